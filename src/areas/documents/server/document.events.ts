import { z } from 'zod';
import { dayShape } from '#kernel/date-shapes.ts';
import { idShape } from '#kernel/ids.ts';
import { defineEvent } from '#platform/jobs/events.ts';
import { fleetDocumentTypeShape } from '../contract/document.shapes.ts';
import { OWNER_KINDS } from '../rules/document-owner.ts';

/** Documents of a driver or a vehicle expire soon or have expired. */
export const documentsExpiring = defineEvent(
  'documents.expiring',
  z.object({
    companyId: idShape,
    owner: z.object({ id: idShape, kind: z.enum(OWNER_KINDS), market: z.enum(['own', 'spot']), name: z.string() }),
    /** Most urgent first. */
    documents: z
      .array(
        z.object({
          type: fleetDocumentTypeShape,
          expiresOn: dayShape,
          /** 0 on the last valid day, negative afterwards. */
          daysLeft: z.number().int(),
        }),
      )
      .min(1),
  }),
);
