import { z } from 'zod';
import type { OrderRow } from '#areas/load-orders/contract/order.list.ts';
import { CURRENCIES, type Currency } from '#areas/operations/rules/catalogues.ts';
import { dayShape } from '#kernel/date-shapes.ts';
import { idShape } from '#kernel/ids.ts';
import { optionalTextShape } from '#kernel/text.ts';

const MOST = 999_999_999_999;

/** One date and one reference for all, an amount for each; parsed into the request of the API. */
export const paymentsShape = z
  .object({
    paidOn: dayShape,
    reference: optionalTextShape(100),
    payments: z.array(
      z.object({
        loadingOrderId: idShape,
        amount: z.number().positive().max(MOST),
        currency: z.enum(CURRENCIES),
        differenceReason: optionalTextShape(500),
      }),
    ),
  })
  .transform(({ payments, paidOn, reference }) => ({
    payments: payments.map(({ amount, ...payment }) => ({ ...payment, amount: amount.toFixed(2), paidOn, reference })),
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
      amount: Math.max(0, Number(rest ?? 0)),
      currency: (carrierFreightCurrency as Currency | null) ?? currency,
      differenceReason: '',
    })),
  };
}
