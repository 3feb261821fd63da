import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServerProcess, send, startServerProcess, tokenOf } from '#app/proof/server-process.fixture.ts';
import type { TestUser } from '#testing/world.ts';
import { type Planner, type RoutesApp, startRoutes } from './routes.fixture.ts';

const FENCES = 2_000;
/** A safety net for a slow machine; nothing here is measured. */
const PATIENCE_MS = 1_200_000;

let app: RoutesApp;
let planner: Planner;
let colleague: TestUser;
let owner: pg.Client;
let dataDir: string;

beforeAll(async () => {
  app = await startRoutes();
  planner = await app.planner();
  colleague = await app.world.user({ company: planner.company });
  owner = new pg.Client({ connectionString: app.databaseUrl });
  await owner.connect();
  dataDir = await mkdtemp(join(tmpdir(), 'tropeiro-fences-'));
  await chmod(dataDir, 0o711);
}, PATIENCE_MS);
afterAll(async () => {
  await owner.end();
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
}, PATIENCE_MS);

const nameOf = (nth: number) => `Cerca ${nth}`;
const features = Array.from({ length: FENCES }, (_, nth) => ({
  ...{ type: 'Feature', properties: { name: nameOf(nth), radiusMeters: 300 } },
  geometry: { type: 'Point', coordinates: [-67.9, -17.2 - nth / FENCES] },
}));
const file = Buffer.from(JSON.stringify({ type: 'FeatureCollection', features })).toString('base64');

const startServer = () => startServerProcess({ DATABASE_URL: app.databaseUrl, DATA_DIR: dataDir });
const importAll = async ({ address }: ServerProcess) => {
  const token = await tokenOf(address, planner.user.email);
  return send(address, token, 'POST', '/geofences/file', { file, preview: false });
};
const countOf = async (statement: string, values: readonly unknown[] = []) =>
  (await owner.query(statement, [...values])).rowCount;
const stored = () => countOf('select from geofence where company_id = $1', [planner.company.id]);
const records = () =>
  countOf(`select from audit_entry where company_id = $1 and action = 'routes.importGeofences'`, [planner.company.id]);
const importing = (state = '') =>
  countOf(
    `select from pg_stat_activity where datname = current_database() and query like '%insert into "geofence"%' ${state}`,
  );

/** Somebody else holds a name of the file, so that the import waits there with everything before it written. */
async function killAt(nth: number): Promise<void> {
  const holder = new pg.Client({ connectionString: app.databaseUrl });
  await holder.connect();
  await holder.query('begin');
  await holder.query(
    `insert into geofence (id, company_id, name, shape, west, south, east, north, kind, created_by)
     values (gen_random_uuid(), $1, $2, '{"kind": "circle"}', 0, 0, 0, 0, 'allowed', $3)`,
    [planner.company.id, nameOf(nth), colleague.userId],
  );
  const server = await startServer();
  const reply = importAll(server).catch(() => 'no reply');
  await expect.poll(() => importing(`and wait_event_type = 'Lock'`)).toBe(1);
  await server.end('SIGKILL');
  expect(await reply).toBe('no reply');
  await holder.query('rollback');
  await holder.end();
  // Its session in the database ends once it may go on and finds nobody there.
  await expect.poll(() => importing(`and pid <> pg_backend_pid()`)).toBe(0);
}

it(
  `a server killed during an import of ${FENCES} fences leaves none; started again, it writes all`,
  async () => {
    await killAt(FENCES - 1);
    expect([await stored(), await records()]).toEqual([0, 0]);
    const server = await startServer();
    try {
      expect(await importAll(server)).toMatchObject({ status: 200, body: { added: FENCES } });
      expect([await stored(), await records()]).toEqual([FENCES, 1]);
    } finally {
      await server.end('SIGTERM');
    }
  },
  PATIENCE_MS,
);
