import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Position } from '#kernel/position.ts';
import { ROLES } from '#platform/db/roles.ts';

export interface SimulatedTruck {
  readonly deviceId: string;
  readonly companyId: string;
  readonly identifier: string;
  readonly vehicleId: string;
  readonly orderId: string | null;
  /** The line of its path, encoded; null where its order has none. */
  readonly line: string | null;
  readonly origin: Position | null;
  readonly destination: Position | null;
  readonly last: Position | null;
}

/** A connection of its own: the lock it holds and the rows it copies belong to no request. */
export async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`set role ${ROLES.platform}`);
  return client;
}

/** Two servers of one database have one simulator between them. */
export async function takeTheWheel(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    "select pg_try_advisory_lock(hashtext('simulated trucks')) as taken",
  );
  return rows[0]?.taken ?? false;
}

/** Every truck with a simulated device: on the path of its order, or on one of its company. */
export async function simulatedTrucks(client: pg.ClientBase, most: number): Promise<readonly SimulatedTruck[]> {
  const place = (name: string) => `case when o.${name} ->> 'lat' is not null then
    jsonb_build_object('lat', (o.${name} ->> 'lat')::float8, 'lng', (o.${name} ->> 'lng')::float8) end`;
  const { rows } = await client.query<SimulatedTruck>(
    `select d.id as "deviceId", d.company_id as "companyId", d.identifier, d.vehicle_id as "vehicleId", o.id as "orderId",
       coalesce(v.levels[3], c.line) as line, ${place('origin')} as origin, ${place('destination')} as destination,
       case when l.lat is not null then jsonb_build_object('lat', l.lat, 'lng', l.lng) end as last
     from device d
       left join load_order o on o.truck_id = d.vehicle_id and o.status in (1, 2)
       left join route_path_version v on v.id = o.path_version_id
       left join lateral (
         select e.lat, e.lng from latest_position e
         where e.at is not null and (e.device_id = d.id or e.tracker_id = o.id) order by e.at desc limit 1
       ) l on true
       left join lateral (
         select w.levels[3] as line from route_path p join route_path_version w on w.id = p.version_id
         where o.id is null and p.company_id = d.company_id and p.archived_at is null
         order by md5(p.id::text || d.id::text) limit 1
       ) c on true
     where d.kind = 'simulated' and d.vehicle_id is not null and d.disabled_at is null
     order by o.id is null, d.id limit $1`,
    [most],
  );
  return rows;
}

/** Each of them gets a secret that nobody else knows; those of the start before are gone. */
export async function giveSecrets(
  client: pg.ClientBase,
  trucks: readonly SimulatedTruck[],
): Promise<ReadonlyMap<string, string>> {
  const secrets = new Map(trucks.map(({ deviceId }) => [deviceId, randomBytes(24).toString('base64url')]));
  await client.query(
    `update device d set secret_hash = decode(s.hash, 'hex'), secret_at = now()
     from unnest($1::uuid[], $2::text[]) as s(id, hash) where d.id = s.id`,
    [[...secrets.keys()], [...secrets.values()].map((secret) => createHash('sha256').update(secret).digest('hex'))],
  );
  return secrets;
}

/** Whether a month of positions was stored before. */
export async function hasHistory(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>(
    `select exists (select from device d join position p on p.tracker_id = d.id and p.at < now() - interval '20 days'
       where d.kind = 'simulated') as has`,
  );
  return rows[0]?.has ?? false;
}

/** The last place of each of these trackers, so that it goes on from there. */
export async function settleLatest(client: pg.ClientBase, deviceIds: readonly string[]): Promise<void> {
  await client.query(
    `insert into latest_position (tracker_id, company_id, device_id, vehicle_id, at, lat, lng, speed_kmh, heading, accuracy_m, source,
       contact_at)
     select p.* from unnest($1::uuid[]) d (id) cross join lateral (
       select tracker_id, company_id, device_id, vehicle_id, at, lat, lng, speed_kmh, heading, accuracy_m, source, at as contact_at
       from position where tracker_id = d.id order by at desc limit 1) p
     on conflict (tracker_id) do nothing`,
    [deviceIds],
  );
}

/** So many trucks in all, made after one that the company with the most of them has, for trying how much the product bears. */
export async function addTrucks(client: pg.ClientBase, wanted: number): Promise<void> {
  await client.query(
    `insert into vehicle (id, company_id, market, kind, country_code, plate, type, search_text, created_by, gps_device_id)
     select gen_random_uuid(), v.company_id, 'own', 'truck', v.country_code, 'SIM' || lpad(n::text, 5, '0'), v.type,
       'sim' || lpad(n::text, 5, '0'), v.created_by, 'SIM-' || n
     from (
       select w.* from vehicle w join route_path p on p.company_id = w.company_id and p.archived_at is null
       where w.kind = 'truck' and w.market = 'own' order by count(*) over (partition by w.company_id) desc, w.id limit 1
     ) v cross join generate_series(1, greatest(0, $1 - (select count(*)::int from device where kind = 'simulated'))) n
     on conflict do nothing`,
    [wanted],
  );
  await client.query(
    "update device set kind = 'simulated' where kind <> 'simulated' and identifier like 'SIM-%' and secret_hash is null",
  );
}
