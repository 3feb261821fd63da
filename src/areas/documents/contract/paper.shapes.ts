import { z } from 'zod';
import { clearableDay, clearableText, fileNameShape } from '#areas/companies/contract/input.shapes.ts';
import { DRIVER_EXPIRATION_ATTRIBUTES, VEHICLE_EXPIRATION_ATTRIBUTES } from '#countries/document-types.ts';
import { idShape } from '#kernel/ids.ts';
import { PAPER_TYPES } from '../rules/paper.ts';
import type { PaperAttribute } from '../rules/paper-dates.ts';
import { MAX_PAPER_CHANGES, PAPER_CATEGORY_MAX, PAPER_NUMBER_MAX } from '../rules/paper-limits.ts';
import { REASON_CODES, VERDICTS } from '../rules/verdict.ts';

export const paperTypeShape = z.enum(PAPER_TYPES);
const text = z.string().nullable();

/** One place of the checklist with what is there of it. */
export const paperShape = z.object({
  type: paperTypeShape,
  required: z.boolean(),
  /** Place in the country's order, counted from 1; front and reverse share theirs. */
  order: z.number().int(),
  complete: z.boolean(),
  /** The form's field that carries the expiry date; null where the paper does not run out. */
  expiration: z.enum([...DRIVER_EXPIRATION_ATTRIBUTES, ...VEHICLE_EXPIRATION_ATTRIBUTES]).nullable(),
  state: z.enum(['undated', 'valid', 'expiring', 'expired']),
  /** Null while nothing of the paper is known. */
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
export type PaperView = z.output<typeof paperShape>;

export const completionShape = z.object({
  done: z.number().int(),
  required: z.number().int(),
  /** From 0 to 100. */
  percentage: z.number().int(),
});

export const verdictShape = z.object({
  verdict: z.enum(VERDICTS),
  /** Worst first. */
  reasons: z.array(z.object({ code: z.enum(REASON_CODES), type: paperTypeShape.nullable(), expirationDate: text })),
});
export type VerdictView = z.output<typeof verdictShape>;

/** All papers of a driver or a vehicle, as its details show them. */
export const papersShape = z.object({
  documents: z.array(paperShape),
  completion: completionShape,
  papersVerdict: verdictShape,
});
export type PapersView = z.output<typeof papersShape>;

/** A file the caller uploaded before, and what is known of the paper; what is left out stays, null takes it away. */
export const paperChangeShape = z.strictObject({
  type: paperTypeShape,
  fileId: idShape.nullable().optional(),
  editedFileName: fileNameShape.optional(),
  number: clearableText(PAPER_NUMBER_MAX),
  category: clearableText(PAPER_CATEGORY_MAX),
  issuedDate: clearableDay,
  expirationDate: clearableDay,
});

/** The `documents` of a form. */
export const paperChangesShape = z.array(paperChangeShape).max(MAX_PAPER_CHANGES);

/** The fields of a driver's form that speak about papers. */
export const driverPaperFields = {
  documentIdExpirationDate: clearableDay,
  driverLicenseExpirationDate: clearableDay,
  securityIssuedDate: clearableDay,
  securityExpirationDate: clearableDay,
} satisfies Partial<Record<PaperAttribute, unknown>>;

/** The fields of a truck's or semitrailer's form that speak about papers. */
export const vehiclePaperFields = {
  soatExpirationDate: clearableDay,
  tucExpirationDate: clearableDay,
  crlvExpirationDate: clearableDay,
  dpvatExpirationDate: clearableDay,
  insurancePolicyExpirationDate: clearableDay,
  insurancePolicyNumber: clearableText(PAPER_NUMBER_MAX),
  circulationCardExpirationDate: clearableDay,
  operationCardExpirationDate: clearableDay,
  technicalInspectionExpirationDate: clearableDay,
} satisfies Partial<Record<PaperAttribute, unknown>>;
