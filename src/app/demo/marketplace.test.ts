import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOpportunity } from '#areas/opportunities/contract/opportunity.calls.ts';
import {
  type ExternalRow,
  marketplaceList,
  type OpportunityRow,
  opportunityList,
  type PostulationRow,
  postulationList,
  receivedList,
} from '#areas/opportunities/contract/opportunity.list.ts';
import { readApplicants, readExternalOpportunity } from '#areas/opportunities/contract/postulation.calls.ts';
import { OPPORTUNITY_STATES } from '#areas/opportunities/rules/opportunity-state.ts';
import { POSTULATION_STATES } from '#areas/opportunities/rules/postulation-state.ts';
import { PUBLICATION_TYPES } from '#areas/opportunities/rules/publication.ts';
import { COUNTRIES } from '#countries/country.ts';
import { listCalls } from '#kernel/list-definition.ts';
import type { TestApp } from '#testing/test-app.ts';
import type { TestUser } from '#testing/world.ts';
import { LOADING_MS, startDemoApp } from './demo.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startDemoApp();
}, LOADING_MS);
afterAll(() => app.close());

async function rows<T>(statement: ReturnType<typeof sql<T>>): Promise<T[]> {
  return app.services.database.asPlatform(async (trx) => (await statement.execute(trx)).rows);
}

async function signedIn(email: string): Promise<TestUser> {
  const [found] = await rows(sql<{ userId: string; companyId: string }>`select u.id as "userId",
    m.company_id as "companyId" from app_user u join membership m on m.user_id = u.id where u.email = ${email}`);
  return app.world.session({ ...found!, email, sessionId: '', token: '' });
}

describe('the marketplace of the demo', () => {
  it('has hundreds of opportunities in every type and state, in every country', async () => {
    const found = await rows(sql<{ country: string; type: string; state: string; many: number }>`
      select c.country_code as country, p.publication_type as type, p.state, count(*)::int as many
      from opportunity p join company c on c.id = p.company_id group by 1, 2, 3`);
    expect(found.reduce((sum, { many }) => sum + many, 0)).toBeGreaterThanOrEqual(600);
    const kinds = (of: (row: (typeof found)[number]) => string) => new Set(found.map(of)).size;
    expect(kinds(({ type, state }) => `${type} ${state}`)).toBe(PUBLICATION_TYPES.length * OPPORTUNITY_STATES.length);
    expect(kinds(({ country, type }) => `${country} ${type}`)).toBe(COUNTRIES.length * PUBLICATION_TYPES.length);
    expect(kinds(({ country, state }) => `${country} ${state}`)).toBe(COUNTRIES.length * OPPORTUNITY_STATES.length);
  });

  it('has thousands of applications in every state, with offers that went back and forth', async () => {
    const [all] = await rows(sql<{ many: number; states: number; ends: number; countered: number; awarded: number }>`
      select count(*)::int as many, count(distinct state)::int as states, count(distinct closed_by)::int as ends,
        (count(*) filter (where offer_number > 1))::int as countered,
        (count(*) filter (where state = 'accepted'))::int as awarded from postulation`);
    expect(all?.many).toBeGreaterThanOrEqual(2_500);
    expect([all?.states, all?.ends]).toEqual([POSTULATION_STATES.length, 3]);
    expect(all?.countered).toBeGreaterThan(500);
    expect(all?.awarded).toBeGreaterThan(50);
  });

  it('has one that ends within the hour, and one that the clock publishes a minute later', async () => {
    const [soon] = await rows(sql<{ ending: number; waiting: number; other: number }>`select
      (select count(*) from opportunity where ends_at < created.at + interval '1 hour')::int as ending,
      (select count(*) from opportunity where publish_at < created.at + interval '1 hour')::int as waiting,
      (select count(*) from opportunity where ends_at < created.at)::int as other
      from (select max(updated_at) as at from opportunity) created`);
    expect(soon).toEqual({ ending: 1, waiting: 1, other: 0 });
  });

  it('asks companies in turn, with refusals, silence and somebody who has time to answer', async () => {
    const turns = await rows(sql<{ turn: string; timed: number }>`select r.turn, count(r.answer_by)::int as timed
      from opportunity_reader r join opportunity p on p.id = r.opportunity_id
      where p.publication_type = 'direct' group by 1 order by 1`);
    expect(turns.map(({ turn }) => turn)).toEqual(['asked', 'refused', 'silent', 'waiting']);
    expect(turns.find(({ turn }) => turn === 'asked')?.timed).toBeGreaterThan(5);
  });
  it('has carriers without an account among the applicants, and companies that others marked with a star', async () => {
    const [some] = await rows(sql<{ outside: number; states: number; unstarred: number; lanes: number }>`select
      (select count(*) from postulation where by = 'outside')::int as outside,
      (select count(distinct state) from postulation where by = 'outside')::int as states,
      (select count(*) from company c where not is_platform
        and not exists (select from company_favourite f where f.company_id = c.id))::int as unstarred,
      (select count(*) from saved_lane where alert)::int as lanes`);
    expect(some).toMatchObject({ states: POSTULATION_STATES.length - 1, unstarred: 0 });
    expect(some?.outside).toBeGreaterThan(50);
    expect(some?.lanes).toBeGreaterThan(5);
  });
});

