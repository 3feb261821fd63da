import {
  ADDITIONAL_DOCUMENT_TYPES,
  type AdditionalDocumentType,
  DRIVER_DOCUMENT_TYPES,
  type DriverDocumentType,
  type DriverExpirationAttribute,
  VEHICLE_DOCUMENT_TYPES,
  type VehicleDocumentType,
  type VehicleExpirationAttribute,
} from '#countries/document-types.ts';
import type { OwnerKind } from './document-owner.ts';

export type FleetDocumentType = DriverDocumentType | VehicleDocumentType | AdditionalDocumentType;
export type ExpirationAttribute = DriverExpirationAttribute | VehicleExpirationAttribute;

export const FLEET_DOCUMENT_TYPES = [
  ...DRIVER_DOCUMENT_TYPES,
  ...VEHICLE_DOCUMENT_TYPES,
  ...ADDITIONAL_DOCUMENT_TYPES,
] as const satisfies readonly FleetDocumentType[];

/** What a company may ask of each kind of owner. The extra documents are nobody's duty. */
export const TYPES_OF: Readonly<Record<OwnerKind, readonly FleetDocumentType[]>> = {
  driver: DRIVER_DOCUMENT_TYPES,
  truck: VEHICLE_DOCUMENT_TYPES,
  semitrailer: VEHICLE_DOCUMENT_TYPES,
};

const EXTRA: ReadonlySet<string> = new Set(ADDITIONAL_DOCUMENT_TYPES);

/** Documento 1 to 3, which only some people see. */
export function isExtra(type: string): type is AdditionalDocumentType {
  return EXTRA.has(type);
}

export interface FleetDocumentFile {
  readonly id: string;
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
}

/** One document of a driver or a vehicle. A date may be known before the file is there. */
export interface FleetDocument {
  readonly id: string;
  readonly type: FleetDocumentType;
  readonly file: FleetDocumentFile | null;
  /** Printed on it: an insurance policy's. */
  readonly number: string | null;
  readonly category: string | null;
  readonly issuedOn: string | null;
  readonly expiresOn: string | null;
}

/** What somebody changes about a document: a part left out stays as it is, null takes it away. */
export interface FleetDocumentChange {
  readonly type: FleetDocumentType;
  readonly fileId?: string | null | undefined;
  readonly editedFileName?: string | undefined;
  readonly number?: string | null | undefined;
  readonly category?: string | null | undefined;
  readonly issuedDate?: string | null | undefined;
  readonly expirationDate?: string | null | undefined;
  /** The form's own name for the expiry date, to be told when something is wrong with it. */
  readonly expirationField?: ExpirationAttribute;
}
