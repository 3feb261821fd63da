import { choice, decimal, integer, number, option, requiredText, text } from '#kernel/field-kinds.ts';
import { type Field, type FormOutput, fieldsWith, fieldsWithout, inside } from '#kernel/fields.ts';
import { FLEET_TYPES } from './fleet-type.ts';
import { BRAND_MAX, COLOR_MAX } from './vehicle-limits.ts';
import { TYPES } from './vehicle-type.ts';

interface VehicleField extends Field {
  /** A reply has it in another form, which the presenter decides. */
  readonly presented?: true;
  /** A reply about a truck also has it for the semitrailers. */
  readonly ofTrailer?: true;
}

/**
 * The fields of a vehicle's form, written once: the request, the columns, the reply, the form's start values and the
 * audit follow from a line. Its label is the phrase `fleet.vehicles.fields.<name>`. Country, documents, transport
 * company and the match of a truck have their own rules and no line here.
 */
// biome-ignore format: one line for each field
export const VEHICLE_FIELDS = {
  plate: { column: 'plate', kind: requiredText(20), ofTrailer: true },
  typeId: { column: 'type', kind: { ...requiredText(40), catalogue: TYPES }, presented: true },
  brand: { column: 'brand', kind: text(BRAND_MAX), presented: true },
  year: { column: 'year', kind: integer, ofTrailer: true },
  color: { column: 'color', kind: text(COLOR_MAX), ofTrailer: true },
  chassis: { column: 'chassis', kind: text(50) },
  crpva: { column: 'crpva', kind: text(50) },
  typeDocumentRuat: { column: 'ruat_document_type', kind: option(20), ofTrailer: true },
  axles: { wire: 'features.axles', column: 'axles', kind: number, presented: true },
  capacity: { wire: 'features.capacity', column: 'capacity_tn', kind: decimal, presented: true },
  volume: { wire: 'features.volume', column: 'volume_m3', kind: decimal, presented: true },
  pallets: { wire: 'features.pallets', column: 'pallets', kind: number, presented: true },
  typeOfFleet: { column: 'fleet_type', kind: choice(FLEET_TYPES), presented: true },
} as const satisfies Readonly<Record<string, VehicleField>>;

/** The vehicle's fields as a form sends them; numbers are as typed until `readVehicle` parses them. */
export type VehicleDetails = FormOutput<typeof VEHICLE_FIELDS>;

export const FEATURE_FIELDS = inside(VEHICLE_FIELDS, 'features');
/** The fields that a reply has exactly as stored. */
export const PLAIN_FIELDS = fieldsWithout(VEHICLE_FIELDS, 'presented');
export const TRAILER_FIELDS = fieldsWith(VEHICLE_FIELDS, 'ofTrailer');
