import { personalDocumentOf, phoneRegionOf } from '#countries/country.ts';
import type { Country } from '#countries/country-type.ts';
import { type Rule, textRule } from '#countries/rule.ts';
import type { DriverDetails } from './driver-fields.ts';

const STREET = textRule({ max: 500 });

/** The rule of each field of a driver's form; null where the country, or the document chosen so far, has none. */
export interface DriverRules {
  readonly firstName: Rule;
  readonly lastName: Rule;
  readonly phone: Rule | null;
  readonly documentId: Rule | null;
  readonly driverLicense: Rule;
  readonly taxId: Rule;
  readonly businessName: Rule;
  readonly personReference: Rule;
  readonly phoneReference: Rule;
  readonly street: Rule;
  readonly curp: Rule | null;
  readonly operator: Rule | null;
}

interface Chosen {
  readonly typeDocumentId: string;
  readonly countryCode: string | null;
}

export function driverRules(country: Country, { typeDocumentId, countryCode }: Chosen): DriverRules {
  const region = countryCode ? phoneRegionOf(countryCode) : country;
  return {
    firstName: country.firstName,
    lastName: country.lastName,
    phone: region?.phone.cellphone ?? null,
    documentId: personalDocumentOf(country, typeDocumentId)?.rule ?? null,
    driverLicense: country.driverLicence,
    taxId: country.taxId.person,
    businessName: country.businessName,
    personReference: country.referenceContact,
    phoneReference: country.phone.reference,
    street: STREET,
    curp: country.curp,
    operator: country.operator,
  };
}

/** Which of the fields that only some countries have are on the form. */
export function countryFields({ curp, operator, chatExpiration, fleetType }: Country) {
  return {
    curp: curp !== null,
    operator: operator !== null,
    chatExpirationDate: chatExpiration,
    typeOfFleet: fleetType.allowed,
  };
}

/** The details without the fields that the country does not have. */
export function withinCountry(country: Country, details: DriverDetails): DriverDetails {
  const absent = Object.entries(countryFields(country)).filter(([, exists]) => !exists);
  return { ...details, ...Object.fromEntries(absent.map(([field]) => [field, null])) };
}
