import { z } from 'zod';
import { CURRENCIES } from '#areas/operations/rules/catalogues.ts';
import { defineCall } from '#kernel/api-call.ts';
import { dayShape } from '#kernel/date-shapes.ts';
import { idShape } from '#kernel/ids.ts';
import { optionalTextShape } from '#kernel/text.ts';
import { SEE_FREIGHT } from './order.permissions.ts';
import { orderStateReply, orderStateShape, orderParams as params } from './order-move.shapes.ts';

/** Paying requires seeing prices, and writing orders of the kind as well. */
const access = { permission: SEE_FREIGHT } as const;

/** Positive, and at most what the column holds. */
const amount = z.string().regex(/^(?=.*[1-9])\d{1,12}(\.\d{1,2})?$/);

const paymentInput = {
  amount,
  currency: z.enum(CURRENCIES),
  paidOn: dayShape,
  reference: optionalTextShape(100),
  /** The receipt, uploaded beforehand. */
  fileId: idShape.nullish(),
};
export const paymentInputShape = z.strictObject(paymentInput);
export type PaymentInput = z.output<typeof paymentInputShape>;

export const paymentShape = z.object({
  _id: idShape,
  amount: z.string(),
  currency: z.string(),
  paidOn: z.string(),
  reference: z.string().nullable(),
  /** Signed, short-lived link to the receipt. */
  receiptUrl: z.string().nullable(),
  registeredBy: z.string().nullable(),
  registeredAt: z.string(),
});
export type PaymentView = z.output<typeof paymentShape>;

export const readPayment = defineCall({
  id: 'loadingOrder.payment',
  method: 'GET',
  path: '/travel/loadingOrder/{id}/payment',
  summary: 'How an order was paid; null when it was not.',
  access,
  params,
  reply: z.object({ payment: paymentShape.nullable() }),
});

export const payOrder = defineCall({
  id: 'loadingOrder.pay',
  method: 'POST',
  path: '/travel/loadingOrder/{id}/payment',
  summary: 'Registers the payment of an order whose documents are accepted; an order is paid once.',
  access,
  status: 201,
  idempotent: true,
  params,
  body: paymentInputShape,
  reply: orderStateReply.extend({ payment: paymentShape }),
});

export const PAYMENTS_MAX = 200;

export const payOrders = defineCall({
  id: 'loadingOrder.payMany',
  method: 'POST',
  path: '/travel/loadingOrder/payments',
  summary: 'Registers many payments at once: all of them, or none with a reason for each row that cannot be.',
  access,
  confirmsPassword: true,
  status: 201,
  idempotent: true,
  body: z.strictObject({
    payments: z
      .array(z.strictObject({ loadingOrderId: idShape, ...paymentInput }))
      .min(1)
      .max(PAYMENTS_MAX),
  }),
  reply: z.object({ loadingOrders: z.array(orderStateShape) }),
});
