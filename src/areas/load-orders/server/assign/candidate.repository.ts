import { sql } from 'kysely';
import { TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import type { Trx } from '#platform/db/database.ts';

/** A truck with its driver and semitrailers, and the open orders that keep them busy. */
export interface CandidateRecord {
  readonly truckId: string;
  readonly companyId: string;
  /** As its country writes it. */
  readonly plate: string;
  readonly type: string;
  /** The type of the product whose rules count for it. */
  readonly behavesAs: string;
  readonly enabled: boolean;
  readonly gpsDeviceId: string | null;
  readonly busyWith: string | null;
  readonly documentsExpired: boolean;
  /** The same without the driver's documents. */
  readonly vehiclesExpired: boolean;
  readonly documentsComplete: boolean;
  /** The registers whose latest answer has something against the truck, its semitrailers or its driver. */
  readonly failedChecks: readonly string[];
  readonly driver: CandidateDriver | null;
  readonly trailers: readonly CandidateTrailer[];
}

export interface CandidateDriver {
  readonly id: string;
  readonly name: string;
  readonly countryCode: string;
  readonly phoneCode: string;
  readonly phone: string;
  readonly eventual: boolean;
  readonly userId: string | null;
  readonly enabled: boolean;
  readonly rating: number | null;
  readonly busyWith: string | null;
}

export interface CandidateTrailer {
  readonly id: string;
  readonly plate: string;
  readonly type: string;
  readonly behavesAs: string;
  readonly enabled: boolean;
  readonly busyWith: string | null;
}

export interface Wanted {
  readonly truckId: string;
  /** Without one, the truck's own driver. */
  readonly driverId: string | null;
}

/** The code of the order `b`, with its company where it is another: two companies may use the same code. */
export const NAMED_CODE = sql`b.code || coalesce((select ' (' || c.company_name || ')' from company c
  where c.id = b.company_id and c.id <> app.company_id()), '')`;

const trailerOf = (alias: string) => {
  const t = sql.ref(alias);
  return sql`case when ${t}.id is not null then json_build_object('id', ${t}.id, 'type', ${t}.type,
    'behavesAs', app.product_entry(${TYPES}, ${t}.type),
    'plate', app.shown_plate(${t}.country_code, ${t}.plate),
    'enabled', ${t}.enabled, 'busyWith', (select ${NAMED_CODE} from load_order b
      where b.status in (1, 2) and (b.trailer_id = ${t}.id or b.second_trailer_id = ${t}.id) limit 1)) end`;
};

const documentsOf = (test: (alias: string) => ReturnType<typeof sql>, joined: ReturnType<typeof sql>) =>
  sql`(${sql.join(
    ['v', 'd', 't', 's'].map((alias) => sql`(${sql.ref(alias)}.id is null or ${test(alias)})`),
    joined,
  )})`;

/** The codes of the registers that failed the drivers or vehicles of the condition when they were last asked. */
export const failedChecks = (subject: ReturnType<typeof sql>) => sql`coalesce((
    select array_agg(distinct l.code order by l.code)
    from (select distinct on (h.vehicle_id, h.driver_id, c.code) c.code, c.clear
      from homologation h join homologation_check c on c.homologation_id = h.id
      where ${subject}
      order by h.vehicle_id, h.driver_id, c.code, h.requested_at desc, h.id desc) l
    where not l.clear), '{}')`;

const row = sql`v.id as "truckId", v.company_id as "companyId", app.shown_plate(v.country_code, v.plate) as plate,
  v.type, app.product_entry(${TYPES}, v.type) as "behavesAs", v.enabled, v.gps_device_id as "gpsDeviceId",
  (select ${NAMED_CODE} from load_order b where b.truck_id = v.id and b.status in (1, 2)) as "busyWith",
  (v.documents_expired or coalesce(d.documents_expired, false) or coalesce(t.documents_expired, false)
    or coalesce(s.documents_expired, false)) as "documentsExpired",
  (v.documents_expired or coalesce(t.documents_expired, false) or coalesce(s.documents_expired, false)) as "vehiclesExpired",
  ${documentsOf((alias) => sql`${sql.ref(alias)}.documents_done >= ${sql.ref(alias)}.documents_required`, sql` and `)} as "documentsComplete",
  ${failedChecks(sql`h.company_id = v.company_id and (h.vehicle_id in (v.id, t.id, s.id) or h.driver_id = d.id)`)} as "failedChecks",
  case when d.id is not null then json_build_object('id', d.id, 'name', d.first_name || ' ' || d.last_name,
    'countryCode', d.country_code, 'phoneCode', d.phone_code, 'phone', d.phone, 'eventual', d.eventual, 'userId', d.user_id,
    'enabled', d.enabled, 'rating', d.rating,
    'busyWith', (select ${NAMED_CODE} from load_order b where b.driver_id = d.id and b.status in (1, 2))) end as driver,
  array_remove(array[${trailerOf('t')}::jsonb, ${trailerOf('s')}::jsonb], null) as trailers`;

const around = sql`left join vehicle t on t.company_id = v.company_id and t.id = v.trailer_id
  left join vehicle s on s.company_id = v.company_id and s.id = v.second_trailer_id`;

/** The company's trucks of every market; unknown ids are left out. */
export function findCandidates(trx: Trx, companyId: string, wanted: readonly Wanted[]): Promise<CandidateRecord[]> {
  return findCandidatesOf(
    trx,
    wanted.map((one) => ({ ...one, companyId })),
  );
}

/** The same of several companies at once. */
export async function findCandidatesOf(
  trx: Trx,
  wanted: readonly (Wanted & { readonly companyId: string })[],
): Promise<CandidateRecord[]> {
  const { rows } = await sql<CandidateRecord>`
    select ${row}
    from json_to_recordset(${JSON.stringify(wanted)}::json) as w("companyId" uuid, "truckId" uuid, "driverId" uuid)
    join vehicle v on v.company_id = w."companyId" and v.id = w."truckId" and v.kind = 'truck'
    left join driver d on d.company_id = v.company_id and d.id = coalesce(w."driverId", v.driver_id)
    ${around}`.execute(trx);
  return rows;
}

/**
 * Locks trucks and drivers in the order of their ids before they are assigned, so that transactions cannot deadlock.
 */
export async function lockFleet(trx: Trx, companyId: string, wanted: readonly Wanted[]): Promise<void> {
  const trucks = wanted.map(({ truckId }) => truckId);
  const drivers = wanted.flatMap(({ driverId }) => driverId ?? []);
  await sql`select from vehicle where company_id = ${companyId} and id = any(${trucks}::uuid[])
    order by id for no key update`.execute(trx);
  await sql`select from driver where company_id = ${companyId}
    and (id = any(${drivers}::uuid[]) or id in (select driver_id from vehicle
      where company_id = ${companyId} and id = any(${trucks}::uuid[])))
    order by id for no key update`.execute(trx);
}

/** Locks one truck and its driver unless somebody else holds them: it never waits, so it cannot deadlock with anybody. */
export async function tryLockTruck(
  trx: Trx,
  companyId: string,
  { truckId, driverId }: { readonly truckId: string; readonly driverId: string },
): Promise<boolean> {
  const truck = await sql`select from vehicle where company_id = ${companyId} and id = ${truckId}
    for no key update skip locked`.execute(trx);
  const driver = await sql`select from driver where company_id = ${companyId} and id = ${driverId}
    for no key update skip locked`.execute(trx);
  return truck.rows.length === 1 && driver.rows.length === 1;
}

export async function truckIdByPlate(
  trx: Trx,
  companyId: string,
  { country, plate }: { readonly country: string; readonly plate: string },
): Promise<string | undefined> {
  const found = await trx
    .selectFrom('vehicle')
    .select('id')
    .where('company_id', '=', companyId)
    .where('kind', '=', 'truck')
    .where('country_code', '=', country)
    .where('plate', '=', plate)
    .executeTakeFirst();
  return found?.id;
}

/** The last known place of a truck: its position on a trip, or the end of its last trip. */
export interface Whereabouts {
  readonly by: 'position' | 'delivery';
  readonly city: string | null;
  readonly at: Date;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly cityId: string | null;
}

export type LocatedCandidate = CandidateRecord & { readonly whereabouts: Whereabouts | null };

/** The fleet of a company with its last known places; the search looks at plates and names of drivers. */
export async function findFleet(
  trx: Trx,
  companyId: string,
  { search, most }: { readonly search: string | undefined; readonly most: number },
): Promise<LocatedCandidate[]> {
  const named = search
    ? sql`and ((app.plate_key(${search}) <> '' and position(app.plate_key(${search}) in v.plate) > 0)
        or position(app.fold(${search}) in app.fold(d.first_name || ' ' || d.last_name)) > 0)`
    : sql``;
  const { rows } = await sql<CandidateRecord & { whereabouts: (Omit<Whereabouts, 'at'> & { at: string }) | null }>`
    select ${row}, (
      select json_build_object('by', case when o.last_seen_at is not null then 'position' else 'delivery' end,
        'city', case when o.last_seen_at is null then o.destination_city end,
        'at', coalesce(o.last_seen_at, o.finished_at, o.status_at),
        'lat', coalesce(o.last_lat, (o.destination ->> 'lat')::float8),
        'lng', coalesce(o.last_lng, (o.destination ->> 'lng')::float8),
        'cityId', case when o.last_seen_at is null then o.destination ->> 'cityId' end)
      from load_order o
      where o.truck_id = v.id and (o.last_seen_at is not null or o.status in (3, 4, 6))
      order by o.created_at desc limit 1) as whereabouts
    from vehicle v
    left join driver d on d.company_id = v.company_id and d.id = v.driver_id
    ${around}
    where v.company_id = ${companyId} and v.kind = 'truck' ${named}
    order by v.plate, v.id limit ${most}`.execute(trx);
  return rows.map(({ whereabouts, ...found }) => ({
    ...found,
    whereabouts: whereabouts && { ...whereabouts, at: new Date(whereabouts.at) },
  }));
}
