import { z } from 'zod';
import { clearableText, countryIdShape, versionShape } from '#areas/companies/contract/input.shapes.ts';
import { fleetDocumentChangesShape, vehicleDocumentFields } from '#areas/documents/contract/document.shapes.ts';
import { FEATURE_FIELDS, VEHICLE_FIELDS } from '#areas/fleet/rules/vehicle-fields.ts';
import { DEVICE_MAX, MAX_VEHICLE_PHOTOS } from '#areas/fleet/rules/vehicle-limits.ts';
import { inputShapes, newShapes } from '#kernel/fields.ts';
import { idShape } from '#kernel/ids.ts';

/**
 * What a form sends; a field left out keeps its stored value. Documents are changed type by type, and the photos of an
 * existing vehicle by their own calls.
 */
const fields = {
  features: z.strictObject(inputShapes(FEATURE_FIELDS)).optional(),
  transportCompanyId: idShape.nullable().optional(),
  /** What a truck pulls and its GPS device; a semitrailer has neither. */
  trailerId: idShape.nullable().optional(),
  secondTrailerId: idShape.nullable().optional(),
  deviceId: clearableText(DEVICE_MAX),
  documents: fleetDocumentChangesShape.optional(),
  ...vehicleDocumentFields,
};

export const newVehicleShape = z.strictObject({
  countryId: countryIdShape,
  ...newShapes(VEHICLE_FIELDS),
  ...fields,
  /** Pictures the caller uploaded before. */
  photoIds: z.array(idShape).max(MAX_VEHICLE_PHOTOS).optional(),
});
export type NewVehicleInput = z.output<typeof newVehicleShape>;

export const vehicleChangeShape = z.strictObject({
  countryId: countryIdShape.optional(),
  ...inputShapes(VEHICLE_FIELDS),
  ...fields,
  version: versionShape,
});
export type VehicleChange = Omit<z.output<typeof vehicleChangeShape>, 'version'>;
