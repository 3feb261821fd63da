import { sql } from 'kysely';
import type { DeviceKind } from '#areas/positions/rules/device-kind.ts';
import type { Fix } from '#areas/routes/rules/evaluate/alarm-state.ts';
import type { Trx } from '#platform/db/database.ts';

/** How long others leave alone what an evaluator has taken; a second after that at the latest they take it over. */
const LEASE_SECONDS = 8;

/** The clock that `updated_at` of trips goes by, exactly. */
export async function clockOf(trx: Trx): Promise<string> {
  const { rows } = await sql<{ at: string }>`select clock_timestamp()::text as at`.execute(trx);
  return rows[0]!.at;
}

/**
 * Takes what is due, by what came in before the given moment or by the clock. Its own short transaction: whoever stores
 * positions never waits.
 */
export async function takeDue(trx: Trx, now: Date, most: number, before: string): Promise<string[]> {
  const take = (due: ReturnType<typeof sql>) => sql<{ id: string }>`
    with due as (${due}) update watched_trip w set is_due = false, updated_at = now(),
      next_check_at = ${now}::timestamptz + make_interval(secs => ${sql.lit(LEASE_SECONDS)}) from due where w.id = due.id returning w.id`;
  const { rows: reported } = await take(
    sql`select id from watched_trip where is_due and updated_at < ${before}::timestamptz order by updated_at
      limit ${sql.lit(most)} for update skip locked`,
  ).execute(trx);
  if (reported.length >= most) return reported.map(({ id }) => id);
  const { rows: late } = await take(
    sql`select id from watched_trip where next_check_at <= ${now} order by next_check_at
      limit ${sql.lit(most - reported.length)} for update skip locked`,
  ).execute(trx);
  return [...reported, ...late].map(({ id }) => id);
}

export interface WatchedRecord {
  readonly id: string;
  readonly company_id: string;
  readonly order_id: string | null;
  readonly device_id: string | null;
  readonly number: string;
  readonly judged_at: Date | null;
  readonly replays_from: Date | null;
  /** When the record was changed last, exactly. */
  readonly as_of: string;
  readonly state: unknown;
  readonly time_zone: string;
  readonly status: number | null;
  readonly vehicle_id: string | null;
  readonly driver_id: string | null;
  readonly path_id: string | null;
  readonly path_version_id: string | null;
  readonly supervision: 'geofence' | 'controlPoints' | null;
  readonly origin_lat: number | null;
  readonly origin_lng: number | null;
  readonly destination_lat: number | null;
  readonly destination_lng: number | null;
  readonly load_by: Date | null;
  readonly arrive_by: Date | null;
  readonly assigned_at: Date | null;
  readonly started_at: Date | null;
  readonly arrived_at: Date | null;
  readonly finished_at: Date | null;
  readonly reporting_device_id: string | null;
  readonly device_kind: DeviceKind | null;
  readonly device_disabled: boolean | null;
  readonly interval_seconds: number | null;
  readonly contact_at: Date | null;
  readonly fix_at: Date | null;
  /** The newest message since then that speaks of a place without having one. */
  readonly searched_at: Date | null;
  readonly battery_percent: number | null;
  readonly has_power: boolean | null;
  /** Messages of the device, since the day on which its window began and since the day that it is. */
  readonly received_since: number;
  readonly received_today: number;
  /** A device whose truck is on a trip: the trip says everything. A phone is only watched by a trip that it is shared with. */
  readonly is_left_alone: boolean;
}

