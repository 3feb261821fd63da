import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { ORDER_LIST_TRAITS, type OrderListName, type OrderRow } from '#areas/load-orders/contract/order.list.ts';
import { taskSearch } from '#areas/load-orders/contract/order-addresses.ts';
import { ORDER_TONES } from '#areas/load-orders/contract/order-tones.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { showDay } from '#kernel/dates.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { CopyButton } from '#ui/feedback/copy-button.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { MoneyCell, NumberCell } from '#ui/list/cells/value-cells.tsx';
import { Marked } from '#ui/list/search/marked.tsx';
import { useToday } from '#ui/session/zone.ts';
import { ActionMark } from '../order/action-icons.tsx';
import { LateMark } from '../order/late-mark.tsx';
import { OrderStatusChip } from '../order/order-status.tsx';
import classes from './order-cells.module.css';
import { useRowMoves } from './use-row-actions.tsx';

/** A price with its currency; empty when hidden or not agreed. */
const money = (amount: string | null, currency: string | null): ReactNode =>
  amount === null ? undefined : <MoneyCell amount={amount} currency={currency ?? undefined} />;

/** A day with its hour; today is called so. */
function Planned({ day, hour }: { readonly day: string; readonly hour: string | null }): ReactNode {
  const { t } = useTranslation();
  const isToday = day === useToday();
  const text = (word: string) => [word, hour].filter(Boolean).join(' ');
  return isToday ? (
    <span className={classes.today} title={showDay(day)}>
      {text(t('loadOrders.today'))}
    </span>
  ) : (
    <NumberCell value={text(showDay(day))} />
  );
}

const when = (day: string | null, hour: string | null): ReactNode =>
  day === null ? undefined : <Planned day={day} hour={hour} />;

/** A status, whether the order is late, and what is left of a payment begun or why it was closed with a difference. */
function Status({ row }: { readonly row: OrderRow }): ReactNode {
  const { t } = useTranslation();
  const { status, paid, rest, paymentDifference, carrierFreightCurrency } = row;
  const label = t(`lists.loadOrder.columns.${paymentDifference === null ? 'rest' : 'paymentDifference'}`);
  return (
    <span className={classes.status}>
      <span className={classes.states}>
        <OrderStatusChip status={ORDER_STATUS[status]} />
        <LateMark lateAt={row.lateAt} isShort />
      </span>
      {(paymentDifference !== null || (paid !== null && rest !== null)) && (
        <span className={classes.note} title={paymentDifference ?? undefined}>
          {label}: {paymentDifference ?? money(rest, carrierFreightCurrency)}
        </span>
      )}
    </span>
  );
}

function Weight({ value, unit }: { readonly value: number; readonly unit: string | null }): ReactNode {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const abbreviation = unit === null ? '' : t(dynamicKey('loadOrders.catalogues.weightUnitAbbreviations', unit));
  return <span className={classes.weight}>{numbers.withUnit(value, abbreviation)}</span>;
}

/** Columns that need more than the default cell of their kind. */
const ORDER_CELLS = {
  // Two companies may use the same code: that of another names its company.
  loadingOrderCode: ({ loadingOrderCode, own, company }: OrderRow) =>
    own || company === null ? undefined : (
      <span className={classes.named}>
        {loadingOrderCode}
        <span className={classes.note} title={company}>
          {company}
        </span>
      </span>
    ),
  status: (row: OrderRow) => <Status row={row} />,
  plate: ({ plate, trailerPlate }: OrderRow) =>
    plate === null ? undefined : (
      <span className={classes.plates}>
        <span className={classes.plate}>
          <Marked text={plate} />
        </span>
        {trailerPlate && (
          <span className={classes.quiet}>
            <Marked text={trailerPlate} />
          </span>
        )}
      </span>
    ),
  weight: ({ weight, weightUnit }: OrderRow) =>
    weight === null ? undefined : <Weight value={weight} unit={weightUnit} />,
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

/** A client's list has the company in a column of its own. */
const CLIENT_ORDER_CELLS = { ...ORDER_CELLS, loadingOrderCode: () => undefined };

/** The cells of a list; orders without a truck offer to assign one to those who may, without leaving the list. */
export function useOrderCells(list: OrderListName) {
  const movesOfRow = useRowMoves(list);
  return {
    ...(ORDER_LIST_TRAITS[list].client ? CLIENT_ORDER_CELLS : ORDER_CELLS),
    plate: (row: OrderRow) =>
      row.plate === null && movesOfRow(row).includes('assign') ? <AssignLink row={row} /> : ORDER_CELLS.plate(row),
  };
}

function AssignLink({ row: { _id, loadingOrderCode } }: { readonly row: OrderRow }): ReactNode {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const label = t('loadOrders.screens.actions.assign');
  return (
    <Button
      component={Link}
      to={taskSearch(params, 'assign', _id)}
      variant="subtle"
      size="compact-sm"
      className={classes.assign!}
      aria-label={`${label} ${loadingOrderCode}`}
      leftSection={<ActionMark action="assign" />}
    >
      {label}
    </Button>
  );
}

/** Only the status of an order has a colour, and the number of late ones. */
export const ORDER_TONES_OF = { status: ORDER_TONES };
export const TAB_TONES = { late: 'danger' } as const;

export function copyCode({ loadingOrderCode }: OrderRow): ReactNode {
  return <CopyButton value={loadingOrderCode} label={loadingOrderCode} />;
}
