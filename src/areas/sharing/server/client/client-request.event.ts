import { z } from 'zod';
import { clientContactShape, orderSummaryShape } from '#areas/load-orders/server/index.ts';
import { REQUEST_KINDS } from '#areas/sharing/rules/client-request.ts';
import { defineEvent } from '#platform/jobs/events.ts';
import { FORM_EVENTS } from './web-form.repository.ts';

/** A client sent a proposal or a request for an order through a form. */
export const clientRequested = defineEvent(
  'loadOrders.clientRequested',
  z.object({ order: orderSummaryShape, ask: z.enum(FORM_EVENTS), loadingDate: z.string().nullable() }),
);

/** Whoever runs the order accepted or refused what its client asked for. */
export const clientAnswered = defineEvent(
  'loadOrders.clientAnswered',
  z.object({
    order: orderSummaryShape,
    client: clientContactShape,
    kind: z.enum(REQUEST_KINDS),
    accepted: z.boolean(),
    answer: z.string(),
    /** The proposed date, as people read it. */
    date: z.string(),
  }),
);
