import { z } from 'zod';
import type { VehicleView } from '#areas/fleet/contract/vehicle.shapes.ts';
import { newVehicleShape } from '#areas/fleet/contract/vehicle-input.shapes.ts';
import { readVehicle } from '#areas/fleet/rules/read-vehicle.ts';
import { VEHICLE_FIELDS } from '#areas/fleet/rules/vehicle-fields.ts';
import type { VehicleKind } from '#areas/fleet/rules/vehicle-fleet.ts';
import { DEVICE_MAX } from '#areas/fleet/rules/vehicle-limits.ts';
import { countryOf } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { VEHICLE_EXPIRATION_ATTRIBUTES } from '#countries/document-types.ts';
import { isOwnKey } from '#kernel/catalogue.ts';
import { formValues } from '#kernel/field-mapping.ts';
import { formShapes } from '#kernel/fields.ts';
import { optionalTextShape } from '#kernel/text.ts';
import type { FileItem } from '#ui/upload/file-value.ts';
import { filesOf } from '../../documents/document-change.ts';
import { documentFileShape } from '../../documents/document-shape.ts';
import { pairProblems, trailerPair } from '../match/trailer-pair.ts';

const photoShape = z.custom<FileItem>((item) => typeof item === 'object' && item !== null && 'url' in item);

/** The body of the call, the match of a truck and the photos, checked by the same rules as on the server. */
export function vehicleShape(kind: VehicleKind, thisYear: number) {
  return newVehicleShape
    .omit({ documents: true, photoIds: true })
    .extend({
      ...formShapes(VEHICLE_FIELDS),
      documents: z.record(z.string(), documentFileShape),
      photos: z.array(photoShape),
      ...trailerPair,
      deviceId: optionalTextShape(DEVICE_MAX),
    })
    .superRefine((given, context) => {
      const { problems } = readVehicle(kind, countryOf(given.countryId), given, thisYear, isOwnKey);
      for (const [name, problem] of Object.entries(problems)) {
        context.addIssue({ code: 'custom', path: name.split('.'), params: problem });
      }
      pairProblems(given, context);
    });
}

export type VehicleShape = ReturnType<typeof vehicleShape>;
export type VehicleInput = z.input<VehicleShape>;
export type VehicleForm = z.output<VehicleShape>;

/** The start values of the form: the stored vehicle, or an empty form of the country. */
export function formOf(vehicle: VehicleView | null, country: CountryCode): VehicleInput {
  return {
    ...formValues(VEHICLE_FIELDS, vehicle && { ...vehicle, ...sentOf(vehicle) }),
    countryId: vehicle?.country.countryCode ?? country,
    transportCompanyId: vehicle?.transportCompany?._id ?? null,
    documents: filesOf(vehicle?.documents ?? []),
    photos: [],
    trailerId: vehicle?.trailer?._id ?? null,
    secondTrailerId: vehicle?.secondTrailer?._id ?? null,
    deviceId: vehicle?.gpsDeviceId ?? '',
    insurancePolicyNumber: vehicle?.documentInfo.insurancePolicyNumber ?? '',
    ...Object.fromEntries(
      VEHICLE_EXPIRATION_ATTRIBUTES.map((attribute) => [attribute, vehicle?.documentInfo[attribute] ?? null]),
    ),
  };
}

/** Records that a reply has by name, as a request sends them. */
function sentOf({ type, brand, features }: VehicleView) {
  return {
    typeId: type._id,
    brand: brand?.transportUnitBrandName,
    features: Object.fromEntries(features.map(({ _id, value }) => [_id, value])),
  };
}
