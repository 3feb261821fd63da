import { sql } from 'kysely';
import type { CheckpointType } from '#areas/routes/rules/route-limits.ts';
import type { DrivenFix, SectionDrive } from '#areas/tracking/rules/live/section-drives.ts';
import type { Trx } from '#platform/db/database.ts';

export interface StoredPath {
  readonly meters: number;
  readonly minutes: number;
  /** The finest of its lines that has at most so many characters. */
  readonly line: string;
  readonly checkpoints: readonly { readonly type: CheckpointType; readonly name: string; readonly meters: number }[];
}

const LINE_MAX = 40_000;

export async function pathOf(trx: Trx, versionId: string): Promise<StoredPath | undefined> {
  const { rows } = await sql<StoredPath>`
    select v.meters, v.expected_minutes as minutes, v.checkpoints,
      case when length(v.levels[3]) <= ${LINE_MAX} then v.levels[3] when length(v.levels[2]) <= ${LINE_MAX} then v.levels[2]
        else v.levels[1] end as line
    from route_path_version v where v.id = ${versionId}`.execute(trx);
  return rows[0];
}

export interface StoredSpeed {
  readonly section: number;
  /** Of three hours; null for the whole day. */
  readonly band: number | null;
  readonly slow: number;
  readonly usual: number;
  readonly fast: number;
}

/** Fewer trips say nothing about the next one. */
const TRIPS_LEAST = 3;
export const HOURS_PER_BAND = 3;

/** Whoever sees an order learns when it arrives, also the carrier: the transaction is the platform's. */
export async function speedsOf(trx: Trx, companyId: string, versionId: string): Promise<readonly StoredSpeed[]> {
  const { rows } = await sql<StoredSpeed>`
    select s.section, s.hour / ${sql.lit(HOURS_PER_BAND)} as band,
      percentile_cont(0.25) within group (order by s.kmh) as slow,
      percentile_cont(0.5) within group (order by s.kmh) as usual,
      percentile_cont(0.75) within group (order by s.kmh) as fast
    from section_drive s where s.company_id = ${companyId} and s.path_version_id = ${versionId}
    group by grouping sets ((s.section, s.hour / ${sql.lit(HOURS_PER_BAND)}), (s.section))
    having count(*) >= ${sql.lit(TRIPS_LEAST)}`.execute(trx);
  return rows;
}

export interface UnlearnedTrip {
  readonly companyId: string;
  readonly orderId: string;
  readonly versionId: string;
}

/** Trips that ended lately, on a path; late positions had time to come. */
export async function unlearnedTrips(trx: Trx, most: number): Promise<readonly UnlearnedTrip[]> {
  const { rows } = await sql<UnlearnedTrip>`
    select o.company_id as "companyId", o.id as "orderId", o.path_version_id as "versionId" from load_order o
    where o.finished_at between now() - interval '30 days' and now() - interval '1 hour' and o.path_version_id is not null
      and not exists (select from learned_trip l where l.order_id = o.id)
    order by o.finished_at limit ${most}`.execute(trx);
  return rows;
}

const TRACK_MAX = 20_000;

export async function trackToLearn(trx: Trx, orderId: string): Promise<readonly DrivenFix[]> {
  const { rows } = await sql<DrivenFix>`select p.at, p.lat, p.lng from position p
    where p.order_id = ${orderId} order by p.at limit ${sql.lit(TRACK_MAX)}`.execute(trx);
  return rows;
}

export async function insertDrives(trx: Trx, trip: UnlearnedTrip, drives: readonly SectionDrive[]): Promise<void> {
  const { companyId, orderId, versionId } = trip;
  await sql`insert into learned_trip (order_id, company_id) values (${orderId}, ${companyId}) on conflict do nothing`.execute(
    trx,
  );
  await sql`insert into section_drive (order_id, section, company_id, path_version_id, hour, kmh)
    select ${orderId}, d.section, ${companyId}, ${versionId}, d.hour, d.kmh
    from json_to_recordset(${JSON.stringify(drives)}::json) as d(section smallint, hour smallint, kmh real)
    on conflict do nothing`.execute(trx);
}
