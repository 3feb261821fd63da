import { z } from 'zod';
import { countryRefShape } from '#areas/companies/contract/company.shapes.ts';
import { fleetDocumentsShape } from '#areas/documents/contract/document.shapes.ts';
import { PROFILE_FIELDS } from '#areas/fleet/rules/driver-fields.ts';
import { FLEET_TYPES } from '#areas/fleet/rules/fleet-type.ts';
import { MARKETS } from '#areas/fleet/rules/market.ts';
import { replyShapes } from '#kernel/fields.ts';
import { idShape } from '#kernel/ids.ts';
import { driverAccountShape } from './driver-account.calls.ts';

const text = z.string().nullable();

const profileShape = z.object({
  ...replyShapes(PROFILE_FIELDS),
  typeOfFleet: z.enum(FLEET_TYPES).nullable(),
  /** Signed, short-lived link. */
  pathPhoto: text,
  documentIdExpirationDate: text,
  driverLicenseExpirationDate: text,
  securityIssuedDate: text,
  securityExpirationDate: text,
});

/** The truck the driver is assigned to, with what it pulls. */
const assignedUnitShape = z.object({
  _id: idShape,
  plate: z.string(),
  type: z.string(),
  trailer: z.object({ _id: idShape, plate: z.string() }).nullable(),
  secondTrailer: z.object({ _id: idShape, plate: z.string() }).nullable(),
});

export const driverShape = fleetDocumentsShape.extend({
  _id: idShape,
  version: z.number().int(),
  market: z.enum(MARKETS),
  fullName: z.string(),
  country: countryRefShape,
  profile: profileShape,
  /** Calling code and number; both null where the reader may not see the phone of an eventual driver. */
  auth: z.object({ countryCode: text, phone: text }),
  address: z.object({ street: text }),
  account: z.object({
    createDate: z.string(),
    /** The account the driver signs in with; null while there is none. */
    user: driverAccountShape.nullable(),
  }),
  transportCompany: z.object({ _id: idShape, name: z.string() }).nullable(),
  transportUnit: assignedUnitShape.nullable(),
  verified: z.boolean(),
  enabled: z.boolean(),
  eventualTrucker: z.boolean(),
  /** Null while nobody has rated the driver. */
  rating: z.number().nullable(),
  /** The rating of five as a share, from 0 to 100. */
  ratingPercentage: z.number().nullable(),
  totalTravel: z.number().int(),
  updatedAt: z.string(),
});
export type DriverView = z.output<typeof driverShape>;

/** What a look-up returns about a driver of the company itself. */
export const foundDriverShape = z.object({
  _id: idShape,
  market: z.enum(MARKETS),
  fullName: z.string(),
  pathPhoto: text,
  country: countryRefShape,
  typeDocumentId: z.string(),
  documentId: text,
  driverLicense: z.string(),
  plate: text,
  verified: z.boolean(),
  enabled: z.boolean(),
});
export type FoundDriver = z.output<typeof foundDriverShape>;

/** What everybody may see of a driver: no phone, no document number, not even the full name. */
export const openDriverShape = z.object({
  _id: idShape,
  shortName: z.string(),
  country: countryRefShape,
  driverLicenseCategory: text,
  verified: z.boolean(),
  rating: z.number().nullable(),
  totalTravel: z.number().int(),
});
export type OpenDriver = z.output<typeof openDriverShape>;
