import { PARTNER_RIGHTS, visibleCountries } from '#areas/partners/contract/partner.permissions.ts';
import type { CountryCode } from '#countries/country-type.ts';
import type { Permission, PermissionRule } from '#kernel/permission.ts';

const names = (...list: readonly Permission[]): readonly Permission[] => list;

/** Whoever may write transport companies invites, reads what came, and decides. */
export const WRITE_REGISTRATIONS: PermissionRule = PARTNER_RIGHTS.transport.write;
export const DOWNLOAD_REGISTRATIONS: PermissionRule = {
  allOf: names('provider-read', 'provider-write', 'download-listings'),
};

/** The right is limited to the countries whose transport companies the person sees. */
export const registrationCountries = (held: ReadonlySet<string>): readonly CountryCode[] =>
  visibleCountries('transport', held);
