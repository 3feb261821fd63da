import { sql } from 'kysely';
import type { Viewer } from '#areas/trips/contract/driver-report.calls.ts';
import { type Trx, withPlatformScope } from '#platform/db/database.ts';

interface ViewerRow extends Omit<Viewer, 'lastAt'> {
  readonly last_at: Date;
}

const SHOWN = 200;

/** The people are of other companies too, and the caller may see the order. Links are no persons. */
export function viewersOf(trx: Trx, orderId: string): Promise<Viewer[]> {
  return withPlatformScope(trx, async () => {
    const { rows } = await sql<ViewerRow>`
      select u.first_name || ' ' || u.last_name as name, c.company_name as company, v.way, max(v.slot) as last_at,
        sum(v.views)::int as views
      from position_view v left join app_user u on u.id = v.user_id left join company c on c.id = v.viewer_company_id
      where v.order_id = ${orderId}
      group by v.user_id, v.link_id, u.id, c.id, v.way order by 4 desc, 1 limit ${sql.lit(SHOWN)}`.execute(trx);
    return rows.map(({ last_at, ...viewer }) => ({ ...viewer, lastAt: last_at.toISOString() }));
  });
}
