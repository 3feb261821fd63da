import { sql } from 'kysely';
import type { OrderPartner } from '#areas/partners/contract/partner-orders.calls.ts';
import type { PartnerKind } from '#areas/partners/rules/partner-kind.ts';
import type { ListContext, ListSource, Sql } from '#platform/list/list-source.ts';
import { definePort, portOf } from '#platform/ports.ts';

/** What the orders of the partner `p` amount to, as expressions; null for readers who may not read orders or prices. */
export interface PartnerOrders {
  readonly orders: Sql;
  /** Deliveries of the last months that had a planned day. */
  readonly delivered: Sql;
  /** The share of them that was on time, in percent; null without any. */
  readonly onTime: Sql;
  /** In the shape of `owedShape`. */
  readonly owed: Sql;
}

export const partnerOrders = definePort<(kind: OrderPartner, context: ListContext) => PartnerOrders>('partners.orders');

const NONE = { orders: sql`null::int`, delivered: sql`null::int`, onTime: sql`null::float8`, owed: sql`null::json` };

const outputOf = ({ orders, delivered, onTime, owed }: PartnerOrders) => ({
  orders: { sql: orders },
  delivered: { sql: delivered },
  onTime: { sql: onTime },
  owed: { sql: owed },
});

/** Stand in for the columns until the reader is known; an external company has no orders. */
export const NO_ORDERS = outputOf(NONE) satisfies ListSource['output'];

export function orderColumns(kind: PartnerKind, context: ListContext): ListSource['output'] {
  return kind === 'external' ? NO_ORDERS : outputOf(portOf(context.services, partnerOrders)(kind, context));
}
