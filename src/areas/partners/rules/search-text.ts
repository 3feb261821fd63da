import type { Country } from '#countries/country-type.ts';
import type { PartnerDetails } from './partner-details.ts';

/** Every text by which a partner is found, one per line; the tax id both as stored and as shown. */
export function searchText(country: Country, details: PartnerDetails): string {
  const { taxId } = details;
  const texts = [
    details.name,
    taxId,
    taxId && country.taxId.company.format(taxId),
    details.address,
    details.city,
    ...details.contacts.flatMap(({ fullName, phone, email }) => [fullName, phone, email]),
    ...details.addresses.flatMap(({ fullName, address, city }) => [fullName, address, city]),
  ];
  return [...new Set(texts.filter(Boolean))].join('\n');
}
