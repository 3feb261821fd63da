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

/** What a company may ask of each kind of owner; the extra documents are never required. */
export const TYPES_OF: Readonly<Record<OwnerKind, readonly FleetDocumentType[]>> = {
  driver: DRIVER_DOCUMENT_TYPES,
  truck: VEHICLE_DOCUMENT_TYPES,
  semitrailer: VEHICLE_DOCUMENT_TYPES,
};

const EXTRA: ReadonlySet<string> = new Set(ADDITIONAL_DOCUMENT_TYPES);

/** Documento 1 to 3, which only some users see. */
export function isExtra(type: string): type is AdditionalDocumentType {
  return EXTRA.has(type);
}

export interface FleetDocumentFile {
  readonly id: string;
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
}

/** One document of a driver or a vehicle. A date may be known before there is a file. */
export interface FleetDocument {
  readonly id: string;
  readonly type: FleetDocumentType;
  readonly file: FleetDocumentFile | null;
  /** The number printed on it, such as that of an insurance policy. */
  readonly number: string | null;
  readonly category: string | null;
  readonly issuedOn: string | null;
  readonly expiresOn: string | null;
}

/** A change of a document: a part left out keeps its value, null deletes it. */
export interface FleetDocumentChange {
  readonly type: FleetDocumentType;
  readonly fileId?: string | null | undefined;
  readonly editedFileName?: string | undefined;
  readonly number?: string | null | undefined;
  readonly category?: string | null | undefined;
  readonly issuedDate?: string | null | undefined;
  readonly expirationDate?: string | null | undefined;
  /** The form's field for the expiry date, used in errors. */
  readonly expirationField?: ExpirationAttribute;
}
