import { z } from 'zod';
import { callingCodeShape } from '#areas/companies/contract/company.calls.ts';
import { clearableDay, clearableText, countryIdShape } from '#areas/companies/contract/input.shapes.ts';
import { driverDocumentFields, fleetDocumentChangesShape } from '#areas/documents/contract/document.shapes.ts';
import { FLEET_TYPES } from '#areas/fleet/rules/fleet-type.ts';
import { dayShape } from '#kernel/date-shapes.ts';
import { idShape } from '#kernel/ids.ts';
import { textShape } from '#kernel/text.ts';

/** Longer than any number with its separators; how long it may really be is the country's business. */
const NUMBER_MAX = 60;

/** What a form says; a field left out stays as it is. The country decides which of them exist and what they may hold. */
const fields = {
  firstName: textShape(),
  lastName: textShape(),
  /** Calling code of the phone; without it the driver's country is meant. */
  countryCode: callingCodeShape,
  phone: textShape(NUMBER_MAX),
  typeDocumentId: textShape(NUMBER_MAX),
  /** `number_state` where the state that issued it is known. */
  documentId: clearableText(NUMBER_MAX),
  birthDate: dayShape,
  driverLicense: textShape(NUMBER_MAX),
  driverLicenseCategory: clearableText(NUMBER_MAX),
  taxId: clearableText(NUMBER_MAX),
  businessName: clearableText(),
  personReference: clearableText(),
  phoneReference: clearableText(NUMBER_MAX),
  street: clearableText(),
  typeOfFleet: z.enum(FLEET_TYPES).nullable().optional(),
  curp: clearableText(NUMBER_MAX),
  chatExpirationDate: clearableDay,
  operator: clearableText(),
  eventualTrucker: z.boolean().optional(),
  /** The transport company the driver works for. */
  transportCompanyId: idShape.nullable().optional(),
  /** The member of the company the driver signs in as. */
  accountId: idShape.nullable().optional(),
  /** An image the caller uploaded before. */
  photoId: idShape.nullable().optional(),
  /** Uploaded files and what is known of the documents. */
  documents: fleetDocumentChangesShape.optional(),
  ...driverDocumentFields,
};

export const newDriverShape = z.strictObject({ countryId: countryIdShape, ...fields });
export type NewDriverInput = z.output<typeof newDriverShape>;

export const driverChangeShape = z.strictObject({
  countryId: countryIdShape.optional(),
  ...fields,
  firstName: fields.firstName.optional(),
  lastName: fields.lastName.optional(),
  phone: fields.phone.optional(),
  typeDocumentId: fields.typeDocumentId.optional(),
  birthDate: fields.birthDate.optional(),
  driverLicense: fields.driverLicense.optional(),
});
export type DriverChange = z.output<typeof driverChangeShape>;
