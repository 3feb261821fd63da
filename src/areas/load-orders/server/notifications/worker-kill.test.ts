import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServerProcess, startServerProcess } from '#app/proof/server-process.fixture.ts';
import { createId } from '#kernel/ids.ts';
import { namesIn } from '#kernel/permission.ts';
import { emit } from '#platform/jobs/events.ts';
import { ORDER_RIGHTS } from '../../contract/order.permissions.ts';
import { documentsSentAgain } from '../order.events.ts';
import { type OrderApp, startOrderApp } from '../order-app.fixture.ts';

/** A few in every run; TRIALS=20 repeats the whole proof. */
const KILLS = Number(process.env.TRIALS ?? 3);
const COMPANIES = 10;
/** Of each company, before each kill. */
const EVENTS = 2;
const READERS = 2;
/** A safety net for a slow machine; nothing here is measured. */
const PATIENCE_MS = 1_200_000;

let app: OrderApp;
let owner: pg.Client;
let dataDir: string;
let worker: ServerProcess | undefined;

beforeAll(async () => {
  app = await startOrderApp();
  owner = new pg.Client({ connectionString: app.databaseUrl });
  await owner.connect();
  dataDir = await mkdtemp(join(tmpdir(), 'tropeiro-worker-kill-'));
  await chmod(dataDir, 0o711);
}, PATIENCE_MS);
afterAll(async () => {
  await worker?.end('SIGTERM');
  await owner.end();
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
}, PATIENCE_MS);

interface Team {
  readonly companyId: string;
  readonly userIds: readonly string[];
}

async function team(): Promise<Team> {
  const company = await app.world.company();
  const userIds: string[] = [];
  for (let nth = 0; nth < READERS; nth += 1)
    userIds.push((await app.world.user({ company, permissions: namesIn(ORDER_RIGHTS.normal.read) })).userId);
  return { companyId: company.id, userIds };
}

const happen = ({ companyId, userIds }: Team) =>
  app.services.database.asPlatform((trx) =>
    emit(
      trx,
      documentsSentAgain,
      { companyId, actorId: null },
      {
        order: {
          ...{ companyId, orderId: createId(), operationId: createId(), kind: 'normal', code: 'OC-1' },
          ...{ origin: 'Santa Cruz', destination: 'Corumbá', plate: null, driverName: null },
          ...{ responsibleIds: [...userIds], fleetCompanyId: null, driverUserId: null },
          ...{ carrierCompanyId: null, clientCompanyId: null },
        },
      },
    ),
  );

async function count(query: string): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(`select count(*)::int as count from ${query}`);
  return rows[0]!.count;
}

it(
  `each event notifies everybody once although the worker is killed ${KILLS} times in the middle of a delivery`,
  async () => {
    const teams: Team[] = [];
    for (let nth = 0; nth < COMPANIES; nth += 1) teams.push(await team());
    for (let kill = 0; kill < KILLS; kill += 1) {
      const ids: string[] = [];
      for (let nth = 0; nth < EVENTS * COMPANIES; nth += 1) ids.push(await happen(teams[nth % COMPANIES]!));
      // Somebody else holds a line in the middle, so that the worker waits there with others written before it.
      const at = (kill * 7) % ids.length;
      const { companyId, userIds } = teams[at % COMPANIES]!;
      const holder = new pg.Client({ connectionString: app.databaseUrl });
      await holder.connect();
      await holder.query('begin');
      await holder.query(
        `insert into notification (id, company_id, user_id, type, message, event_id) values (gen_random_uuid(), $1, $2, 'held', '-', $3)`,
        [companyId, userIds[1], ids[at]],
      );
      worker = await startServerProcess({ DATABASE_URL: app.databaseUrl, DATA_DIR: dataDir, ROLES: 'worker' });
      await expect
        .poll(() =>
          count(`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
            and query like '%insert into notification%'`),
        )
        .toBe(1);
      await worker.end('SIGKILL');
      await holder.query('rollback');
      await holder.end();
      // As if the time had passed after which the jobs of a dead worker are taken over.
      await owner.query(`update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute'`);
      expect(await count(`notification where event_id = '${ids[at]}'`)).toBe(0);
    }
    worker = await startServerProcess({ DATABASE_URL: app.databaseUrl, DATA_DIR: dataDir, ROLES: 'worker' });
    await expect.poll(() => count('outbox_event where delivered_at is null')).toBe(0);
    const all = KILLS * EVENTS * COMPANIES;
    expect(await count('outbox_event')).toBe(all);
    expect(await count('notification')).toBe(all * READERS);
    expect(await count('(select from notification group by event_id, user_id) n')).toBe(all * READERS);
  },
  PATIENCE_MS,
);
