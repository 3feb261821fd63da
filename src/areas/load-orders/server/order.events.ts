import { z } from 'zod';
import { idShape } from '#kernel/ids.ts';
import { defineEvent } from '#platform/jobs/events.ts';
import { ORDER_KINDS } from '../rules/order-kind.ts';

/** The order summary for notifications, as it was at the time of the event. */
export const orderSummaryShape = z.object({
  companyId: idShape,
  orderId: idShape,
  operationId: idShape,
  kind: z.enum(ORDER_KINDS),
  code: z.string(),
  origin: z.string(),
  destination: z.string(),
  plate: z.string().nullable(),
  driverName: z.string().nullable(),
  /** The people responsible in its company: the operator and the analyst. */
  responsibleIds: z.array(idShape),
  /** The company whose fleet drives it, and the driver's account there. */
  fleetCompanyId: idShape.nullable(),
  driverUserId: idShape.nullable(),
  carrierCompanyId: idShape.nullable(),
  /** The client's own company on the platform. */
  clientCompanyId: idShape.nullable(),
});
export type OrderSummary = z.output<typeof orderSummaryShape>;

export const clientContactShape = z.object({ mail: z.string(), name: z.string() }).nullable();

/** The order exists; its summary is of the moment it was created, before it may have got a truck. */
export const orderCreated = defineEvent('loadOrders.created', z.object({ order: orderSummaryShape }));

/** The order got a truck and a driver, for the first time or in place of others. */
export const orderAssigned = defineEvent(
  'loadOrders.assigned',
  z.object({
    order: orderSummaryShape,
    client: clientContactShape,
    /** On a reassignment: the previous driver and their company. */
    before: z.object({ fleetCompanyId: idShape, driverUserId: idShape.nullable() }).nullable(),
  }),
);

export const orderAssignedToCarrier = defineEvent(
  'loadOrders.assignedToCarrier',
  z.object({ order: orderSummaryShape, companyName: z.string() }),
);

export const orderTaskDone = defineEvent(
  'loadOrders.taskDone',
  z.object({
    order: orderSummaryShape,
    task: z.string(),
  }),
);

/** The load is delivered. */
export const orderFinished = defineEvent(
  'loadOrders.finished',
  z.object({
    order: orderSummaryShape,
    client: clientContactShape,
    /** True when the trip was ended by hand, so that people who follow the tasks were not notified yet. */
    byHand: z.boolean(),
  }),
);

export const tripAccepted = defineEvent('loadOrders.tripAccepted', z.object({ order: orderSummaryShape }));

/** An order was taken from a driver or a carrier, or cancelled; the summary is from before the change. */
export const orderWithdrawn = defineEvent(
  'loadOrders.withdrawn',
  z.object({
    order: orderSummaryShape,
    what: z.enum(['unassigned', 'takenFromCarrier', 'cancelled']),
    reason: z.string().nullable(),
    client: clientContactShape,
    /** One of many cancelled together: the own company gets one notification for all of them. */
    amongMany: z.boolean(),
  }),
);

export const orderPaid = defineEvent(
  'loadOrders.paid',
  z.object({
    order: orderSummaryShape,
    amount: z.string(),
    /** One of many paid together: the own company gets one notification for all of them. */
    amongMany: z.boolean(),
  }),
);

/** Whoever accepts deliveries sent documents back, to be sent again. */
export const documentsReturned = defineEvent(
  'loadOrders.documentsReturned',
  z.object({ order: orderSummaryShape, reason: z.string() }),
);

export const documentsSentAgain = defineEvent('loadOrders.documentsSentAgain', z.object({ order: orderSummaryShape }));

export const loadingDateEntered = defineEvent(
  'loadOrders.loadingDateEntered',
  z.object({ order: orderSummaryShape, date: z.string(), client: clientContactShape }),
);

/** Several orders of one company were changed together. */
export const ordersChanged = defineEvent(
  'loadOrders.changed',
  z.object({ companyId: idShape, kind: z.enum(ORDER_KINDS), count: z.number().int() }),
);
