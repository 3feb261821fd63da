import { z } from 'zod';
import { fleetDocumentTypeShape } from '#areas/documents/contract/document.shapes.ts';
import { OWNER_KINDS } from '#areas/documents/rules/document-owner.ts';
import { REASON_CODES, VERDICTS } from '#areas/documents/rules/verdict.ts';
import {
  CHECK_CODES,
  CHECK_FAILURES,
  CHECK_SOURCES,
  CHECK_STATUSES,
  type CheckCode,
} from '#areas/fleet/rules/homologation-check.ts';
import { CHECK_REASONS } from '#areas/fleet/rules/homologation-verdict.ts';
import { instantShape } from '#kernel/date-shapes.ts';
import { idShape } from '#kernel/ids.ts';
import { isPrintable, textShape } from '#kernel/text.ts';

const fact = z.union([z.string().max(500).refine(isPrintable), z.number(), z.boolean(), z.null()]);

/** Details that a register adds to its answer, as names and values: a debt, the day an insurance ends. */
export const checkDetailsShape = z
  .record(z.string().min(1).max(80).refine(isPrintable), fact)
  .refine((details) => Object.keys(details).length <= 40);
export type CheckDetails = z.output<typeof checkDetailsShape>;

export const checkMessageShape = textShape();

export const checkResultShape = z.object({
  code: z.enum(CHECK_CODES),
  status: z.enum(CHECK_STATUSES),
  /** Whether the register has nothing against the record; null without an answer. */
  clear: z.boolean().nullable(),
  /** Who answered, or, while the check is pending, who will. */
  source: z.enum(CHECK_SOURCES),
  /** Why there is no answer; only set for errors. */
  failure: z.enum(CHECK_FAILURES).nullable(),
  message: z.string().nullable(),
  details: checkDetailsShape,
  requestedAt: instantShape,
  /** When the register was done; a pending check that is done waits for a person. */
  checkedAt: instantShape.nullable(),
  /** The person who recorded the manual check. */
  checkedBy: z.string().nullable(),
  evidence: z.object({ fileId: idShape, fileName: z.string(), url: z.string() }).nullable(),
});
export type CheckResult = z.output<typeof checkResultShape>;

export const homologationShape = z.object({
  /** Identifies the request in every message about it. */
  channelId: idShape,
  pusherId: z.string(),
  progress: z.number().min(0).max(1),
  requestedAt: instantShape,
});
export type HomologationView = z.output<typeof homologationShape>;

/** The fields in which a driver and a vehicle carry the result of one register. */
export const DRIVER_VALIDATION_FIELDS = {
  susValidation: 'SUS',
  oepValidation: 'OEP',
} as const satisfies Readonly<Record<string, CheckCode>>;
export const VEHICLE_VALIDATION_FIELDS = {
  ruatDebtValidation: 'RUAT_DEBT',
  ruatDiproveValidation: 'RUAT_DIPROVE',
  ruatTechnicalValidation: 'RUAT_TECHNICAL',
  soatValidation: 'SOAT',
} as const satisfies Readonly<Record<string, CheckCode>>;

export const checkedRecordShape = z.object({ kind: z.enum(OWNER_KINDS), id: idShape });
export type CheckedRecord = z.output<typeof checkedRecordShape>;

const reasonShape = z.discriminatedUnion('about', [
  z.object({
    about: z.literal('document'),
    reason: z.enum(REASON_CODES),
    /** Null where the reason is the photo and not a document. */
    type: fleetDocumentTypeShape.nullable(),
    expirationDate: z.string().nullable(),
  }),
  z.object({ about: z.literal('check'), reason: z.enum(CHECK_REASONS), code: z.enum(CHECK_CODES) }),
]);

/**
 * Whether a driver or vehicle can be relied on: from its documents in every country, and from the public registers
 * where the country has them. The worse of the two counts, with all reasons against.
 */
export const verdictShape = z.object({ verdict: z.enum(VERDICTS), reasons: z.array(reasonShape) });
export type VerdictView = z.output<typeof verdictShape>;
