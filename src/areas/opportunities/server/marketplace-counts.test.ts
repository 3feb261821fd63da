import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listCalls } from '#kernel/list-definition.ts';
import * as calls from '../contract/opportunity.calls.ts';
import { opportunityList, receivedList } from '../contract/opportunity.list.ts';
import { type MarketApp, type OpportunityForm, type Shipper, startMarket, type Team } from './opportunities.fixture.ts';

let app: MarketApp;
let owner: pg.Client;
let shipper: Shipper;
let carrier: Team;

beforeAll(async () => {
  app = await startMarket();
  owner = new pg.Client({ connectionString: app.databaseUrl });
  await owner.connect();
  [shipper, carrier] = [await app.shipper(), await app.carrier()];
  await app.associated(shipper, carrier);
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

const rowsOf = async (text: string) => (await owner.query(text)).rows;

/** The sums of the tally, what there is, and what is offered by name as it should be written. */
async function expectCounted(): Promise<void> {
  const groups = `company_id, state, publication_type, is_open`;
  expect(
    await rowsOf(`select ${groups}, sum(opportunities)::int as count from app.opportunity_tally
      group by ${groups} having sum(opportunities) <> 0 order by ${groups}`),
  ).toEqual(
    await rowsOf(`select ${groups}, count(*)::int as count from opportunity group by ${groups} order by ${groups}`),
  );
  expect(
    await rowsOf(`select r.opportunity_id from opportunity_reader r join opportunity p on p.id = r.opportunity_id
      where (r.live, r.publication_type, r.published_at)
        is distinct from (p.state = 'published' and not p.is_open, p.publication_type, p.published_at)`),
  ).toEqual([]);
}

type Page = { readonly totalRegistry: number; readonly opportunities: readonly unknown[] };

async function totals() {
  const { read } = listCalls(receivedList);
  const received = (publicationType: string) =>
    app.call(carrier.manager, read, { query: { publicationType } as object });
  const replies = [
    await app.call(shipper.manager, listCalls(opportunityList).read),
    await received('public'),
    await received('private'),
  ].map(({ body }) => body as unknown as Page);
  for (const { totalRegistry, opportunities } of replies) expect(totalRegistry).toBe(opportunities.length);
  return replies.map(({ totalRegistry }) => totalRegistry);
}

it('totals follow every step of an opportunity', async () => {
  const { manager } = shipper;
  const toCarrier = {
    publicationType: 'private',
    audience: 'chosen',
    associatedCompanies: [carrier.company.id],
  } satisfies Partial<OpportunityForm>;
  expect(await totals()).toEqual([0, 0, 0]);
  const draft = await app.create(manager);
  const [open, named] = [await app.published(manager), await app.published(manager, toCarrier)];
  expect(await totals()).toEqual([3, 1, 1]);
  await expectCounted();
  await app.call(manager, calls.publishOpportunity, { params: { id: draft._id } });
  await app.call(manager, calls.unpublishOpportunity, { params: { id: named._id } });
  expect(await totals()).toEqual([3, 2, 0]);
  await expectCounted();
  expect((await app.award(shipper, await app.apply(carrier.manager, open._id))).status).toBe(201);
  await app.call(manager, calls.publishOpportunity, { params: { id: named._id } });
  expect(await totals()).toEqual([3, 1, 1]);
  await expectCounted();
});

it('lines that are put together have the same sums, also when two do it at once', async () => {
  const settle = async () => {
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    await client.query('select app.settle_opportunity_tally($1)', [shipper.company.id]);
    await client.end();
  };
  await Promise.all([settle(), settle(), app.published(shipper.manager), settle()]);
  await expectCounted();
  await settle();
  await expectCounted();
  const lines = await rowsOf(
    `select from app.opportunity_tally group by company_id, state, publication_type, is_open having count(*) > 1`,
  );
  expect(lines).toEqual([]);
});
