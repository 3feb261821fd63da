import { z } from 'zod';
import type { OrderRow } from '#areas/load-orders/contract/order.list.ts';
import { CURRENCIES, type Currency } from '#areas/operations/rules/catalogues.ts';
import { dayShape } from '#kernel/date-shapes.ts';
import { idShape } from '#kernel/ids.ts';
import { optionalTextShape } from '#kernel/text.ts';

const MOST = 999_999_999_999;

/** One day and one reference for all, an amount for each; it comes out as the API wants to hear it. */
export const paymentsShape = z
  .object({
    paidOn: dayShape,
    reference: optionalTextShape(100),
    payments: z.array(
      z.object({ loadingOrderId: idShape, amount: z.number().positive().max(MOST), currency: z.enum(CURRENCIES) }),
    ),
  })
  .transform(({ payments, paidOn, reference }) => ({
    payments: payments.map(({ amount, ...payment }) => ({ ...payment, amount: amount.toFixed(2), paidOn, reference })),
  }));

type Payable = Pick<OrderRow, '_id' | 'carrierFreight' | 'carrierFreightCurrency'>;

/** What the form starts with: what was agreed with the carriers. */
export function paymentsOf(
  orders: readonly Payable[],
  today: string,
  currency: Currency,
): z.input<typeof paymentsShape> {
  return {
    paidOn: today,
    reference: '',
    payments: orders.map(({ _id, carrierFreight, carrierFreightCurrency }) => ({
      loadingOrderId: _id,
      amount: Number(carrierFreight ?? 0),
      currency: (carrierFreightCurrency as Currency | null) ?? currency,
    })),
  };
}
