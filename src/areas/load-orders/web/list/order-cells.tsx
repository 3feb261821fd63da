import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderRow } from '#areas/load-orders/contract/order.list.ts';
import { ORDER_TONES } from '#areas/load-orders/contract/order-tones.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { showDay } from '#kernel/dates.ts';
import { CopyButton } from '#ui/feedback/copy-button.tsx';
import { MoneyCell, NumberCell } from '#ui/list/cells/value-cells.tsx';
import { OrderStatusChip } from '../order/order-status.tsx';
import classes from './order-cells.module.css';

/** A price with its currency; empty when hidden or not agreed. */
const money = (amount: string | null, currency: string | null): ReactNode =>
  amount === null ? undefined : <MoneyCell amount={amount} currency={currency ?? undefined} />;

const when = (day: string | null, hour: string | null): ReactNode =>
  day === null ? undefined : <NumberCell value={[showDay(day), hour].filter(Boolean).join(' ')} />;

/** A status with what is left of a payment begun, or the reason it was closed with a difference. */
function StatusWithPayment({ row }: { readonly row: OrderRow }): ReactNode {
  const { t } = useTranslation();
  const { status, rest, paymentDifference, carrierFreightCurrency } = row;
  const label = t(`lists.loadOrder.columns.${paymentDifference === null ? 'rest' : 'paymentDifference'}`);
  return (
    <span className={classes.status}>
      <OrderStatusChip status={ORDER_STATUS[status]} />
      <span className={classes.note} title={paymentDifference ?? undefined}>
        {label}: {paymentDifference ?? money(rest, carrierFreightCurrency)}
      </span>
    </span>
  );
}

/** Columns that need more than the default cell of their kind. */
export const ORDER_CELLS = {
  // Two companies may use the same code: that of another names its company.
  loadingOrderCode: ({ loadingOrderCode, own, company }: OrderRow) =>
    own || company === null ? undefined : (
      <span className={classes.plates}>
        {loadingOrderCode}
        <span className={classes.quiet}>{company}</span>
      </span>
    ),
  status: (row: OrderRow) =>
    row.paymentDifference === null && (row.paid === null || row.rest === null) ? undefined : (
      <StatusWithPayment row={row} />
    ),
  plate: ({ plate, trailerPlate }: OrderRow) =>
    plate === null ? undefined : (
      <span className={classes.plates}>
        <span className={classes.plate}>{plate}</span>
        {trailerPlate && <span className={classes.quiet}>{trailerPlate}</span>}
      </span>
    ),
  loadingDate: (row: OrderRow) => when(row.loadingDate, row.loadingDateHour),
  deliveryDate: (row: OrderRow) => when(row.deliveryDate, row.deliveryDateHour),
  clientFreight: (row: OrderRow) => money(row.clientFreight, row.clientFreightCurrency),
  carrierFreight: (row: OrderRow) => money(row.carrierFreight, row.carrierFreightCurrency),
  transportFreight: (row: OrderRow) => money(row.transportFreight, row.transportFreightCurrency),
  paid: (row: OrderRow) => money(row.paid, row.carrierFreightCurrency),
  rest: (row: OrderRow) => money(row.rest, row.carrierFreightCurrency),
  deliveries: ({ deliveries, deliveriesDone }: OrderRow) =>
    deliveries === null ? undefined : <NumberCell value={deliveriesDone ?? 0} of={deliveries} />,
};

/** Only the status of an order has a colour. */
export const ORDER_TONES_OF = { status: ORDER_TONES };

export function copyCode({ loadingOrderCode }: OrderRow): ReactNode {
  return <CopyButton value={loadingOrderCode} label={loadingOrderCode} />;
}
