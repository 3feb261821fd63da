import { createHash } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type ServerProcess, startServerProcess } from '#app/proof/server-process.fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

const ROUNDS = 2;
const DEVICES = 5;
const FIXES = 60;
const SECRET = 'the-same-on-both-sides-of-the-river-0123456789';
/** A safety net for a slow machine; nothing here is measured. */
const PATIENCE_MS = 1_200_000;

let database: TestDatabase;
let dataDir: string;
let owner: pg.Client;
let servers: ServerProcess[] = [];
const start = () =>
  startServerProcess({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    AUTH_SECRET: SECRET,
    FILES_SECRET: SECRET,
    ROLES: 'ingestion',
  });

/** Two processes that take in messages, of which one is killed again and again. */
beforeAll(async () => {
  database = await createTestDatabase(inject('clusterUrl'));
  dataDir = await mkdtemp(join(tmpdir(), 'tropeiro-fixes-'));
  await chmod(dataDir, 0o711);
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  servers = await Promise.all([start(), start()]);
}, PATIENCE_MS);
afterAll(async () => {
  for (const server of servers) await server.end('SIGTERM');
  await owner?.end();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
}, PATIENCE_MS);

async function makeDevices(): Promise<readonly { id: string; secret: string }[]> {
  const company = crypto.randomUUID();
  await owner.query(`insert into company (id, company_name, country_code) values ($1, 'Transportes', 'BO')`, [company]);
  const devices = Array.from({ length: DEVICES }, () => ({ id: crypto.randomUUID(), secret: crypto.randomUUID() }));
  for (const { id, secret } of devices) {
    await owner.query(
      `insert into device (id, company_id, identifier, kind, secret_hash) values ($1, $2, $4, 'hardware', $3)`,
      [id, company, createHash('sha256').update(secret).digest(), secret],
    );
  }
  return devices;
}

/** Sends one fix until somebody acknowledges it, now to one process and now to the other. */
async function deliver(secret: string, at: number, nth: number): Promise<void> {
  for (let tried = 0; ; tried += 1) {
    const { address } = servers[(nth + tried) % 2]!;
    const query = `lat=${-16.5 + nth / 100}&lon=-68.15&speed=40&timestamp=${at}`;
    const status = await fetch(`${address}/api/positions/osmand/${secret}?${query}`).then(
      (reply) => reply.status,
      () => 0,
    );
    if (status === 200) return;
  }
}

it(
  'of fixes that a killed process acknowledged nothing is missing, and nothing is stored twice',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const devices = await makeDevices();
      const begin = Date.now() - FIXES * 60_000;
      let delivered = 0;
      let killed: Promise<void> | undefined;
      const strike = async () => {
        await servers[round % 2]!.end('SIGKILL');
        servers[round % 2] = await start();
      };
      await Promise.all(
        devices.map(async ({ secret }) => {
          for (let nth = 0; nth < FIXES; nth += 1) {
            await deliver(secret, begin + nth * 60_000, nth);
            delivered += 1;
            if (delivered === (DEVICES * FIXES) / 3) killed = strike();
          }
        }),
      );
      await killed;
      const { rows } = await owner.query<{ id: string; fixes: number; last: number }>(
        `select p.tracker_id as id, count(*)::int as fixes,
          (select (extract(epoch from l.at) * 1000)::float8 from latest_position l where l.tracker_id = p.tracker_id) as last
        from position p where p.tracker_id = any ($1::uuid[]) group by 1`,
        [devices.map(({ id }) => id)],
      );
      const whole = { fixes: FIXES, last: begin + (FIXES - 1) * 60_000 };
      expect(rows.map(({ fixes, last }) => ({ fixes, last }))).toEqual(devices.map(() => whole));
    }
  },
  PATIENCE_MS,
);
