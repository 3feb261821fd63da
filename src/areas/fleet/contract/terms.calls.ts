import { z } from 'zod';
import { COUNTRY_CODES } from '#countries/country-type.ts';
import { defineCall } from '#kernel/api-call.ts';
import { LANGUAGES } from '#kernel/language.ts';

/** How a country calls the people and the vehicles of a carrier; the same for everybody, so that it may be kept. */
const query = z.strictObject({ country: z.enum(COUNTRY_CODES) });
/** In the caller's language as the country speaks it, else in the country's own. */
const about = { country: z.enum(COUNTRY_CODES), language: z.enum(LANGUAGES) };
const text = z.string();

export const carrierTerms = defineCall({
  id: 'terms.carrier',
  method: 'GET',
  path: '/terms/carrier',
  summary: 'How a country calls carriers and drivers, and the numbers that identify them.',
  access: 'public',
  query,
  reply: z.object({
    ...about,
    terms: z.object({ transportCompany: text, driver: text, drivers: text, operator: text.nullable(), licence: text }),
    taxId: text,
    personalDocuments: z.array(text),
    licenceCategories: z.array(text),
  }),
});

export const transportUnitTerms = defineCall({
  id: 'terms.transportUnit',
  method: 'GET',
  path: '/terms/transportUnit',
  summary: 'How a country calls trucks and semitrailers, and what identifies them.',
  access: 'public',
  query,
  reply: z.object({
    ...about,
    terms: z.object({ truck: text, trucks: text, semitrailer: text, semitrailers: text, plate: text, chassis: text }),
    /** The vehicle's own document, where the country has a name for it. */
    vehicleDocument: text.nullable(),
  }),
});
