import { z } from 'zod';
import type { OrderRow } from '#areas/load-orders/contract/order.list.ts';
import { CURRENCIES, type Currency } from '#areas/operations/rules/catalogues.ts';
import { dayShape } from '#kernel/date-shapes.ts';
import { idShape } from '#kernel/ids.ts';
import { optionalTextShape } from '#kernel/text.ts';
import { dueAmount, type Weighed } from '../moves/due-amount.ts';

const MOST = 999_999_999_999;

/** One date and one reference for all, an amount for each; parsed into the request of the API. */
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

type Payable = Weighed &
  Pick<OrderRow, '_id' | 'carrierFreight' | 'carrierFreightCurrency' | 'carrierFreightType' | 'carrierFreightUnit'>;

function owed(order: Payable): string | null {
  const { carrierFreightType: type, carrierFreight: value, carrierFreightUnit: unit } = order;
  return dueAmount({ type, value, unit }, order);
}

/** The starting values: the amounts owed to the carriers. */
export function paymentsOf(
  orders: readonly Payable[],
  today: string,
  currency: Currency,
): z.input<typeof paymentsShape> {
  return {
    paidOn: today,
    reference: '',
    payments: orders.map((order) => ({
      loadingOrderId: order._id,
      amount: Number(owed(order) ?? 0),
      currency: (order.carrierFreightCurrency as Currency | null) ?? currency,
    })),
  };
}
