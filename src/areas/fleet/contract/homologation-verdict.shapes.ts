import { z } from 'zod';
import { CHECK_CODES } from '#areas/fleet/rules/homologation-check.ts';
import { CHECK_REASONS, VERDICTS } from '#areas/fleet/rules/homologation-verdict.ts';

const checkReasonShape = z.object({
  about: z.literal('check'),
  code: z.enum(CHECK_CODES),
  reason: z.enum(CHECK_REASONS),
});

/** Whether the record may be relied on, and everything that speaks against it. */
export const verdictShape = z.object({
  verdict: z.enum(VERDICTS),
  reasons: z.array(checkReasonShape),
});
