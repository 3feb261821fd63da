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
  /** Closes the order although another amount is owed. */
  differenceReason: optionalTextShape(500),
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

/** Amounts are decimal text; null while the price is to be agreed. */
export const paymentAccountShape = z.object({
  owed: z.string().nullable(),
  currency: z.string().nullable(),
  paid: z.string(),
  rest: z.string().nullable(),
  /** Why the order is paid although another amount was owed. */
  differenceReason: z.string().nullable(),
});
export type PaymentAccount = z.output<typeof paymentAccountShape>;

export const readPayments = defineCall({
  id: 'loadingOrder.payment',
  method: 'GET',
  path: '/travel/loadingOrder/{id}/payment',
  summary: 'What an order owes its carrier, what was paid of it, and the rest.',
  access,
  params,
  reply: z.object({ payments: z.array(paymentShape), account: paymentAccountShape }),
});

export const payOrder = defineCall({
  id: 'loadingOrder.pay',
  method: 'POST',
  path: '/travel/loadingOrder/{id}/payment',
  summary:
    'Registers a payment of an order whose documents are accepted. Payments add up; the order is paid by the whole amount owed, or by another one with a reason.',
  access,
  ownPeopleOnly: true,
  status: 201,
  idempotent: true,
  params,
  body: paymentInputShape,
  reply: orderStateReply.extend({ payment: paymentShape, account: paymentAccountShape }),
});

export const closePayment = defineCall({
  id: 'loadingOrder.closePayment',
  method: 'POST',
  path: '/travel/loadingOrder/{id}/payment/close',
  summary: 'Ends the payment of an order with what was paid so far; a difference needs a reason.',
  access,
  ownPeopleOnly: true,
  params,
  body: z.strictObject({ differenceReason: optionalTextShape(500) }),
  reply: orderStateReply.extend({ account: paymentAccountShape }),
});

export const PAYMENTS_MAX = 200;

export const payOrders = defineCall({
  id: 'loadingOrder.payMany',
  method: 'POST',
  path: '/travel/loadingOrder/payments',
  summary: 'Registers many payments at once: all of them, or none with the reasons for each row that cannot be.',
  access,
  confirmsPassword: true,
  ownPeopleOnly: true,
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
