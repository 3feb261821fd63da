import { sql } from 'kysely';
import type { Viewer } from '#areas/tracking/contract/live-viewer.ts';
import { slotOf } from '#areas/tracking/rules/position-view.ts';
import type { Trx } from '#platform/db/database.ts';

/** Somebody has the map with the trucks of their company open. */
export interface MapView {
  readonly companyId: string;
  readonly userId: string;
  readonly viewer: Pick<Viewer, 'kinds' | 'seesFleet'>;
}

/** One line per person and five minutes; whoever sees the own trip alone looks at nobody else. */
export async function noteMapViews(trx: Trx, views: readonly MapView[], now: Date): Promise<void> {
  const rows = views
    .filter(({ viewer: { kinds, seesFleet } }) => kinds.length > 0 || seesFleet)
    .map(({ companyId, userId, viewer: { kinds, seesFleet } }) => ({ companyId, userId, kinds, seesFleet }));
  if (rows.length === 0) return;
  await sql`insert into map_view as m (company_id, user_id, slot, kinds, sees_fleet)
    select v."companyId", v."userId", ${slotOf(now)}, array_remove(array_agg(distinct k.kind), null), bool_or(v."seesFleet")
    from json_to_recordset(${JSON.stringify(rows)}::json) as v ("companyId" uuid, "userId" uuid, kinds text[], "seesFleet" boolean)
      left join lateral unnest(v.kinds) as k (kind) on true
    group by 1, 2 order by 1, 2
    on conflict (company_id, user_id, slot) do update
      set kinds = array(select unnest(m.kinds) union select unnest(excluded.kinds)), sees_fleet = m.sees_fleet or excluded.sees_fleet`.execute(
    trx,
  );
}

export async function deleteOldMapViews(trx: Trx, before: Date, most: number): Promise<number> {
  const { rows } = await sql`delete from map_view where id in (
    select id from map_view where slot < ${before} order by slot limit ${most}) returning id`.execute(trx);
  return rows.length;
}
