import { z } from 'zod';
import { COUNTRY_CODES } from '#countries/country-type.ts';

/** One photo in base64, with or without the beginning of a data URL. */
export const cardPhotoShape = z.strictObject({
  country: z.enum(COUNTRY_CODES),
  content: z.string().min(1),
});

/** `value` is what the form takes, days as YYYY-MM-DD; `confidence` goes from 0 to 100. */
export const suggestionShape = z.object({
  value: z.string(),
  confidence: z.number().int().min(0).max(100),
});

const suggestion = suggestionShape.optional();

/** Named as in the driver's profile; what could not be read is left out. */
export const driverSuggestionsShape = z.object({
  firstName: suggestion,
  lastName: suggestion,
  typeDocumentId: suggestion,
  documentId: suggestion,
  curp: suggestion,
  birthDate: suggestion,
  driverLicense: suggestion,
  driverLicenseCategory: suggestion,
  driverLicenseExpirationDate: suggestion,
});
export type DriverSuggestions = z.output<typeof driverSuggestionsShape>;

/** Named as in the transport unit; `owner` is the name printed on the card. */
export const vehicleSuggestionsShape = z.object({
  plate: suggestion,
  chassis: suggestion,
  crpva: suggestion,
  brand: suggestion,
  year: suggestion,
  color: suggestion,
  owner: suggestion,
});
export type VehicleSuggestions = z.output<typeof vehicleSuggestionsShape>;
