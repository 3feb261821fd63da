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
import type { OwnerKind } from './paper-owner.ts';

export type PaperType = DriverDocumentType | VehicleDocumentType | AdditionalDocumentType;
export type ExpirationAttribute = DriverExpirationAttribute | VehicleExpirationAttribute;

export const PAPER_TYPES = [
  ...DRIVER_DOCUMENT_TYPES,
  ...VEHICLE_DOCUMENT_TYPES,
  ...ADDITIONAL_DOCUMENT_TYPES,
] as const satisfies readonly PaperType[];

/** What a company may ask of each kind of owner. The extra papers are nobody's duty. */
export const TYPES_OF: Readonly<Record<OwnerKind, readonly PaperType[]>> = {
  driver: DRIVER_DOCUMENT_TYPES,
  truck: VEHICLE_DOCUMENT_TYPES,
  semitrailer: VEHICLE_DOCUMENT_TYPES,
};

const EXTRA: ReadonlySet<string> = new Set(ADDITIONAL_DOCUMENT_TYPES);

/** Documento 1 to 3, which only some people see. */
export function isExtra(type: string): type is AdditionalDocumentType {
  return EXTRA.has(type);
}

export interface PaperFile {
  readonly id: string;
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
}

/** One paper of a driver or a vehicle. A date may be known before the file is there. */
export interface Paper {
  readonly id: string;
  readonly type: PaperType;
  readonly file: PaperFile | null;
  /** Printed on it: an insurance policy's. */
  readonly number: string | null;
  readonly category: string | null;
  readonly issuedOn: string | null;
  readonly expiresOn: string | null;
}

/** What somebody changes about a paper: a part left out stays as it is, null takes it away. */
export interface PaperChange {
  readonly type: PaperType;
  readonly fileId?: string | null | undefined;
  readonly editedFileName?: string | undefined;
  readonly number?: string | null | undefined;
  readonly category?: string | null | undefined;
  readonly issuedDate?: string | null | undefined;
  readonly expirationDate?: string | null | undefined;
  /** The form's own name for the expiry date, to be told when something is wrong with it. */
  readonly expirationField?: ExpirationAttribute;
}