/** Those of the trips that no other evaluator looks at, in the order of their ids, until the end of the transaction. */
export async function holdTrips(trx: Trx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select w.id from (select unnest(${[...ids]}::uuid[]) as id order by 1) w
    where pg_try_advisory_xact_lock(hashtextextended(w.id::text, 69))`.execute(trx);
  return rows.map(({ id }) => id).sort();
}

/** What somebody else looks at just now is looked at again. */
export async function makeDue(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`with mine as (select id from watched_trip where id = any(${[...ids]}::uuid[]) and not is_due order by id for update)
    update watched_trip w set is_due = true from mine where w.id = mine.id`.execute(trx);
}

/**
 * What reports for a trip: the device of the truck, or else the driver's phone or page, whichever spoke last, while the driver
 * shares where they are. What a phone said before that is not the trip's.
 */
const reporter = sql`left join lateral (
    select c.*, l.source, case when l.tracker_id is not null then greatest(l.contact_at, c.shared_since) end as contact_at,
      greatest(l.at, c.shared_since) as fix_at,
      case when c.shared_since is null or l.contact_at >= c.shared_since then l.battery_percent end as battery_percent, l.has_power
    from (
      select d.id, d.id as tracker_id, d.company_id, d.kind, d.vehicle_id, d.driver_id, d.disabled_at, d.interval_seconds, d.id = w.device_id
          or d.vehicle_id is not distinct from o.truck_id as is_of_truck,
        case when d.kind = 'phone' then o.sharing_since end as shared_since
      from device d
      where d.id = w.device_id or d.company_id = o.fleet_company_id and (d.vehicle_id = o.truck_id or d.driver_id = o.driver_id)
        and (d.kind <> 'phone' or o.sharing_since is not null)
      union all
      select null, o.id, null, 'phone', o.truck_id, o.driver_id, null, null, false, o.sharing_since where o.sharing_since is not null
    ) c left join latest_position l on l.tracker_id = c.tracker_id
    where c.id is not null or l.source = 'driver'
    order by c.disabled_at is not null, not (c.is_of_truck and l.tracker_id is not null), l.contact_at desc nulls last, c.is_of_truck desc
    limit 1
  ) d on true`;

export async function readWatched(trx: Trx, ids: readonly string[], today: string): Promise<WatchedRecord[]> {
  const { rows } = await sql<WatchedRecord>`
    select w.id, w.company_id, w.order_id, w.device_id, w.number, w.judged_at, w.replays_from, w.updated_at::text as as_of,
      w.state, c.time_zone,
      o.status, coalesce(o.truck_id, d.vehicle_id) as vehicle_id, coalesce(o.driver_id, d.driver_id) as driver_id,
      o.path_id, o.path_version_id, o.supervision,
      (o.origin ->> 'lat')::float8 as origin_lat, (o.origin ->> 'lng')::float8 as origin_lng,
      (o.destination ->> 'lat')::float8 as destination_lat, (o.destination ->> 'lng')::float8 as destination_lng,
      case when o.loading_date is not null then app.planned_at(o.loading_date, o.loading_hour, c.time_zone) end as load_by,
      case when o.delivery_date is not null then app.planned_at(o.delivery_date, o.delivery_hour, c.time_zone) end as arrive_by,
      o.assigned_at, o.started_at, o.arrived_at, o.finished_at,
      d.id as reporting_device_id, d.kind as device_kind, d.disabled_at is not null as device_disabled,
      coalesce(d.interval_seconds, g.interval_seconds) as interval_seconds,
      d.contact_at, d.fix_at, (select max(m.received_at) from device_message m where m.device_id = d.id
        and m.received_at > d.fix_at and m.reason in ('invalid', 'noPlace', 'inaccurate')) as searched_at, d.battery_percent, d.has_power,
      coalesce(t.since, 0) as received_since, coalesce(t.today, 0) as received_today,
      w.order_id is null and (d.kind = 'phone' or d.vehicle_id is not null and exists (
        select from load_order t where t.truck_id = d.vehicle_id and t.status in (1, 2))) as is_left_alone
    from watched_trip w
      join company c on c.id = w.company_id
      left join load_order o on o.company_id = w.company_id and o.id = w.order_id
      ${reporter}
      left join gps_settings g on g.company_id = d.company_id and g.kind = d.kind
      left join lateral (
        select sum(y.messages)::int as since, (sum(y.messages) filter (where y.day >= ${today}::date))::int as today from device_day y
        where y.device_id = d.id and y.day >= least(${today}::date, (w.state -> 'window' ->> 'day')::date)
      ) t on true
    where w.id = any(${[...ids]}::uuid[]) order by w.id`.execute(trx);
  return rows;
}

/** More than come in between two looks; what is left makes the trip due again. */
export const FIXES_READ = 2_000;
/** Two processes may store one trip's positions in another order than they were numbered. */
const LOOK_BACK_MINUTES = 10;

export interface StoredFix extends Fix {
  readonly orderId: string;
  readonly number: number;
  readonly isParked: boolean;
}

interface FixRecord {
  readonly order_id: string;
  readonly at: Date;
  readonly lat: number;
  readonly lng: number;
  readonly speed_kmh: number | null;
  readonly accuracy_m: number | null;
  readonly verdict: string;
  readonly number: string;
}

const present = ({ order_id, at, lat, lng, speed_kmh, accuracy_m, verdict, number }: FixRecord): StoredFix => ({
  ...{ orderId: order_id, at, position: { lat, lng }, speedKmh: speed_kmh, accuracyM: accuracy_m },
  ...{ number: Number(number), isParked: verdict === 'parked' },
});

const columns = sql`p.tracker_id, p.order_id, p.at, p.lat, p.lng, p.speed_kmh, p.accuracy_m, p.verdict, p.number`;

/** What was stored of each trip since it was judged, in the order of time; a little older ones too if they are new. */
export async function newFixes(trx: Trx, ids: readonly string[]): Promise<ReadonlyMap<string, readonly StoredFix[]>> {
  const { rows } = await sql<FixRecord>`select p.* from watched_trip w cross join lateral (
      select ${columns} from position p
      where p.order_id = w.order_id and p.at > coalesce(w.judged_at - make_interval(mins => ${sql.lit(LOOK_BACK_MINUTES)}), '-infinity')
        and (p.at > coalesce(w.judged_at, '-infinity') or p.number > w.number)
      order by p.at, p.tracker_id limit ${sql.lit(FIXES_READ)}
    ) p where w.id = any(${[...ids]}::uuid[]) and w.order_id is not null order by p.order_id, p.at, p.tracker_id`.execute(
    trx,
  );
  const byTrip = new Map<string, StoredFix[]>();
  for (const fix of rows.map(present)) {
    const trip = byTrip.get(fix.orderId);
    if (trip) trip.push(fix);
    else byTrip.set(fix.orderId, [fix]);
  }
  return byTrip;
}

/** One page of the trip. */
export async function fixesAfter(trx: Trx, orderId: string, after: Date | null): Promise<readonly StoredFix[]> {
  const { rows } = await sql<FixRecord>`select ${columns} from position p
    where p.order_id = ${orderId} and p.at > ${after ?? sql`'-infinity'`} order by p.at, p.tracker_id limit ${sql.lit(FIXES_READ)}`.execute(
    trx,
  );
  return rows.map(present);
}

export interface JudgedTrip {
  readonly id: string;
  readonly number: number;
  readonly judgedAt: Date | null;
  readonly nextCheckAt: Date | null;
  readonly isDue: boolean;
  /** The record it was judged by: what came later still is not in it. */
  readonly asOf: string;
  readonly state: unknown;
}

/** The last statement of a look: from here on whoever stores positions of these trips waits for the commit. */
export async function saveJudged(trx: Trx, trips: readonly JudgedTrip[]): Promise<void> {
  if (trips.length === 0) return;
  await sql`with judged as (
      select * from jsonb_to_recordset(${JSON.stringify(trips)}::jsonb) as t (id uuid, number bigint, "judgedAt" timestamptz,
        "nextCheckAt" timestamptz, "isDue" boolean, "asOf" timestamptz, state jsonb)
    ), mine as (select w.id from watched_trip w join judged j on j.id = w.id order by w.id for update of w)
    update watched_trip w set number = greatest(w.number, j.number), judged_at = j."judgedAt", next_check_at = j."nextCheckAt",
      is_due = w.is_due or j."isDue", state = j.state, updated_at = now(),
      replays_from = case when w.updated_at = j."asOf" then null else w.replays_from end
    from judged j join mine m on m.id = j.id where w.id = j.id`.execute(trx);
}

/** What cannot be judged waits, so that it keeps nobody else from being judged. */
export async function postpone(trx: Trx, id: string, until: Date): Promise<void> {
  await sql`update watched_trip set is_due = false, next_check_at = ${until}, updated_at = now() where id = ${id}`.execute(
    trx,
  );
}
