import type pg from 'pg';
import { companiesByRank, type Recipe } from '../generated-database.ts';
import { CLIENTS, COMPANIES, COMPANIES_AND_PEOPLE, NAMED_ID, withoutIndexes } from '../orders/generate-orders.ts';
import * as statements from './market-statements.ts';

/** The largest company has 17 of a hundred opportunities. */
const LARGEST_SHARE = 0.17;
/** Companies that only carry, besides the two hundred that also offer. */
const CARRIERS = 60;

export interface MarketWorld {
  /** Ids by rank, the largest first; behind the two hundred that offer freight stand those that only carry. */
  readonly companyIds: readonly string[];
  readonly opportunities: number;
  readonly open: number;
  readonly postulations: number;
}

/**
 * About `wanted` opportunities, a tenth of them open to everybody, and twice as many applications, by a few statements of
 * the owner: no triggers run during the load, and indexes are built afterwards.
 */
async function generateMarket(client: pg.Client, wanted: number): Promise<MarketWorld> {
  await client.query(`set session_replication_role = replica; set work_mem = '512MB'`);
  await client.query(NAMED_ID);
  const { rows } = await client.query<{ id: string }>(COMPANIES_AND_PEOPLE, [COMPANIES + CARRIERS]);
  const companyIds = rows.map(({ id }) => id);
  const shippers = companyIds.slice(0, COMPANIES);
  const largest = Math.round(wanted * LARGEST_SHARE);
  await client.query(CLIENTS, [shippers]);
  await client.query(statements.FLEET, [companyIds]);
  await withoutIndexes(client, 'opportunity', () => client.query(statements.OPPORTUNITIES, [shippers, largest]));
  await withoutIndexes(client, 'opportunity_reader', () => client.query(statements.READERS, [companyIds]));
  await withoutIndexes(client, 'postulation', () => client.query(statements.POSTULATIONS, [companyIds]));
  await client.query(statements.MANY_APPLICANTS, [companyIds]);
  for (const text of [statements.OFFERS, statements.HISTORY, statements.ORDERS, statements.SERIES])
    await client.query(text);
  await client.query('select app.recount_load_orders()');
  await client.query('select app.recount_load_order_options()');
  for (const { recount } of (await client.query(statements.RECOUNTS)).rows) await client.query(`select ${recount}()`);
  await client.query(`set session_replication_role = origin`);
  await client.query('vacuum (analyze)');
  return { companyIds, ...(await sizes(client)) };
}

async function sizes(client: pg.Client): Promise<Omit<MarketWorld, 'companyIds'>> {
  const { rows } = await client.query(`select (select count(*)::int from opportunity) as opportunities,
    (select count(*)::int from opportunity where is_open) as open, (select count(*)::int from postulation) as postulations`);
  return rows[0] as Omit<MarketWorld, 'companyIds'>;
}

export const MARKET: Recipe<MarketWorld> = {
  name: 'market',
  generate: generateMarket,
  reopen: async (client) => ({ companyIds: await companiesByRank(client), ...(await sizes(client)) }),
};
