import { z } from 'zod';
import type { OrderRow } from '#areas/load-orders/contract/order.list.ts';
import { paymentInputShape } from '#areas/load-orders/contract/order-payment.calls.ts';
import { CURRENCIES, type Currency } from '#areas/operations/rules/catalogues.ts';
import { dayShape } from '#kernel/date-shapes.ts';
import { idShape } from '#kernel/ids.ts';
import { optionalTextShape } from '#kernel/text.ts';

/** One date and one reference for all, an amount for each; parsed into the request of the API. */
export const paymentsShape = z
  .object({
    paidOn: dayShape,
    reference: optionalTextShape(100),
    payments: z.array(
      z.object({
        loadingOrderId: idShape,
        amount: paymentInputShape.shape.amount,
        currency: z.enum(CURRENCIES),
        differenceReason: optionalTextShape(500),
      }),
    ),
  })
  .transform(({ payments, paidOn, reference }) => ({
    payments: payments.map((payment) => ({ ...payment, paidOn, reference })),
  }));

export type PaymentRowForm = z.input<typeof paymentsShape>['payments'][number];

type Payable = Pick<OrderRow, '_id' | 'rest' | 'carrierFreightCurrency'>;

/** The starting values: what is left to pay to the carriers. */
export function paymentsOf(
  orders: readonly Payable[],
  today: string,
  currency: Currency,
): z.input<typeof paymentsShape> {
  return {
    paidOn: today,
    reference: '',
    payments: orders.map(({ _id, rest, carrierFreightCurrency }) => ({
      loadingOrderId: _id,
      amount: rest === null || rest.startsWith('-') ? '' : rest,
      currency: (carrierFreightCurrency as Currency | null) ?? currency,
      differenceReason: '',
    })),
  };
}
