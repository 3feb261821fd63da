import { FieldReader } from '#areas/companies/rules/field-reader.ts';
import { phoneRegionOf } from '#countries/country.ts';
import type { Country } from '#countries/country-type.ts';
import { withRequired } from '#countries/rule.ts';
import type { FieldProblem } from '#kernel/errors.ts';

/** What makes the person who applies a driver; without it only the company and the truck are registered. */
export interface OutsideDriver {
  readonly typeDocumentId: string;
  readonly documentId: string | null;
  readonly driverLicense: string;
  readonly birthDate: string;
}

/** A carrier without an account, as they describe themselves; numbers are as typed until `readOutsideCarrier` reads them. */
export interface OutsideCarrier {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string | null;
  readonly taxId: string | null;
  /** Calling code of the phone; the country's own where it is missing. */
  readonly countryCode: string | null;
  readonly phone: string;
  readonly plate: string;
  readonly driver: OutsideDriver | null;
}

export interface OutsideReading {
  /** With every number in its stored form. */
  readonly carrier: OutsideCarrier;
  readonly problems: Readonly<Record<string, FieldProblem>>;
}

/** Reads the form by the rules of the country of the company that offers the freight. */
export function readOutsideCarrier(country: Country, said: OutsideCarrier): OutsideReading {
  const reader = new FieldReader(country);
  const region = said.countryCode ? phoneRegionOf(said.countryCode) : country;
  const carrier: OutsideCarrier = {
    ...said,
    firstName: reader.text('firstName', withRequired(country.firstName, true), said.firstName) ?? '',
    lastName: reader.text('lastName', withRequired(country.lastName, true), said.lastName) ?? '',
    company: reader.text('company', country.businessName, said.company ?? ''),
    taxId: reader.text('taxId', country.taxId.company, said.taxId ?? ''),
    countryCode: region?.phone.code ?? null,
    phone: reader.text('phone', (region ?? country).phone.cellphone, said.phone) ?? '',
    plate: reader.text('plate', country.plate, said.plate) ?? '',
  };
  return { carrier, problems: { ...(region ? {} : { countryCode: { code: 'choice' } }), ...reader.problems } };
}

export const personName = ({ firstName, lastName }: Pick<OutsideCarrier, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** Who carries, for the shipper: the company, or the person where there is none. */
export const outsideName = (carrier: OutsideCarrier): string => carrier.company ?? personName(carrier);

/** What the shipper still has to find out about a carrier whose application was accepted. */
export const OUTSIDE_GAPS = ['taxId', 'driver'] as const;
export type OutsideGap = (typeof OUTSIDE_GAPS)[number];

/** Waiting applications by one link; more is somebody who plays with it. */
export const WAITING_PER_LINK_MAX = 100;
/** How long after its end an applicant still reads by the link what became of it. */
export const OUTCOME_DAYS = 30;
