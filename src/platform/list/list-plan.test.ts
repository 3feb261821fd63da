import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createId } from '#kernel/ids.ts';
import type { ListQuery } from '#kernel/list-definition.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { addManyFreights, createFreightTables, freightSource } from './freight.fixture.ts';
import type { ListContext } from './list-source.ts';
import { pageStatement } from './read-page.ts';

const LARGE = 100_000;
const SMALL = 50;

interface Plan {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Plan[];
}

let testDatabase: TestDatabase;
let database: Database;
const large = createId();
const small = createId();

beforeAll(async () => {
  testDatabase = await createTestDatabase(inject('clusterUrl'));
  database = openDatabase(testDatabase.url, { max: 2 });
  await createFreightTables(testDatabase.url);
  await database.asPlatform((trx) =>
    trx
      .insertInto('company')
      .values([large, small].map((id) => ({ id, company_name: id })))
      .execute(),
  );
  await addManyFreights(testDatabase.url, large, LARGE);
  await addManyFreights(testDatabase.url, small, SMALL);
});

afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

/** The executed plan of a page, under row-level security. */
function explain(companyId: string, query: Partial<ListQuery> = {}): Promise<Plan> {
  return database.asMember({ companyId, userId: null }, async (trx) => {
    const statement = pageStatement(freightSource, { trx } as ListContext, {
      page: 1,
      size: 10,
      sort: '-createdAt',
      ...query,
    });
    const { rows } = await sql<{ 'QUERY PLAN': { Plan: Plan }[] }>`explain (analyze, format json) ${statement}`.execute(
      trx,
    );
    return rows[0]!['QUERY PLAN'][0]!.Plan;
  });
}

const everyNode = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(everyNode)];
/** The part that finds the keys of the page. */
const keysOf = (plan: Plan) => everyNode(everyNode(plan).find((node) => node['Node Type'] === 'Limit')!);
const mostRows = (nodes: readonly Plan[]) =>
  Math.max(...nodes.map((node) => node['Actual Rows'] * node['Actual Loops']));

describe('the plan of a page in a company of a hundred thousand rows', () => {
  for (const [name, query] of [
    ['the first page', {}],
    ['a later page', { page: 40 }],
    ['the other direction', { sort: 'createdAt' }],
  ] as const) {
    it(`reads ${name} by the index of its order, without sorting`, async () => {
      const nodes = keysOf(await explain(large, query));
      expect(nodes.some((node) => node['Index Name'] === 'freight_newest')).toBe(true);
      expect(nodes.some((node) => node['Node Type'].includes('Sort'))).toBe(false);
      expect(mostRows(nodes)).toBeLessThanOrEqual(400);
    });
  }

  it("reads only the full rows of the page's keys, by key", async () => {
    const byKey = everyNode(await explain(large)).filter((node) => node['Index Name'] === 'freight_pkey');
    expect(byKey).toHaveLength(1);
    expect(mostRows(byKey)).toBe(10);
  });

  it('reads the candidates of a search once', async () => {
    const nodes = everyNode(await explain(large, { search: 'soja 99' }));
    const whole = nodes.filter((node) => node['Relation Name'] === 'freight' && mostRows([node]) > 10);
    expect(whole).toHaveLength(1);
  });

  it('reads only the rows of the smallest company', async () => {
    expect(mostRows(keysOf(await explain(small)))).toBeLessThanOrEqual(SMALL);
  });
});

describe('a plan cached for one company', () => {
  it('works for another as well', async () => {
    const read = (companyId: string) =>
      database.asMember({ companyId, userId: null }, async (trx) => {
        const query = { page: 1, size: 10, sort: '-createdAt' };
        const { rows } = await pageStatement(freightSource, { trx } as ListContext, query).execute(trx);
        return JSON.parse(rows[0]!.body) as { freights: unknown[]; totalRegistry: number };
      });
    for (let turn = 0; turn < 8; turn += 1) expect((await read(large)).totalRegistry).toBe(LARGE);
    expect(await read(small)).toMatchObject({ totalRegistry: SMALL, totalPage: 5 });
  });
});
