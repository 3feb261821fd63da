import { z } from 'zod';
import { countryIdShape } from '#areas/companies/contract/input.shapes.ts';
import { driverDocumentFields, fleetDocumentChangesShape } from '#areas/documents/contract/document.shapes.ts';
import { DRIVER_FIELDS } from '#areas/fleet/rules/driver-fields.ts';
import { inputShapes, newShapes } from '#kernel/fields.ts';
import { idShape } from '#kernel/ids.ts';

/** What a form sends besides the driver's fields. */
const others = {
  /** The transport company the driver works for. */
  transportCompanyId: idShape.nullable().optional(),
  /** The member of the company the driver signs in as. */
  accountId: idShape.nullable().optional(),
  /** An image the caller uploaded before. */
  photoId: idShape.nullable().optional(),
  /** Uploaded files with the number and dates of the documents. */
  documents: fleetDocumentChangesShape.optional(),
  ...driverDocumentFields,
};

export const newDriverShape = z.strictObject({ countryId: countryIdShape, ...newShapes(DRIVER_FIELDS), ...others });
export type NewDriverInput = z.output<typeof newDriverShape>;

/** Fields that the form leaves out keep their stored value. */
export const driverChangeShape = z.strictObject({
  countryId: countryIdShape.optional(),
  ...inputShapes(DRIVER_FIELDS),
  ...others,
});
export type DriverChange = z.output<typeof driverChangeShape>;
