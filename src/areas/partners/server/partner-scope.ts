import { visibleCountries } from '#areas/partners/contract/partner.permissions.ts';
import type { PartnerKind } from '#areas/partners/rules/partner-kind.ts';
import { countryOf } from '#countries/country.ts';
import type { Country, CountryCode } from '#countries/country-type.ts';
import { requestErrors } from '#kernel/errors.ts';
import { type Actor, companyOf } from '#platform/actor.ts';
import type { PartnerScope } from './partner.repository.ts';

/** What the actor may see of a kind; other partners are not found. */
export function scopeOf(actor: Actor, kind: PartnerKind): PartnerScope {
  return { companyId: companyOf(actor), kind, countries: visibleCountries(kind, actor.permissions) };
}

/** Writing into a country requires the permission for its list. */
export function requireCountry({ countries }: PartnerScope, code: CountryCode): Country {
  if (!countries.includes(code)) throw requestErrors.forbidden({ fields: { countryId: { code: 'choice' } } });
  return countryOf(code);
}
