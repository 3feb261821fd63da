import { COUNTRY_CODES } from '#countries/country-type.ts';
import { type CatalogueDefinition, COUNTRY_CATALOGUE } from '#kernel/catalogue.ts';

/** The product knows the rules of these countries; the platform says what they are called and which are offered. */
export const catalogues: readonly CatalogueDefinition[] = [
  {
    id: COUNTRY_CATALOGUE,
    keys: COUNTRY_CODES,
    phrases: ['countries', 'imports.countries', 'lists.vehicleClaims.values.countryId'],
    isClosed: true,
    ofPlatform: true,
  },
];
