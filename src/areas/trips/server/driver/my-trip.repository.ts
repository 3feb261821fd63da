import { sql } from 'kysely';
import type { OrderRecord } from '#areas/load-orders/server/index.ts';
import type { Trx } from '#platform/db/database.ts';

const SHOWN_MAX = 50;
const SHOWN_DAYS = 30;

export type DrivenOrder = OrderRecord & { readonly companyName: string | null };

/** The trips a user drives in this company: open ones first, then recently ended ones. */
export async function listDriven(
  trx: Trx,
  { companyId, userId, now }: { readonly companyId: string; readonly userId: string; readonly now: Date },
): Promise<DrivenOrder[]> {
  const drivers = trx
    .selectFrom('driver')
    .select('id')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId);
  const rows = await trx
    .selectFrom('load_order as o')
    .leftJoin('company as c', 'c.id', 'o.company_id')
    .selectAll('o')
    .select('c.company_name as companyName')
    .where('o.driver_id', 'in', drivers)
    .where('o.fleet_company_id', '=', companyId)
    .where('o.status', '<>', 5)
    .where((e) =>
      e.or([e('o.status', 'in', [1, 2]), e('o.status_at', '>', new Date(now.getTime() - SHOWN_DAYS * 86_400_000))]),
    )
    .orderBy(sql`o.status in (1, 2)`, 'desc')
    .orderBy('o.status_at', 'desc')
    .orderBy('o.id')
    .limit(SHOWN_MAX)
    .execute();
  return rows as unknown as DrivenOrder[];
}
