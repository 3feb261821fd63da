import { z } from 'zod';
import { clearableText, countryIdShape, versionShape } from '#areas/companies/contract/input.shapes.ts';
import { fleetDocumentChangesShape, vehicleDocumentFields } from '#areas/documents/contract/document.shapes.ts';
import { FLEET_TYPES } from '#areas/fleet/rules/fleet-type.ts';
import { BRAND_MAX, COLOR_MAX, DEVICE_MAX, MAX_VEHICLE_PHOTOS } from '#areas/fleet/rules/vehicle-limits.ts';
import { idShape } from '#kernel/ids.ts';
import { textShape } from '#kernel/text.ts';

const clearableNumber = z.number().nullable().optional();

/** What a form says; a field left out stays as it is. Documents are changed type by type, photos by their own calls once it is there. */
const fields = {
  countryId: countryIdShape,
  plate: textShape(20),
  typeId: textShape(40),
  brand: clearableText(BRAND_MAX),
  year: z.number().int().nullable().optional(),
  color: clearableText(COLOR_MAX),
  chassis: clearableText(50),
  crpva: clearableText(50),
  typeDocumentRuat: clearableText(20),
  features: z
    .strictObject({
      axles: clearableNumber,
      capacity: clearableNumber,
      volume: clearableNumber,
      pallets: clearableNumber,
    })
    .optional(),
  typeOfFleet: z.enum(FLEET_TYPES).nullable().optional(),
  transportCompanyId: idShape.nullable().optional(),
  /** What a truck pulls, and the device it carries; a semitrailer has none of them. */
  trailerId: idShape.nullable().optional(),
  secondTrailerId: idShape.nullable().optional(),
  deviceId: clearableText(DEVICE_MAX),
  documents: fleetDocumentChangesShape.optional(),
  ...vehicleDocumentFields,
};

export const newVehicleShape = z.strictObject({
  ...fields,
  /** Pictures the caller uploaded before. */
  photoIds: z.array(idShape).max(MAX_VEHICLE_PHOTOS).optional(),
});
export type NewVehicleInput = z.output<typeof newVehicleShape>;

export const vehicleChangeShape = z.strictObject({
  ...fields,
  countryId: fields.countryId.optional(),
  plate: fields.plate.optional(),
  typeId: fields.typeId.optional(),
  version: versionShape,
});
export type VehicleChange = Omit<z.output<typeof vehicleChangeShape>, 'version'>;
