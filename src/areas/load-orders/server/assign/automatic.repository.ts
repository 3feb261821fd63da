import { sql } from 'kysely';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';
import type { OrderRecord } from '../order.repository.ts';

export interface WaitingOrder {
  readonly id: string;
  /** Whose truck it waits for: the carrier's where it has one, else its own company's. */
  readonly companyId: string;
  readonly timeZone: string;
}

/**
 * Orders without a truck that load today or tomorrow, as their company counts its days, and whose company wants trucks assigned by itself, the most urgent
 * first; of the given ones, or else all that nobody took a truck off again. An order that is meant for a carrier outside
 * the platform waits for people.
 */
export async function findWaitingOrders(
  trx: Trx,
  now: Date,
  ids?: readonly string[],
): Promise<readonly WaitingOrder[]> {
  const wanted = ids
    ? sql`o.id = any(${[...ids]}::uuid[])`
    : sql`not exists (select from load_order_event e
        where e.company_id = o.company_id and e.order_id = o.id and e.type = 'unassigned')`;
  // The settings of the carrier's company are not visible to the company that hands the order over.
  const { rows } = await withPlatformScope(trx, () =>
    sql<WaitingOrder>`
      select o.id, c.id as "companyId", c.time_zone as "timeZone"
      from load_order o join company c on c.id = coalesce(o.carrier_company_id, o.company_id) and c.automatic_assignment
      where o.status = 0 and ${wanted}
        and o.loading_date - (${now}::timestamptz at time zone c.time_zone)::date between 0 and 1
        and (o.carrier_id is null or o.carrier_company_id is not null)
        and (o.assignment_company_id is null or o.assignment_company_id = o.carrier_id)
      order by o.loading_date, o.loading_hour nulls last, o.created_at, length(o.code), o.code`.execute(trx),
  );
  return rows;
}

/** What the timeline said last about an order that got no truck by itself. */
export async function lastCause(trx: Trx, { company_id, id }: Pick<OrderRecord, 'company_id' | 'id'>) {
  const found = await trx
    .selectFrom('load_order_event')
    .select('details')
    .where('company_id', '=', company_id)
    .where('order_id', '=', id)
    .where('type', '=', 'notAssigned')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.details as Readonly<Record<string, unknown>> | undefined;
}
