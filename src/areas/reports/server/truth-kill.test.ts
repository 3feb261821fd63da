import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLifecycle } from '#areas/load-orders/server/lifecycle.fixture.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/db/embedded/embedded-postgres.ts';
import { THROWAWAY_SETTINGS } from '#platform/db/embedded/temporary-postgres.ts';
import { migrate } from '#platform/db/migrate.ts';
import { createTestDatabase, MIGRATIONS } from '#testing/test-database.ts';
import { settleLines } from './figures-upkeep.repository.ts';
import { createWritersWorld, type WritersWorld } from './random-writers.fixture.ts';
import { expectTruth } from './truth.fixture.ts';

const ROUNDS = 3;
const WRITERS = 4;
const CHANGES = 30;
/** A safety net for a slow machine; nothing here is measured. */
const PATIENCE_MS = 1_800_000;

let dataDir: string;
let cluster: EmbeddedPostgres;
let world: WritersWorld;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tropeiro-figures-'));
  await chmod(dataDir, 0o711);
  // What was committed outlives the server: its memory is lost, that of the machine is not.
  const settings = { ...THROWAWAY_SETTINGS, synchronous_commit: 'on' };
  cluster = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), settings });
  const database = await createTestDatabase(cluster.url, { empty: true });
  await migrate(database.url, MIGRATIONS);
  world = await createWritersWorld(await startLifecycle([], { database }));
}, PATIENCE_MS);
afterAll(async () => {
  await world.app.close();
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}, PATIENCE_MS);

async function killDatabase(): Promise<void> {
  const [pid] = (await readFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

const settle = () =>
  world.app.services.database
    .asPlatform((trx) => settleLines(trx, 1))
    .then(() => true)
    .catch(() => false);

it(
  'a database killed while orders are written and lines put together comes back with figures that are what the orders say',
  async () => {
    await Promise.all(['one', 'two', 'three'].map((writer) => world.write(writer, CHANGES)));
    let kills = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      let isWriting = true;
      let settled = 0;
      const settling = (async () => {
        while (isWriting) {
          if (await settle()) settled += 1;
          if (settled === 2 + round) {
            settled += 1;
            kills += 1;
            await killDatabase();
          }
        }
      })();
      await Promise.all(
        Array.from({ length: WRITERS }, (_, writer) => world.write(`kill ${round} ${writer}`, CHANGES)),
      ).finally(() => {
        isWriting = false;
      });
      await settling;
      await expect.poll(settle).toBe(true);
      await expectTruth(world);
    }
    expect(kills).toBe(ROUNDS);
  },
  PATIENCE_MS,
);
