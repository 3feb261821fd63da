import { PARTNER_RIGHTS, visibleCountries } from '#areas/partners/contract/partner.permissions.ts';
import type { PartnerKind } from '#areas/partners/rules/partner-kind.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { holds } from '#kernel/permission.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';

export interface PartnerAccess {
  readonly mayWrite: boolean;
  /** The countries whose partners the user sees. */
  readonly countries: readonly CountryCode[];
}

/** Writing requires at least one visible country. */
export function usePartnerAccess(kind: PartnerKind): PartnerAccess {
  const { permissions } = useSignedIn();
  const countries = visibleCountries(kind, permissions);
  return { countries, mayWrite: countries.length > 0 && holds(permissions, PARTNER_RIGHTS[kind].write) };
}
