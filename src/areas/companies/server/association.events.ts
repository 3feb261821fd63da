import { z } from 'zod';
import { idShape } from '#kernel/ids.ts';
import { defineEvent } from '#platform/jobs/events.ts';

/** Each event concerns both companies; the subscribers choose the recipients. */
const payload = z.object({
  associationId: idShape,
  /** The company that asked, and the one that was asked. */
  companyId: idShape,
  companyName: z.string(),
  partnerId: idShape,
  partnerName: z.string(),
  /** The company whose user acted. */
  byCompanyId: idShape,
});

export const associationRequested = defineEvent('companies.associationRequested', payload);
export const associationAccepted = defineEvent('companies.associationAccepted', payload);
export const associationRejected = defineEvent('companies.associationRejected', payload);
export const associationEnded = defineEvent('companies.associationEnded', payload);
