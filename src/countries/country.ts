import { ARGENTINA } from './ar/ar.ts';
import { BOLIVIA } from './bo/bo.ts';
import { BRAZIL } from './br/br.ts';
import { CHILE } from './cl/cl.ts';
import {
  COUNTRY_CODES,
  type Country,
  type CountryCode,
  type CountryNames,
  type PersonalDocument,
} from './country-type.ts';
import { MEXICO } from './mx/mx.ts';
import { PERU } from './pe/pe.ts';
import { type CountryPhone, countryPhone } from './phone.ts';
import { PARAGUAY } from './py/py.ts';
import { URUGUAY } from './uy/uy.ts';

const BY_CODE: Readonly<Record<CountryCode, Country>> = {
  BO: BOLIVIA,
  PE: PERU,
  CL: CHILE,
  PY: PARAGUAY,
  MX: MEXICO,
  BR: BRAZIL,
  AR: ARGENTINA,
  UY: URUGUAY,
};

export const COUNTRIES: readonly Country[] = COUNTRY_CODES.map((code) => BY_CODE[code]);

/** Used for a company without country, and for driver and vehicle look-ups without one. */
export const DEFAULT_COUNTRY: CountryCode = 'BO';

export function isCountryCode(value: unknown): value is CountryCode {
  return typeof value === 'string' && Object.hasOwn(BY_CODE, value);
}

export function countryOf(code: CountryCode): Country {
  return BY_CODE[code];
}

/** For data that may lack a country or have one the product does not serve. */
export function countryOrDefault(code: string | null | undefined): Country {
  return countryOf(isCountryCode(code) ? code : DEFAULT_COUNTRY);
}

/** A plate as its country writes it. */
export function shownPlate(country: string | null | undefined, plate: string): string {
  return countryOrDefault(country).plate.format(plate);
}

/** Every form in which a plate may stand in an order, whatever its country, for whoever types one without its signs. */
export function plateForms(typed: string): readonly string[] {
  return [...new Set([typed, ...COUNTRIES.map(({ plate }) => plate.format(typed))])];
}

/** The time zone of a country; for data without a country, that of the default one. */
export function usualZone(code: string | null | undefined): string {
  return countryOrDefault(code).timeZone;
}

export function personalDocumentOf(country: Country, type: string): PersonalDocument | undefined {
  return country.personalDocuments.find((document) => document.type === type);
}

export type PhoneRegion = {
  readonly region: CountryCode | 'CO';
  readonly names: CountryNames;
  readonly flag: string;
  readonly phone: CountryPhone;
};

/** Colombia's calling code is offered, but Colombia is no country of the product. */
const COLOMBIA: PhoneRegion = {
  region: 'CO',
  names: { pt: 'Colômbia', es: 'Colombia', en: 'Colombia' },
  flag: '🇨🇴',
  phone: countryPhone({ code: '57', min: 7, max: 11, mobile: /^3\d{9}$/, subscriber: /^[36]\d{9}$/ }),
};

/** The options of a phone-code selector. */
export const PHONE_REGIONS: readonly PhoneRegion[] = [
  ...COUNTRIES.map(({ code, names, flag, phone }) => ({ region: code, names, flag, phone })),
  COLOMBIA,
];

/** Finds a calling code, with or without plus. */
export function phoneRegionOf(callingCode: string): PhoneRegion | undefined {
  const code = callingCode.replace(/^\+/, '');
  return PHONE_REGIONS.find(({ phone }) => phone.code === code);
}
