import { z } from 'zod';
import { orderSummaryShape } from '#areas/load-orders/server/index.ts';
import { defineEvent } from '#platform/jobs/events.ts';
import { FORM_EVENTS } from './web-form.repository.ts';

/** A client sent a proposal or a request for an order through a form. */
export const clientRequested = defineEvent(
  'loadOrders.clientRequested',
  z.object({ order: orderSummaryShape, ask: z.enum(FORM_EVENTS), loadingDate: z.string().nullable() }),
);
