import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServerProcess } from '#app/proof/server-process.fixture.ts';
import { type MarketApp, startMarket } from './opportunities.fixture.ts';

/** A few in every run; TRIALS=20 repeats the whole proof. */
const KILLS = Number(process.env.TRIALS ?? 3);
const COMPANIES = 50;
const PEOPLE = 20;
/** A safety net for a slow machine; nothing here is measured. */
const PATIENCE_MS = 1_200_000;

let app: MarketApp;
let owner: pg.Client;
let dataDir: string;

beforeAll(async () => {
  app = await startMarket();
  owner = new pg.Client({ connectionString: app.databaseUrl });
  await owner.connect();
  dataDir = await mkdtemp(join(tmpdir(), 'tropeiro-fan-out-'));
  await chmod(dataDir, 0o711);
}, PATIENCE_MS);
afterAll(async () => {
  await owner.end();
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
}, PATIENCE_MS);

/** Associated companies whose people see offered freight. */
const AUDIENCE = `
  with invited as (
    insert into company (id, company_name, country_code) select gen_random_uuid(), 'Convidada ' || n, 'BO' from generate_series(1, $3::int) n
    returning id),
  association as (
    insert into company_association (id, company_id, partner_id, status, requested_by)
    select gen_random_uuid(), $1, id, 'accepted', $2 from invited),
  granted as (
    insert into role (id, company_id, key, name, permissions)
    select gen_random_uuid(), id, 'carrier', 'Transportadora', array['opportunity-read-external'] from invited returning id, company_id),
  person as (select gen_random_uuid() as id, c.id as company_id from invited c, generate_series(1, $4::int)),
  people as (
    insert into app_user (id, email, first_name, last_name, password_hash, password_temporary, activated_at, selected_company_id, home_company_id)
    select id, id || '@exemplo.test', 'Ana', 'Rojas', '-', false, now(), company_id, company_id from person),
  members as (insert into membership (id, company_id, user_id) select gen_random_uuid(), company_id, id from person),
  roles as (insert into membership_role (company_id, user_id, role_id)
    select p.company_id, p.id, r.id from person p join granted r on r.company_id = p.company_id)
  select id, company_id as "companyId" from person order by company_id, id`;

interface Person {
  readonly id: string;
  readonly companyId: string;
}

const startWorker = () => startServerProcess({ DATABASE_URL: app.databaseUrl, DATA_DIR: dataDir });

/** How many notifications of the event there are, and how many people have one. */
async function received(eventId: string) {
  const { rows } = await owner.query<{ notifications: number; people: number }>(
    `select count(*)::int as notifications, count(distinct user_id)::int as people from notification where event_id = $1`,
    [eventId],
  );
  return rows[0]!;
}

/**
 * Kills a worker in the middle of the fan-out: somebody else holds the line of this person, so the worker waits there with
 * everybody before them notified and nobody after.
 */
async function killAt({ id, companyId }: Person, eventId: string): Promise<void> {
  const holder = new pg.Client({ connectionString: app.databaseUrl });
  await holder.connect();
  await holder.query('begin');
  await holder.query(
    `insert into notification (id, company_id, user_id, type, message, event_id) values (gen_random_uuid(), $1, $2, 'held', '-', $3)`,
    [companyId, id, eventId],
  );
  const worker = await startWorker();
  const waiting = async () =>
    (
      await owner.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
        and query like '%insert into notification%'`)
    ).rowCount;
  await expect.poll(waiting).toBe(1);
  await worker.end('SIGKILL');
  await holder.query('rollback');
  await holder.end();
  // As if the time had passed after which the job of a dead worker is taken over.
  await owner.query(`update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute'`);
}

it(
  `a worker killed ${KILLS} times during a fan-out to ${COMPANIES * PEOPLE} people: everybody is notified, and once`,
  async () => {
    const shipper = await app.shipper();
    const author = [shipper.company.id, shipper.manager.userId];
    const { rows: people } = await owner.query<Person>(AUDIENCE, [...author, COMPANIES, PEOPLE]);
    await app.published(shipper.manager);
    const { rows } = await owner.query<{ id: string }>(
      `select id from outbox_event where company_id = $1 and type = 'opportunities.published'`,
      [shipper.company.id],
    );
    const eventId = rows[0]!.id;
    for (let kill = 0; kill < KILLS; kill += 1) {
      await killAt(people[Math.floor(((kill + 0.5) / KILLS) * people.length)]!, eventId);
      expect(await received(eventId)).toEqual({ notifications: 0, people: 0 });
    }
    const worker = await startWorker();
    try {
      await expect.poll(() => received(eventId)).toEqual({ notifications: people.length, people: people.length });
    } finally {
      await worker.end('SIGTERM');
    }
    const delivered = await owner.query(`select from outbox_event where id = $1 and delivered_at is not null`, [
      eventId,
    ]);
    expect(delivered.rowCount).toBe(1);
  },
  PATIENCE_MS,
);
