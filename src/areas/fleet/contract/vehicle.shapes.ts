import { z } from 'zod';
import { fleetDocumentsShape } from '#areas/documents/contract/document.shapes.ts';
import { FLEET_TYPES } from '#areas/fleet/rules/fleet-type.ts';
import { MARKETS } from '#areas/fleet/rules/market.ts';
import { VEHICLE_FEATURES } from '#areas/fleet/rules/vehicle-feature.ts';
import { PLAIN_FIELDS, TRAILER_FIELDS } from '#areas/fleet/rules/vehicle-fields.ts';
import { COUNTRY_CODES } from '#countries/country-type.ts';
import { replyShapes } from '#kernel/fields.ts';
import { idShape } from '#kernel/ids.ts';

const text = z.string().nullable();
const number = z.number().nullable();

export const typeRefShape = z.object({ _id: z.string(), transportUnitTypeName: z.string() });
const brandRefShape = z.object({ transportUnitBrandName: z.string() });

export const featureShape = z.object({
  _id: z.enum(VEHICLE_FEATURES),
  transportUnitFeatureName: z.string(),
  value: number,
});

export const photoShape = z.object({
  _id: idShape,
  fileId: idShape,
  /** Signed, short-lived link. */
  url: z.string(),
  createdAt: z.string(),
});
export type PhotoView = z.output<typeof photoShape>;

/** The driver matched with a truck, with the fields that everybody who sees the truck may know. */
export const vehicleDriverShape = z.object({
  _id: idShape,
  fullName: z.string(),
  pathPhoto: text,
  enabled: z.boolean(),
  documentsExpired: z.boolean(),
});

/** A vehicle that another record points to. */
export const vehicleRefShape = z.object({ _id: idShape, plate: z.string() });
export type VehicleRef = z.output<typeof vehicleRefShape>;

const presentedFields = { type: typeRefShape, brand: brandRefShape.nullable() };

export const trailerShape = z.object({
  _id: idShape,
  version: z.number().int(),
  market: z.enum(MARKETS),
  enabled: z.boolean(),
  ...replyShapes(TRAILER_FIELDS),
  ...presentedFields,
  documents: fleetDocumentsShape.shape.documents,
});
export type TrailerView = z.output<typeof trailerShape>;

export const vehicleShape = fleetDocumentsShape.extend({
  _id: idShape,
  version: z.number().int(),
  market: z.enum(MARKETS),
  semitrailer: z.boolean(),
  enabled: z.boolean(),
  country: z.object({ countryCode: z.enum(COUNTRY_CODES), countryName: z.string() }),
  ...replyShapes(PLAIN_FIELDS),
  ...presentedFields,
  ruatInfo: z.object({
    isFromBolivia: z.boolean(),
    chassisNumber: text,
    /** The country's name for the vehicle's own document, which carries the chassis number. */
    chassisNumberLabel: text,
    crpva: text,
  }),
  features: z.array(featureShape),
  /** Null where it is unknown, and for readers who may not see it. */
  typeOfFleet: z.enum(FLEET_TYPES).nullable(),
  transportCompany: z.object({ _id: idShape, name: z.string() }).nullable(),
  gpsDeviceId: text,
  driver: vehicleDriverShape.nullable(),
  trailer: trailerShape.nullable(),
  secondTrailer: trailerShape.nullable(),
  /** The truck that pulls this semitrailer. */
  associatedTransportUnit: vehicleRefShape.nullable(),
  photos: z.array(photoShape),
  /** Expiry dates by the name of the form's field, and the number of the insurance policy. */
  documentInfo: z.record(z.string(), text),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type VehicleView = z.output<typeof vehicleShape>;
