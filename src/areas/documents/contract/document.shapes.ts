import { z } from 'zod';
import { clearableDay, clearableText, fileNameShape } from '#areas/companies/contract/input.shapes.ts';
import { DRIVER_EXPIRATION_ATTRIBUTES, VEHICLE_EXPIRATION_ATTRIBUTES } from '#countries/document-types.ts';
import { idShape } from '#kernel/ids.ts';
import type { DocumentAttribute } from '../rules/document-dates.ts';
import { DOCUMENT_CATEGORY_MAX, DOCUMENT_NUMBER_MAX, MAX_DOCUMENT_CHANGES } from '../rules/document-limits.ts';
import { FLEET_DOCUMENT_TYPES } from '../rules/fleet-document.ts';
import { REASON_CODES, VERDICTS } from '../rules/verdict.ts';

export const fleetDocumentTypeShape = z.enum(FLEET_DOCUMENT_TYPES);
const text = z.string().nullable();

/** One slot of the checklist with its document, if any. */
export const fleetDocumentShape = z.object({
  type: fleetDocumentTypeShape,
  required: z.boolean(),
  /** Position in the country's order, counted from 1; front and reverse share theirs. */
  order: z.number().int(),
  complete: z.boolean(),
  /** The form's field with the expiry date; null where the document does not expire. */
  expiration: z.enum([...DRIVER_EXPIRATION_ATTRIBUTES, ...VEHICLE_EXPIRATION_ATTRIBUTES]).nullable(),
  state: z.enum(['undated', 'valid', 'expiring', 'expired']),
  /** Null while no document is stored. */
  _id: idShape.nullable(),
  fileId: idShape.nullable(),
  fileName: text,
  contentType: text,
  size: z.number().int().nullable(),
  /** Signed, short-lived link. */
  url: text,
  number: text,
  category: text,
  issuedDate: text,
  expirationDate: text,
});
export type FleetDocumentView = z.output<typeof fleetDocumentShape>;

export const completionShape = z.object({
  done: z.number().int(),
  required: z.number().int(),
  /** From 0 to 100. */
  percentage: z.number().int(),
});

export const verdictShape = z.object({
  verdict: z.enum(VERDICTS),
  /** Worst first. */
  reasons: z.array(
    z.object({ code: z.enum(REASON_CODES), type: fleetDocumentTypeShape.nullable(), expirationDate: text }),
  ),
});
export type VerdictView = z.output<typeof verdictShape>;

/** All documents of a driver or a vehicle, as its details show them. */
export const fleetDocumentsShape = z.object({
  documents: z.array(fleetDocumentShape),
  completion: completionShape,
  documentsVerdict: verdictShape,
});
export type FleetDocumentsView = z.output<typeof fleetDocumentsShape>;

/** A file the caller uploaded and the document's data; a part left out keeps its value, null deletes it. */
export const fleetDocumentChangeShape = z.strictObject({
  type: fleetDocumentTypeShape,
  fileId: idShape.nullable().optional(),
  editedFileName: fileNameShape.optional(),
  number: clearableText(DOCUMENT_NUMBER_MAX),
  category: clearableText(DOCUMENT_CATEGORY_MAX),
  issuedDate: clearableDay,
  expirationDate: clearableDay,
});

/** The `documents` of a form. */
export const fleetDocumentChangesShape = z.array(fleetDocumentChangeShape).max(MAX_DOCUMENT_CHANGES);

/** The fields of a driver's form that belong to documents. */
export const driverDocumentFields = {
  documentIdExpirationDate: clearableDay,
  driverLicenseExpirationDate: clearableDay,
  securityIssuedDate: clearableDay,
  securityExpirationDate: clearableDay,
} satisfies Partial<Record<DocumentAttribute, unknown>>;

/** The fields of a truck's or semitrailer's form that belong to documents. */
export const vehicleDocumentFields = {
  soatExpirationDate: clearableDay,
  tucExpirationDate: clearableDay,
  crlvExpirationDate: clearableDay,
  dpvatExpirationDate: clearableDay,
  insurancePolicyExpirationDate: clearableDay,
  insurancePolicyNumber: clearableText(DOCUMENT_NUMBER_MAX),
  circulationCardExpirationDate: clearableDay,
  operationCardExpirationDate: clearableDay,
  technicalInspectionExpirationDate: clearableDay,
} satisfies Partial<Record<DocumentAttribute, unknown>>;
