import { type RawBuilder, sql } from 'kysely';
import type { DeviceKind } from '#areas/positions/rules/device-kind.ts';
import type { LinkSpan, SharingSpan, TripSpan } from '#areas/positions/rules/spans.ts';
import type { Trx } from '#platform/db/database.ts';

/** A device as it is asked for: by the hash of its secret, or by the number it claims in a protocol without secrets. */
export interface AskedTracker {
  readonly key: string;
  /** In hexadecimal digits. */
  readonly secretHash?: string;
  readonly protocol?: string;
  readonly identifier?: string;
  /** The times its messages are about. */
  readonly firstAt: Date;
  readonly lastAt: Date;
}

export interface FoundTracker {
  readonly key: string;
  readonly id: string;
  readonly company_id: string;
  readonly kind: DeviceKind;
  readonly is_disabled: boolean;
  /** How many companies claim the same number, unless the platform gave it to one; one secret names one device. */
  readonly claimants: number;
  readonly driver_id: string | null;
  readonly interval_seconds: number | null;
  readonly max_speed_kmh: number | null;
  readonly max_accuracy_m: number | null;
  readonly links: readonly LinkSpan[] | null;
  readonly trips: readonly TripSpan[] | null;
  readonly sharing: readonly SharingSpan[] | null;
  /** Where it was until now; the row is locked. Null: it never said anything. */
  readonly tracker_id: string | null;
  readonly at: Date | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly speed_kmh: number | null;
  readonly heading: number | null;
  readonly accuracy_m: number | null;
  readonly is_clock_ahead: boolean;
  readonly stationary_since: Date | null;
  readonly stored_at: Date | null;
  readonly battery_percent: number | null;
  readonly has_power: boolean | null;
  readonly ignition: boolean | null;
  readonly doubt: unknown;
  /** Another one as soon as anything changes that decides about its messages; see `app.tracker_version`. */
  readonly version: string;
  /** The transaction that wrote where it is. */
  readonly changed: string | null;
}

const askedRows = (asked: readonly AskedTracker[]) => {
  const column = <N extends keyof AskedTracker>(name: N) => asked.map((one) => one[name] ?? null);
  return sql`unnest(${column('key')}::text[], ${column('secretHash')}::text[], ${column('protocol')}::text[],
    ${column('identifier')}::text[], ${column('firstAt')}::timestamptz[], ${column('lastAt')}::timestamptz[])
    as a(key, "secretHash", protocol, identifier, "firstAt", "lastAt")`;
};
const DEVICE = sql`a.key, a."firstAt", a."lastAt", d.id, d.company_id, d.kind, d.disabled_at is not null as is_disabled,
  d.driver_id, d.interval_seconds`;

const milliseconds = (instant: RawBuilder<unknown>) => sql`(extract(epoch from ${instant}) * 1000)::float8`;
const overlaps = (from: RawBuilder<unknown>, to: RawBuilder<unknown>) =>
  sql`${from} <= f."lastAt" and (${to} is null or ${to} > f."firstAt")`;

/**
 * Finds devices with everything that decides about their messages, and locks where they are, in the order of their
 * numbers, so that two processes with the same devices take turns.
 */
export async function findTrackers(trx: Trx, asked: readonly AskedTracker[]): Promise<readonly FoundTracker[]> {
  const bySecret = asked.filter(({ secretHash }) => secretHash !== undefined);
  const byClaim = asked.filter(({ secretHash }) => secretHash === undefined);
  const found: FoundTracker[] = [];
  if (bySecret.length > 0) {
    found.push(
      ...(await read(
        trx,
        sql`select ${DEVICE}, 1 as claimants from ${askedRows(bySecret)}
          join device d on d.secret_hash = decode(a."secretHash", 'hex')`,
      )),
    );
  }
  if (byClaim.length > 0) {
    found.push(
      ...(await read(
        trx,
        sql`select ${DEVICE}, (count(*) over (partition by a.key))::int as claimants
          from ${askedRows(byClaim)}
          left join device_grant g on g.protocol = a.protocol and g.identifier = a.identifier
          join device d on d.claimed_protocol = a.protocol and d.identifier = a.identifier and d.disabled_at is null
            and (g.device_id is null or g.device_id = d.id)`,
      )),
    );
  }
  return found;
}

async function read(trx: Trx, devices: RawBuilder<unknown>): Promise<readonly FoundTracker[]> {
  const { rows } = await sql<FoundTracker>`
    with found as materialized (${devices}), locked as materialized (
      select l.* from latest_position l where l.tracker_id in (select f.id from found f) order by l.tracker_id for update
    )
    select f.key, f.id, f.company_id, f.kind, f.is_disabled, f.claimants, f.driver_id, f.interval_seconds,
      s.max_speed_kmh, s.max_accuracy_m,
      (select json_agg(json_build_object('vehicleId', k.vehicle_id, 'from', ${milliseconds(sql`k.from_at`)}, 'to', ${milliseconds(sql`k.to_at`)}))
        from device_link k where k.device_id = f.id and k.company_id = f.company_id
          and ${overlaps(sql`k.from_at`, sql`k.to_at`)}) as links,
      (select json_agg(json_build_object('orderId', t.order_id, 'companyId', t.company_id, 'truckId', t.truck_id,
          'driverId', t.driver_id, 'from', ${milliseconds(sql`t.from_at`)}, 'to', ${milliseconds(sql`t.to_at`)}))
        from trip_span t where (t.truck_id in (select k.vehicle_id from device_link k
            where k.device_id = f.id and k.company_id = f.company_id and ${overlaps(sql`k.from_at`, sql`k.to_at`)})
          or t.driver_id = f.driver_id) and ${overlaps(sql`t.from_at`, sql`t.to_at`)}) as trips,
      case when f.kind = 'phone' then (select json_agg(json_build_object('orderId', p.order_id, 'driverId', p.driver_id,
          'from', ${milliseconds(sql`p.from_at`)}, 'to', ${milliseconds(sql`p.to_at`)}))
        from sharing_span p where p.order_id in (select t.order_id from trip_span t where t.driver_id = f.driver_id
            or t.truck_id in (select k.vehicle_id from device_link k where k.device_id = f.id and k.company_id = f.company_id))
          and ${overlaps(sql`p.from_at`, sql`p.to_at`)}) end as sharing,
      l.tracker_id, l.at, l.lat, l.lng, l.speed_kmh, l.heading, l.accuracy_m, coalesce(l.is_clock_ahead, false) as is_clock_ahead,
      l.stationary_since, l.stored_at, l.battery_percent, l.has_power, l.ignition, l.doubt,
      app.tracker_version(f.id) as version, l.changed::text as changed
    from found f left join gps_settings s on s.company_id = f.company_id and s.kind = f.kind
      left join locked l on l.tracker_id = f.id`.execute(trx);
  return rows;
}

/** Changes older than anybody relies on what was known before them. */
export async function forgetTrackerChanges(trx: Trx, before: Date): Promise<void> {
  await sql`delete from app.tracker_change where at < ${before}`.execute(trx);
}

/** Where devices are that never said anything yet, so that there is something to lock. */
export async function beginTrackers(trx: Trx, ids: readonly string[], at: Date): Promise<void> {
  await sql`insert into latest_position (tracker_id, company_id, device_id, source, contact_at)
    select d.id, d.company_id, d.id, 'device', ${at} from device d where d.id = any (${[...ids]}::uuid[]) order by d.id
    on conflict do nothing`.execute(trx);
}