const SHIPPERS = [
  'shipper@valle.demo',
  'operator@illimani.demo',
  'agro-shipper@campos.demo',
  'company-administrator@serra.demo',
];
const CARRIERS = ['transport-company@pacifico.demo', 'trucker@nanduti.demo'];

describe.each(SHIPPERS)('%s', (email) => {
  it('has published opportunities with applicants to choose from', async () => {
    const who = await signedIn(email);
    const query = { opportunityStatus: 'published', size: 50 } as never;
    const { body } = await app.call(who, listCalls(opportunityList).read, { query });
    const wanted = (body.opportunities as readonly OpportunityRow[]).filter(({ applicants }) => applicants > 1);
    expect(wanted.length).toBeGreaterThan(3);
    const params = { id: wanted[0]!._id };
    expect((await app.call(who, readOpportunity, { params })).status).toBe(200);
    const { postulations } = (await app.call(who, readApplicants, { params })).body;
    expect(postulations.some(({ actions }) => actions.length > 0)).toBe(true);
  });
});

describe.each(CARRIERS)('%s', (email) => {
  it.each(PUBLICATION_TYPES)('has received %s opportunities', async (publicationType) => {
    const who = await signedIn(email);
    const query = { publicationType } as never;
    const { body } = await app.call(who, listCalls(receivedList).read, { query });
    const [first] = body.opportunities as readonly ExternalRow[];
    expect(first).toBeDefined();
    expect((await app.call(who, readExternalOpportunity, { params: { id: first!._id } })).status).toBe(200);
  });

  it('finds loads in the marketplace and applied for some, with every answer there is', async () => {
    const who = await signedIn(email);
    expect((await app.call(who, listCalls(marketplaceList).read, { query: {} })).body.totalRegistry).toBeGreaterThan(
      10,
    );
    for (const states of POSTULATION_STATES) {
      const query = { states } as never;
      const { body } = await app.call(who, listCalls(postulationList).read, { query });
      expect([states, (body.postulations as readonly PostulationRow[]).length > 0]).toEqual([states, true]);
    }
  });
});

describe('auditor@charrua.demo', () => {
  it('reads what the company offers, received and applied for, and may change none of it', async () => {
    const who = await signedIn('auditor@charrua.demo');
    const query = { opportunityStatus: 'published' } as never;
    const { body } = await app.call(who, listCalls(opportunityList).read, { query });
    const [first] = (body.opportunities as readonly OpportunityRow[]).filter(({ applicants }) => applicants > 1);
    const params = { id: first!._id };
    expect((await app.call(who, readOpportunity, { params })).body.opportunity.actions).toEqual([]);
    const { postulations } = (await app.call(who, readApplicants, { params })).body;
    expect(postulations.flatMap(({ actions }) => actions)).toEqual([]);
    expect((await app.call(who, listCalls(receivedList).read, { query: {} })).body.totalRegistry).toBeGreaterThan(5);
    expect((await app.call(who, listCalls(postulationList).read, { query: {} })).body.totalRegistry).toBeGreaterThan(5);
  });
});
