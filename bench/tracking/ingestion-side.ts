import { createHash } from 'node:crypto';
import pg from 'pg';
import { type MadeDevice, startTracked, type TrackedApp } from '#areas/tracking/server/ingestion/ingestion.fixture.ts';
import { createId } from '#kernel/ids.ts';
import { migrate } from '#platform/db/migrate.ts';
import { MIGRATIONS } from '#testing/test-database.ts';
import { createIfMissing } from '../generated-database.ts';
import { get, type NextRequest, post } from './blaster.ts';

export interface Tracker {
  readonly id: string;
  readonly secret: string;
}

/** A database with devices, of which some belong to trucks on a trip. */
export interface IngestionSide {
  readonly url: string;
  readonly owner: pg.Client;
  readonly app: TrackedApp;
  /** Without a truck. */
  devices(count: number): Promise<readonly Tracker[]>;
  /** Of trucks on their way, in a company with so many fences. */
  trucks(count: number, fences: number): Promise<readonly Tracker[]>;
  /** So many positions of other trackers on the day that is measured. */
  fillDay(rows: number): Promise<void>;
  close(): Promise<void>;
}

const FLOOR_TABLES = `
  drop table if exists bare_position, bare_latest;
  create table bare_position (like position including all) partition by range (at);
  create table bare_position_rest partition of bare_position default;
  create table bare_latest (like latest_position including all) with (fillfactor = 60)`;

export async function openIngestionSide(clusterUrl: string, name: string): Promise<IngestionSide> {
  await createIfMissing(clusterUrl, name);
  const url = clusterUrl.replace(/\/[^/]*$/, `/${name}`);
  await migrate(url, MIGRATIONS);
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await owner.query(FLOOR_TABLES);
  const app = await startTracked({ database: { url, drop: () => Promise.resolve() } });
  const fleet = await app.team();
  return {
    url,
    owner,
    app,
    devices: async (count) => {
      const made = Array.from({ length: count }, () => ({ id: createId(), secret: createId() }));
      await owner.query(
        `insert into device (id, company_id, identifier, kind, secret_hash)
         select i, $2, i::text, 'hardware', h from unnest($1::uuid[], $3::bytea[]) as d (i, h)`,
        [
          made.map(({ id }) => id),
          fleet.company.id,
          made.map(({ secret }) => createHash('sha256').update(secret).digest()),
        ],
      );
      return made;
    },
    trucks: async (count, fences) => {
      const team = await app.team();
      // Around the way of the trucks and far from it.
      await owner.query(
        `insert into geofence (id, company_id, name, shape, west, south, east, north, kind, entry_alarm, exit_alarm, created_by)
         select gen_random_uuid(), $1, 'Zona ' || n, json_build_object('kind', 'circle', 'centre', json_build_object('lat', lat, 'lng', lng),
           'radiusMeters', 300), lng - 0.003, lat - 0.003, lng + 0.003, lat + 0.003, 'allowed', true, true, $2
         from (select n, -16.6 + (n % 100) * 0.004 as lat, -68.3 + (n / 100) * 0.004 as lng from generate_series(1, $3::int) n) f`,
        [team.company.id, team.manager.userId, fences],
      );
      const made: MadeDevice[] = [];
      for (let nth = 0; nth < count; nth += 1) made.push((await app.onTheRoad(team)).device);
      await owner.query(`update trip_span set from_at = now() - interval '3 hours' where company_id = $1`, [
        team.company.id,
      ]);
      return made;
    },
    fillDay: (rows) => fillDay(owner, rows),
    close: async () => {
      await owner.end();
      await app.close();
    },
  };
}

/** In place of the day's table, as the product makes one: indexes are built once over all rows instead of row by row. */
async function fillDay(owner: pg.Client, rows: number): Promise<void> {
  const [today, tomorrow] = [dayFrom(0), dayFrom(1)];
  const table = `position_${today.replaceAll('-', '')}`;
  await owner.query(`
    begin;
    drop table ${table};
    create table ${table} (like position including defaults including constraints);
    insert into ${table} (tracker_id, at, company_id, lat, lng, speed_kmh, source)
    select ids[1 + n % 5000], '${today} 00:00Z'::timestamptz + make_interval(secs => (n / 5000) * 86400.0 / (${rows} / 5000 + 1)),
      ids[1], -16.5, -68.1, 40, 'device'
    from generate_series(0, ${rows} - 1) n, (select array_agg(gen_random_uuid()) as ids from generate_series(1, 5000)) i;
    alter table ${table} enable row level security;
    alter table ${table} force row level security;
    create policy nobody on ${table} to tropeiro_app using (false) with check (false);
    set local maintenance_work_mem = '512MB';
    alter table position attach partition ${table} for values from ('${today} 00:00Z') to ('${tomorrow} 00:00Z');
    commit`);
  await owner.query(`vacuum (analyze) ${table}`);
  // Otherwise what was just loaded would be written to the disk beside the first measurements.
  await owner.query('checkpoint');
}

const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Fixes of many devices in turn, each a second and eleven metres after the one before. */
export class Traffic {
  readonly #trackers: readonly Tracker[];
  readonly #begin: number;
  #sent = 0;

  constructor(trackers: readonly Tracker[], minutesAgo = 20) {
    this.#trackers = trackers;
    this.#begin = Math.max(Date.now() - minutesAgo * 60_000, new Date().setUTCHours(0, 0, 0, 0));
  }

  get sent(): number {
    return this.#sent;
  }

  #next(): { readonly tracker: Tracker; readonly at: number; readonly lat: number; readonly lng: number } {
    const nth = this.#sent;
    this.#sent += 1;
    const [turn, which] = [Math.floor(nth / this.#trackers.length), nth % this.#trackers.length];
    const lng = Number((-68.15 + (which % 200) * 0.0005).toFixed(6));
    return {
      ...{ tracker: this.#trackers[which]!, at: this.#begin + turn * 1_000 },
      ...{ lat: Number((-16.5 + turn * 0.0001).toFixed(6)), lng },
    };
  }

  /** The same fixes for the product, which knows secrets, and for the floor, which knows ids. */
  single(side: 'product' | 'floor'): NextRequest {
    return () => {
      const { tracker, at, lat, lng } = this.#next();
      const path = side === 'product' ? `/api/positions/osmand/${tracker.secret}` : `/${tracker.id}`;
      return get(`${path}?lat=${lat}&lon=${lng}&speed=21.6&timestamp=${at}`);
    };
  }

  /** So many fixes of one device in a request; devices take turns. */
  batches(side: 'product' | 'floor', size: number): NextRequest {
    let nth = 0;
    return () => {
      const tracker = this.#trackers[nth % this.#trackers.length]!;
      const turn = Math.floor(nth / this.#trackers.length) * size;
      nth += 1;
      this.#sent += size;
      const positions = Array.from({ length: size }, (_, more) => ({
        ...{ at: this.#begin + (turn + more) * 1_000, lat: Number((-16.5 + (turn + more) * 0.0001).toFixed(6)) },
        ...{ lng: -68.15, speedKmh: 40 },
      }));
      const path = side === 'product' ? '/api/positions' : `/${tracker.id}`;
      return post(path, tracker.secret, JSON.stringify({ positions }));
    };
  }
}
