import type { PartnerKind } from '#areas/partners/rules/partner-kind.ts';
import { COUNTRY_CODES, type CountryCode } from '#countries/country-type.ts';
import { holds, namesIn, type Permission, type PermissionRule } from '#kernel/permission.ts';

const rule = <const T extends Permission>(name: T): T => name;
const anyOf = (...names: readonly Permission[]): PermissionRule => ({ anyOf: names });
const allOf = (...names: readonly Permission[]): PermissionRule => ({ allOf: names });

const DOWNLOAD = rule('download-listings');
/** Prices of orders, and what is owed for them. */
export const SEE_FREIGHT = rule('show-freight-columns');
/** Its holders can select all documents of a gallery at once. */
export const DOCUMENT_SELECTION = rule('ATTRIB_OC_ITC');

interface Rights {
  readonly read: PermissionRule;
  readonly write: PermissionRule;
  readonly download: PermissionRule;
  /** The permission for the partners of one country; null where all countries go together. */
  readonly country: ((code: Lowercase<CountryCode>) => Permission) | null;
}

export const PARTNER_RIGHTS: Readonly<Record<PartnerKind, Rights>> = {
  client: {
    read: rule('client-read'),
    write: allOf('client-read', 'client-write'),
    download: allOf('client-read', DOWNLOAD),
    country: (code) => `client-list-${code}`,
  },
  transport: {
    read: rule('provider-read'),
    write: allOf('provider-read', 'provider-write'),
    download: allOf('provider-read', DOWNLOAD),
    country: (code) => `transport-company-list-${code}`,
  },
  external: {
    read: anyOf('external-company-read', 'external-company-write'),
    write: rule('external-company-write'),
    // Without the right to read the list is empty anyway.
    download: DOWNLOAD,
    country: null,
  },
};

const inSmallLetters = (code: CountryCode) => code.toLowerCase() as Lowercase<CountryCode>;

/** The countries whose partners an actor sees; the right to write is limited to them too. */
export function visibleCountries(kind: PartnerKind, held: ReadonlySet<string>): readonly CountryCode[] {
  const { read, country } = PARTNER_RIGHTS[kind];
  if (!holds(held, read)) return [];
  return COUNTRY_CODES.filter((code) => !country || held.has(country(inSmallLetters(code))));
}

/** The permissions needed to see the partners of a country. */
export function seesPartnersOf(kind: PartnerKind, code: CountryCode): PermissionRule {
  const { read, country } = PARTNER_RIGHTS[kind];
  return country ? { allOf: [...namesIn(read), country(inSmallLetters(code))] } : read;
}
