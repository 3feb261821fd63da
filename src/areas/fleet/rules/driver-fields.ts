import { callingCode, choice, day, flag, option, requiredDay, requiredText, text } from '#kernel/field-kinds.ts';
import { type Field, type FormOutput, fieldsWithout } from '#kernel/fields.ts';
import { FLEET_TYPES } from './fleet-type.ts';

interface DriverField extends Field {
  /** A reply has it outside the profile, where the presenter puts it. */
  readonly outside?: true;
}

/** Longer than any number with its separators; the country sets the real limit. */
const NUMBER_MAX = 60;
const requiredNumber = requiredText(NUMBER_MAX);
const number = text(NUMBER_MAX);

/**
 * The fields of a driver's form, written once: the request, the columns, the reply, the form's start values and the
 * audit follow from a line. Its label is the phrase `fleet.drivers.fields.<name>`; the country decides which fields
 * exist and what they may hold. Country, documents with their dates, photo, transport company and account have their
 * own rules and no line here.
 */
// biome-ignore format: one line for each field
export const DRIVER_FIELDS = {
  firstName: { column: 'first_name', kind: requiredText() },
  lastName: { column: 'last_name', kind: requiredText() },
  /** Calling code of the phone; the country's own where it is missing. */
  countryCode: { column: 'phone_code', kind: callingCode, outside: true },
  phone: { column: 'phone', kind: requiredNumber, outside: true },
  typeDocumentId: { column: 'document_type', kind: requiredNumber },
  /** `number_state` where the issuing state is known, otherwise the number alone; the state also has its own column. */
  documentId: { column: 'document_number', kind: number },
  birthDate: { column: 'birth_date', kind: requiredDay },
  driverLicense: { column: 'licence_number', kind: requiredNumber },
  driverLicenseCategory: { column: 'licence_category', kind: option(NUMBER_MAX) },
  taxId: { column: 'tax_id', kind: number },
  businessName: { column: 'business_name', kind: text() },
  personReference: { column: 'reference_person', kind: text() },
  phoneReference: { column: 'reference_phone', kind: number },
  street: { column: 'street', kind: text(), outside: true },
  typeOfFleet: { column: 'fleet_type', kind: choice(FLEET_TYPES) },
  curp: { column: 'curp', kind: number },
  chatExpirationDate: { column: 'chat_expires_on', kind: day },
  operator: { column: 'operator', kind: text() },
  /** Hired for a single trip; the phone is hidden from users without the permission to see it. */
  eventualTrucker: { column: 'eventual', kind: flag, outside: true },
} as const satisfies Readonly<Record<string, DriverField>>;

/** The driver's fields as a form sends them; numbers are as typed until `readDriver` parses them. */
export type DriverDetails = FormOutput<typeof DRIVER_FIELDS>;

export const PROFILE_FIELDS = fieldsWithout(DRIVER_FIELDS, 'outside');
