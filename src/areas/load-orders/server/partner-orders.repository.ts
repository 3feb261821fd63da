import { sql } from 'kysely';
import { ORDER_RIGHTS, SEE_FREIGHT } from '#areas/load-orders/contract/order.permissions.ts';
import { ORDER_KINDS, type OrderKind } from '#areas/load-orders/rules/order-kind.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { type OrderPartner, type Owed, PUNCTUALITY_DAYS } from '#areas/partners/contract/partner-orders.calls.ts';
import type { PartnerOrders } from '#areas/partners/server/index.ts';
import { holds } from '#kernel/permission.ts';
import type { Actor } from '#platform/actor.ts';
import type { Trx } from '#platform/db/database.ts';
import type { Sql } from '#platform/list/list-source.ts';
import { CARRIER_DUE, freightDue, ORDER_JOINS } from './order-list-output.repository.ts';
import { DELIVERY_DUE } from './order-relations.repository.ts';

interface Reader {
  readonly actor: Actor | null;
  readonly now: Date;
}

interface Partner {
  readonly kind: OrderPartner;
  readonly companyId: Sql;
  readonly id: Sql;
}

const COLUMNS = { client: sql`o.client_id`, transport: sql`o.carrier_id` } as const;
const { finished, toPay } = ORDER_STATUS;

/** The orders `o` of a partner that the reader may read; drivers without the right to write read only their own. */
function ofPartner({ kind, companyId, id }: Partner, actor: Actor | null): Sql {
  const held = actor?.permissions ?? new Set<string>();
  const kinds = (right: 'read' | 'write') => ORDER_KINDS.filter((one) => holds(held, ORDER_RIGHTS[one][right]));
  return sql`o.company_id = ${companyId} and ${COLUMNS[kind]} = ${id}
    and (o.kind = any(${kinds('write')}::text[]) or (o.kind = any(${kinds('read')}::text[]) and not app.drives()))`;
}

export const readsOrders = (actor: Actor | null): boolean =>
  actor !== null && ORDER_KINDS.some((kind) => holds(actor.permissions, ORDER_RIGHTS[kind].read));

const IS_ON_TIME = sql`o.finished_at <= ${DELIVERY_DUE}`;

function delivered(partner: Partner, { actor, now }: Reader): Sql {
  const since = new Date(now.getTime() - PUNCTUALITY_DAYS * 86_400_000);
  return sql`from load_order o join company c on c.id = o.company_id
    where ${ofPartner(partner, actor)} and o.finished_at >= ${since} and o.delivery_date is not null`;
}

/** The client owes the freight of what was delivered and not closed; a carrier is owed what is to be paid, less payments. */
function owed(partner: Partner, actor: Actor | null): Sql {
  if (!actor || !holds(actor.permissions, SEE_FREIGHT)) return sql`null::json`;
  const amounts =
    partner.kind === 'client'
      ? sql`select o.client_freight_currency as currency, ${freightDue('client')} as amount from load_order o
          where ${ofPartner(partner, actor)} and o.status in (${sql.lit(toPay)}, ${sql.lit(finished)})`
      : sql`select o.carrier_freight_currency as currency, ${CARRIER_DUE} - coalesce(y.amount, 0) as amount
          from load_order o ${ORDER_JOINS.payments!}
          where ${ofPartner(partner, actor)} and o.status = ${sql.lit(toPay)}`;
  return sql`(select coalesce(json_agg(json_build_object('currency', m.currency, 'amount', m.amount::numeric(16, 2)::text)
      order by m.currency), '[]')
    from (select a.currency, sum(a.amount) as amount from (${amounts}) a
      where a.currency is not null group by 1 having sum(a.amount) <> 0) m)`;
}

const ordersOf = (partner: Partner, actor: Actor | null) =>
  sql`from load_order_tally o where ${ofPartner(partner, actor)}`;

/** For the lists of partners, where the partner is `p`. */
export function ordersOfPartner(kind: OrderPartner, reader: Reader): PartnerOrders {
  const partner = { kind, companyId: sql`p.company_id`, id: sql`p.id` };
  if (!readsOrders(reader.actor)) {
    return { orders: sql`null::int`, delivered: sql`null::int`, onTime: sql`null::float8`, owed: sql`null::json` };
  }
  const deliveries = delivered(partner, reader);
  return {
    orders: sql`(select coalesce(sum(o.orders), 0)::int ${ordersOf(partner, reader.actor)})`,
    delivered: sql`(select count(*)::int ${deliveries})`,
    onTime: sql`(select round(100.0 * count(*) filter (where ${IS_ON_TIME}) / nullif(count(*), 0))::float8 ${deliveries})`,
    owed: owed(partner, reader.actor),
  };
}

export interface PartnerFigures {
  readonly delivered: number;
  readonly onTime: number;
  readonly owed: Owed | null;
  readonly kinds: readonly { readonly kind: OrderKind; readonly orders: number }[];
}

/** For the record of one partner of the reader's company. */
export async function readPartnerFigures(
  trx: Trx,
  reader: Reader & { readonly actor: Actor },
  kind: OrderPartner,
  id: string,
): Promise<PartnerFigures> {
  const partner = { kind, companyId: sql`app.company_id()`, id: sql`${id}::uuid` };
  const { rows } = await sql<PartnerFigures>`
    select count(*)::int as delivered, (count(*) filter (where ${IS_ON_TIME}))::int as "onTime",
      ${owed(partner, reader.actor)} as owed,
      (select coalesce(json_agg(k), '[]') from (
        select o.kind, sum(o.orders)::int as orders ${ordersOf(partner, reader.actor)} group by 1 having sum(o.orders) > 0
      ) k) as kinds
    ${delivered(partner, reader)}`.execute(trx);
  return rows[0]!;
}
