import { z } from 'zod';
import { fleetDocumentTypeShape } from '#areas/documents/contract/document.shapes.ts';
import { REASON_CODES, VERDICTS } from '#areas/documents/rules/verdict.ts';
import { CHECK_CODES } from '#areas/fleet/rules/homologation-check.ts';
import { CHECK_REASONS } from '#areas/fleet/rules/homologation-verdict.ts';

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
