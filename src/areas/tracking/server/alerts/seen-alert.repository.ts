import { sql } from 'kysely';
import { DRIVE_ORDERS, ORDER_RIGHTS } from '#areas/load-orders/contract/order.permissions.ts';
import { ORDER_KINDS } from '#areas/load-orders/rules/order-kind.ts';
import { holds, type PermissionRule } from '#kernel/permission.ts';
import type { Actor } from '#platform/actor.ts';
import type { Sql } from '#platform/list/list-source.ts';

const OWN_DRIVERS = sql`select d.id from driver d where d.company_id = app.company_id() and d.user_id = app.user_id()`;

/**
 * What belongs to orders of the kinds that somebody reads, and what belongs to none. As lists of orders decide it: drivers
 * without the right to write read what they drive. `alias` is a table with `company_id` and `order_id`.
 */
export function ofSeenOrders(actor: Actor | null, alias: string): Sql {
  const held = actor?.permissions ?? new Set<string>();
  const kindsWith = (right: (kind: (typeof ORDER_KINDS)[number]) => PermissionRule) =>
    sql`o.kind = any(${ORDER_KINDS.filter((kind) => holds(held, right(kind)))}::text[])`;
  if (ORDER_KINDS.every((kind) => holds(held, ORDER_RIGHTS[kind].write))) return sql`true`;
  const driven = holds(held, DRIVE_ORDERS) ? sql`o.driver_id in (${OWN_DRIVERS})` : sql`false`;
  return sql`(${sql.ref(`${alias}.order_id`)} is null or exists (select from load_order o
    where o.company_id = ${sql.ref(`${alias}.company_id`)} and o.id = ${sql.ref(`${alias}.order_id`)}
      and (${kindsWith((kind) => ORDER_RIGHTS[kind].write)}
        or not (select app.drives()) and ${kindsWith((kind) => ORDER_RIGHTS[kind].read)} or ${driven})))`;
}
