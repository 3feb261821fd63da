import { checkBirthDate } from '#countries/birth-date.ts';
import type { Country } from '#countries/country-type.ts';
import { Card, type RecognisedLine, type Suggestion } from './ocr-card.ts';
import { pickCategory } from './ocr-category.ts';
import { pickDay } from './ocr-dates.ts';
import { DRIVER_LABELS } from './ocr-driver-labels.ts';
import { readIdentity } from './ocr-identity.ts';
import { readNames } from './ocr-person.ts';

export type DriverSuggestions = {
  readonly firstName?: Suggestion | undefined;
  readonly lastName?: Suggestion | undefined;
  readonly typeDocumentId?: Suggestion | undefined;
  readonly documentId?: Suggestion | undefined;
  readonly curp?: Suggestion | undefined;
  readonly birthDate?: Suggestion | undefined;
  readonly driverLicense?: Suggestion | undefined;
  readonly driverLicenseCategory?: Suggestion | undefined;
  readonly driverLicenseExpirationDate?: Suggestion | undefined;
};

/** Licences are valid for ten years at most; a later day was misread. */
const LONGEST_LICENCE_YEARS = 15;

/** What a photographed licence or identity card suggests for the driver's form; `today` is YYYY-MM-DD. */
export function suggestDriver(lines: readonly RecognisedLine[], country: Country, today: string): DriverSuggestions {
  const card = new Card(lines, DRIVER_LABELS);

  const isBirth = (day: string) => {
    const result = checkBirthDate(day, today);
    return result.ok && result.warnings.length === 0;
  };
  const latest = `${Number(today.slice(0, 4)) + LONGEST_LICENCE_YEARS}`;
  const isExpiry = (day: string) => day.slice(0, 4) <= latest && !isLongPast(day, today);
  const pickBirth = pickDay((days) => [...days].sort().find(isBirth));
  const pickExpiry = pickDay((days) => [...days].sort().filter(isExpiry).at(-1));
  const pickComing = pickDay((days) =>
    [...days]
      .sort()
      .filter((day) => isExpiry(day) && day > today)
      .at(-1),
  );

  const birthDate = card.labelled('birthDate', pickBirth);
  const expiry = card.labelled('driverLicenseExpirationDate', pickExpiry) ?? card.anywhere(pickComing);
  const identity = readIdentity(card, country, isBirth);
  return {
    ...identity,
    birthDate: birthDate ?? identity.birthDate,
    driverLicenseExpirationDate: expiry,
    driverLicenseCategory: card.labelled('driverLicenseCategory', pickCategory(country.printedCards)),
    ...readNames(card, country),
  };
}

function isLongPast(day: string, today: string): boolean {
  return Number(day.slice(0, 4)) < Number(today.slice(0, 4)) - LONGEST_LICENCE_YEARS;
}
