import type pg from 'pg';
import { companiesByRank, type Recipe } from '../generated-database.ts';
import { COMPANIES, COMPANIES_AND_PEOPLE, NAMED_ID, withoutIndexes } from '../orders/generate-orders.ts';
import * as statements from './dock-statements.ts';

/** Of what remains beside the two measured warehouses, the largest company has 17 of a hundred. */
const LARGEST_SHARE = 0.17;
/** In thousandths; on every third day nothing is free in the second. */
const FULL = [600, 985];
/** Further than people book, so that kept data is good for some weeks. */
const DAYS_AHEAD = 110;

export interface DockWorld {
  /** Ids by rank, the largest first. */
  readonly companyIds: readonly string[];
  /** Of the largest company: 60 % full, 99 % full, and one for the gate. */
  readonly warehouseIds: readonly string[];
  readonly bookings: number;
  readonly ahead: readonly number[];
}

/** No triggers run during the load; indexes and the constraint that no two trucks share a lane are made afterwards. */
async function generateDocks(client: pg.Client, wanted: number): Promise<DockWorld> {
  await client.query(`set session_replication_role = replica; set work_mem = '512MB'`);
  await client.query(NAMED_ID);
  await client.query(statements.TICKETS);
  const { rows } = await client.query<{ id: string }>(COMPANIES_AND_PEOPLE, [COMPANIES]);
  const companyIds = rows.map(({ id }) => id);
  await client.query(statements.WAREHOUSES, [companyIds]);
  await client.query(statements.CATEGORIES, [companyIds]);
  await client.query('analyze');
  await withoutIndexes(client, 'booking', async () => {
    const { rowCount } = await client.query(statements.AHEAD, [companyIds, FULL, DAYS_AHEAD]);
    const others = Math.max(wanted - (rowCount ?? 0), 0);
    await client.query(statements.OTHERS, [companyIds, Math.round(others * LARGEST_SHARE)]);
  });
  await withoutLanes(client, () => withoutIndexes(client, 'dock_slot', () => client.query(statements.SLOTS)));
  await withoutIndexes(client, 'booking_event', () => client.query(statements.HISTORY));
  await client.query(`set session_replication_role = origin`);
  await client.query('select app.recount_bookings()');
  await client.query('vacuum (analyze)');
  return { companyIds, ...(await read(client, companyIds[0]!)) };
}

const LANES = 'dock_slot_taken';

/** Made again afterwards, the constraint proves that the generated places do not overlap. */
async function withoutLanes(client: pg.Client, load: () => Promise<unknown>): Promise<void> {
  const { rows } = await client.query<{ definition: string }>(
    'select pg_get_constraintdef(oid) as definition from pg_constraint where conname = $1',
    [LANES],
  );
  await client.query(`alter table dock_slot drop constraint ${LANES}`);
  await load();
  await client.query(`alter table dock_slot add constraint ${LANES} ${rows[0]!.definition}`);
}

async function read(client: pg.Client, companyId: string): Promise<Omit<DockWorld, 'companyIds'>> {
  const { rows } = await client.query<{ id: string; ahead: number }>(
    `select w.id, (select count(*)::int from dock_slot s where s.warehouse_id = w.id) as ahead
     from warehouse w join company_address a on a.company_id = w.company_id and a.id = w.id
     where w.company_id = $1 and a.full_name in ('Centro 1', 'Centro 2', 'Centro 3') order by a.full_name`,
    [companyId],
  );
  const { rows: counted } = await client.query<{ count: number }>('select count(*)::int as count from booking');
  return {
    warehouseIds: rows.map(({ id }) => id),
    bookings: counted[0]!.count,
    ahead: rows.map(({ ahead }) => ahead),
  };
}

async function reopenDocks(client: pg.Client): Promise<DockWorld> {
  await client.query(`set session_replication_role = replica`);
  await client.query(statements.PASSED);
  await client.query(`set session_replication_role = origin`);
  await client.query('select app.recount_bookings()');
  const companyIds = await companiesByRank(client);
  return { companyIds, ...(await read(client, companyIds[0]!)) };
}

export const DOCKS: Recipe<DockWorld> = { name: 'docks', generate: generateDocks, reopen: reopenDocks };
