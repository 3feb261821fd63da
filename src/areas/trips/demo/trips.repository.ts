import { type Insertable, sql } from 'kysely';
import { insertRows } from '#areas/load-orders/demo/orders.repository.ts';
import { insertPositions, type NewPosition } from '#areas/positions/demo/positions.repository.ts';
import type { Trx } from '#platform/db/database.ts';
import type { LoadOrderTask } from '#platform/db/schema.gen.ts';

export type NewTask = Omit<Insertable<LoadOrderTask>, 'company_id'>;

export async function insertTrips(
  trx: Trx,
  companyId: string,
  { tasks, positions }: { readonly tasks: readonly NewTask[]; readonly positions: readonly NewPosition[] },
): Promise<void> {
  await insertRows(trx, companyId, 'load_order_task', tasks);
  await insertPositions(trx, companyId, positions);
}

/** A stop is done with the last of its tasks. Of the fifth stops one in five was only made in part, and a few fourth ones not at all. */
export async function settleStops(trx: Trx, companyId: string): Promise<void> {
  await sql`update load_order_stop s set arrived_at = t.first, done_at = t.last,
      status = case when s.action = 'pickup' then 'completed' when s.position % 9 = 4 and right(o.code, 1) in ('2', '5') then 'partial'
        when s.position % 9 = 3 and right(o.code, 1) = '7' then 'totalReturn' else 'delivered' end,
      quantity_done = case when s.position % 9 = 4 and right(o.code, 1) in ('2', '5') then floor(s.quantity / 2)
        when s.position % 9 = 3 and right(o.code, 1) = '7' then 0 else s.quantity end
    from load_order o, (select company_id, order_id, stop_id, min(done_at) as first, max(done_at) as last
      from load_order_task where company_id = ${companyId} and stop_id is not null
      group by 1, 2, 3 having bool_and(done_at is not null)) t
    where s.company_id = t.company_id and s.order_id = t.order_id and s.id = t.stop_id
      and o.company_id = s.company_id and o.id = s.order_id`.execute(trx);
}
