import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSION_CATALOGUE } from '#app/permission-catalogue.ts';
import { problemWith, type StoredNotice } from '#app/proof/open-target.fixture.ts';
import { canOpenWith } from '#app/web/home.ts';
import { insertCompany } from '#areas/companies/demo/company.repository.ts';
import { DEMO_COMPANIES } from '#areas/companies/demo/data/companies.ts';
import { BENEFIT_STATES } from '#areas/content/rules/publication.ts';
import { readOrder } from '#areas/load-orders/contract/order.calls.ts';
import {
  ORDER_LIST_NAMES,
  ORDER_LIST_TRAITS,
  ORDER_LISTS,
  type OrderRow,
} from '#areas/load-orders/contract/order.list.ts';
import { ORDER_KINDS, type OrderKind } from '#areas/load-orders/rules/order-kind.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { unreadQuantity } from '#areas/notifications/contract/notification.calls.ts';
import { OPERATION_STATES } from '#areas/operations/rules/operation-state.ts';
import { listMyTrips } from '#areas/trips/contract/driver-trip.calls.ts';
import { demoAccounts } from '#areas/users/demo/accounts.ts';
import { COUNTRIES, countryOf } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import type { ShippedRole } from '#kernel/area.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { holds } from '#kernel/permission.ts';
import { listViews } from '#kernel/view-calls.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { claimEmptyDatabase } from './claim.repository.ts';
import { LOADING_MS, startDemoApp } from './demo.fixture.ts';
import { loadDemo } from './load-demo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startDemoApp();
}, LOADING_MS);
afterAll(() => app.close());

async function rows<T>(statement: ReturnType<typeof sql<T>>): Promise<T[]> {
  return app.services.database.asPlatform(async (trx) => (await statement.execute(trx)).rows);
}

describe('the demo data', () => {
  it('is loaded once', async () => {
    expect(await loadDemo(app.services)).toBe(false);
  });

  it('is loaded by one of two servers that find the database empty at the same moment', async () => {
    const empty = await startTestApp();
    const claim = () =>
      empty.services.database.asPlatform(async (trx) => {
        const isOurs = await claimEmptyDatabase(trx);
        if (isOurs) await insertCompany(trx, DEMO_COMPANIES[0]!, new Date());
        return isOurs;
      });
    const claims = await Promise.all([claim(), claim()]);
    await empty.close();
    expect(claims.sort()).toEqual([false, true]);
  });

  it('has documents that were sent back, with the reason in the language of the company', async () => {
    const found = await rows(
      sql<{ country: string; reason: string; status: number }>`
        select c.country_code as country, e.reason, o.status from load_order o join company c on c.id = o.company_id
        join load_order_event e on e.order_id = o.id and e.type = 'documentsReturned'
        where o.documents_returned_at = e.at`,
    );
    expect(new Set(found.map(({ country }) => country)).size).toBe(COUNTRIES.length);
    expect(new Set(found.map(({ status }) => status))).toEqual(
      new Set([ORDER_STATUS.inProgress, ORDER_STATUS.finished]),
    );
    const isPortuguese = ({ reason }: { readonly reason: string }) => / (a|o) |O canhoto/.test(reason);
    for (const one of found) expect([one.reason, isPortuguese(one)]).toEqual([one.reason, one.country === 'BR']);
  });

  it('gives every company at least eight partners of each kind, some of them disabled', async () => {
    const kinds = await rows(sql<{ fewest: number; disabled: number }>`
      select min(total)::int as fewest, min(disabled)::int as disabled
      from (select count(*) as total, count(*) filter (where not active) as disabled
        from company c join partner p on p.company_id = c.id group by c.id, p.kind) k`);
    expect(kinds[0]?.fewest).toBeGreaterThanOrEqual(8);
    expect(kinds[0]?.disabled).toBeGreaterThanOrEqual(1);
    const [companies] = await rows(sql<{ without: number }>`
      select count(*)::int as without from company c where (select count(distinct kind) from partner p where p.company_id = c.id) < 3`);
    expect(companies?.without).toBe(0);
  });

  it('has only tax ids that are valid in their countries', async () => {
    const partners = await rows(sql<{ country: CountryCode; taxId: string }>`
      select country_code as country, tax_id as "taxId" from partner`);
    const odd = partners.filter(({ country, taxId }) => {
      const result = countryOf(country).taxId.company.check(taxId);
      return !result.ok || result.warnings.length > 0 || result.canonical !== taxId;
    });
    expect(odd).toEqual([]);
  });

  it('links associated companies under their own tax id', async () => {
    const [links] = await rows(sql<{ links: number; wrong: number }>`
      select count(*)::int as links, count(*) filter (where c.tax_id <> p.tax_id)::int as wrong
      from partner p join company c on c.id = p.linked_company_id`);
    expect(links?.links).toBeGreaterThan(10);
    expect(links?.wrong).toBe(0);
  });
});

describe('the trips of the demo', () => {
  it('are more than two thousand, of every kind and in every state in every country', async () => {
    const countries = await rows(sql<{ country: string; orders: number; kinds: number; states: number }>`
      select c.country_code as country, count(*)::int as orders, count(distinct kind)::int as kinds, count(distinct status)::int as states
      from load_order o join company c on c.id = o.company_id group by 1`);
    expect(countries).toHaveLength(COUNTRIES.length);
    for (const { kinds, states } of countries) expect([kinds, states]).toEqual([ORDER_KINDS.length, 7]);
    expect(countries.reduce((sum, { orders }) => sum + orders, 0)).toBeGreaterThanOrEqual(2_000);
  });

  it('have the status of the last step of their timeline, and no step in the future', async () => {
    const odd = await rows(sql`select o.code from load_order o
      where o.status <> (select e.status from load_order_event e where e.company_id = o.company_id and e.order_id = o.id
          and e.status is not null order by e.at desc limit 1)
        or exists (select from load_order_event e where e.company_id = o.company_id and e.order_id = o.id and e.at > now())
        or o.created_at > (select min(e.at) from load_order_event e where e.company_id = o.company_id and e.order_id = o.id)`);
    expect(odd).toEqual([]);
  });

  it('have one truck, one driver and one semitrailer each while they are open', async () => {
    const [open] = await rows(sql<{
      orders: number;
      trucks: number;
      drivers: number;
      pulled: number;
      trailers: number;
    }>`
      select count(*)::int as orders, count(distinct truck_id)::int as trucks, count(distinct driver_id)::int as drivers,
        count(trailer_id)::int as pulled, count(distinct trailer_id)::int as trailers
      from load_order where status in (1, 2)`);
    expect(open?.orders).toBeGreaterThan(100);
    expect([open?.trucks, open?.drivers]).toEqual([open?.orders, open?.orders]);
    expect(open?.trailers).toBe(open?.pulled);
  });

  it('leave free trucks in every company, so that a new order can be assigned', async () => {
    const fleets = await rows(sql<{ ready: number }>`
      select count(v.id) filter (where not exists (select from load_order o where o.truck_id = v.id and o.status in (1, 2))
        and not v.documents_expired and v.documents_done >= v.documents_required
        and not d.documents_expired and d.documents_done >= d.documents_required)::int as ready
      from company c join vehicle v on v.company_id = c.id and v.enabled
      join driver d on d.company_id = v.company_id and d.id = v.driver_id
      where not c.is_platform group by c.id`);
    expect(fleets.length).toBeGreaterThan(12);
    expect(Math.min(...fleets.map(({ ready }) => ready))).toBeGreaterThanOrEqual(2);
  });

  it('are paid what is owed or have a reason, and have all tasks done when finished', async () => {
    const accounts = await rows(sql<{ status: number; even: boolean; reason: boolean }>`
      select o.status, sum(p.amount) = o.carrier_freight as even, o.payment_difference is not null as reason
      from load_order o left join load_order_payment p on p.company_id = o.company_id and p.order_id = o.id
      where o.status = 4 or p.id is not null group by o.company_id, o.id`);
    const wrong = accounts.filter(({ status, even, reason }) => (status === 4 ? even === reason : even || reason));
    expect(wrong).toEqual([]);
    expect(accounts.filter(({ status }) => status === 3).length).toBeGreaterThan(10);
    expect(accounts.filter(({ reason }) => reason).length).toBeGreaterThan(10);
    const undone = await rows(sql`select o.code from load_order o
      where o.finished_at is not null and (o.tasks_total = 0 or o.tasks_done < o.tasks_total)`);
    expect(undone).toEqual([]);
  });

  it('include evidence, positions, links, ratings with replies, comments and failed deliveries', async () => {
    const [trail] = await rows(sql<Record<string, number>>`select
      (select count(*) from load_order_file)::int as files, (select count(*) from position)::int as positions,
      (select count(*) from public_link where purpose = 'client')::int as links,
      (select count(*) from load_order_rating where reply is not null)::int as answers,
      (select count(*) from load_order_comment)::int as comments,
      (select count(*) from load_order_stop where status = 'partial')::int as partial,
      (select count(*) from load_order o where o.carrier_company_id is not null)::int as carried`);
    for (const [part, count] of Object.entries(trail ?? {})) expect([part, count > 0]).toEqual([part, true]);
    const states = await rows(sql<{ state: string }>`select distinct state from operation`);
    expect(states.map(({ state }) => state).sort()).toEqual([...OPERATION_STATES].sort());
  });
});

describe('beside the trips, the demo has', () => {
  it('forty news and sixty benefits in every state, also sold out and with a logo', async () => {
    const [content] = await rows(sql<Record<string, number>>`select
      (select count(*)::int from article) as articles, (select count(distinct state)::int from article) as "articleStates",
      (select count(*)::int from benefit) as benefits, (select count(distinct state)::int from benefit) as "benefitStates",
      (select count(distinct country_code)::int from benefit where logo_file_id is not null and state = 'published') as logos,
      (select count(*)::int from benefit where quantity = taken) as "soldOut"`);
    expect(content).toMatchObject({
      ...{ articles: 40, articleStates: BENEFIT_STATES.filter((state) => state !== 'expired').length },
      ...{ benefits: 60, benefitStates: BENEFIT_STATES.length, logos: 5 },
    });
    expect(content?.soldOut).toBeGreaterThanOrEqual(5);
  });

  it('eight registrations that wait, and own entries of catalogues in three companies', async () => {
    const [found] = await rows(sql<Record<string, number>>`select
      (select count(*)::int from registration where state = 'waiting') as waiting,
      (select count(distinct company_id)::int from catalogue_entry where is_own) as companies`);
    expect(found).toEqual({ waiting: 8, companies: 3 });
  });

  it('weekly rates of five currencies over thirteen months in every company', async () => {
    const [found] = await rows(sql<
      Record<string, number>
    >`select min(currencies)::int as currencies, min(weeks)::int as weeks,
        min(days)::int as days, max(gap)::int as gap
      from (
        select company_id, count(distinct currency) as currencies, min(weeks) as weeks, max(days) as days, max(gap) as gap
        from (
          select company_id, currency, count(*) as weeks, current_date - min(valid_from) as days, max(gap) as gap
          from (select *, valid_from - lag(valid_from) over (partition by company_id, currency order by valid_from) as gap from exchange_rate) r
          group by 1, 2) c
        group by 1) k`);
    expect([found?.currencies, found?.gap]).toEqual([5, 7]);
    expect(found?.weeks).toBeGreaterThanOrEqual(54);
    expect(found?.days).toBeGreaterThanOrEqual(384);
  });
});

describe('the companies of the demo', () => {
  it('are used and healthy, as the super administrator sees at first', async () => {
    const used = await rows(sql<{ people: number; orders: number; health: string; exact: boolean }>`
      select u.people, u.orders_this_month + u.orders_last_month as orders, u.health,
        u.storage_bytes = (select sum(f.size) from file_object f where f.company_id = c.id) as exact
      from company c left join company_usage u on u.company_id = c.id where not c.is_platform`);
    expect(used.length).toBeGreaterThan(12);
    expect(used.filter(({ people, orders, health }) => !(people > 3 && orders > 0 && health === 'good'))).toEqual([]);
    expect(used.every(({ exact }) => exact)).toBe(true);
  });
});

describe.each(demoAccounts)('on the first sign-in the $role', ({ email, role }) => {
  const held = new Set<string>(PERMISSION_CATALOGUE.roles[role as ShippedRole]);
  const signedIn = async () => {
    const [found] = await rows(sql<{ userId: string; companyId: string }>`select u.id as "userId",
      m.company_id as "companyId" from app_user u join membership m on m.user_id = u.id where u.email = ${email}`);
    return app.world.session({ ...found!, email, sessionId: '', token: '' });
  };

  it('has news that can be opened', async () => {
    const user = await signedIn();
    expect((await app.call(user, unreadQuantity, {})).body.quantity).toBeGreaterThanOrEqual(3);
    const notices = await rows(sql<StoredNotice>`select type, data from notification where user_id = ${user.userId}`);
    const reader = { user, canOpen: canOpenWith(held) };
    const problems = await Promise.all(notices.map((notice) => problemWith(app, reader, notice)));
    expect(problems.filter(Boolean)).toEqual([]);
  });

  /** Every list of orders that the role reads from its own side; the platform's own company has no orders. */
  const isClient = role === 'client';
  const lists = ORDER_LIST_NAMES.filter(
    (name) => ORDER_LIST_TRAITS[name].client === isClient && holds(held, ORDER_LISTS[name].access.permission),
  );

  // A driver sees only their own trips.
  if (lists.includes('loadOrder') && role !== 'super-administrator' && role !== 'trucker') {
    it('finds orders in the views that its company shares', async () => {
      const user = await signedIn();
      const { id } = ORDER_LISTS.loadOrder;
      const { views } = (await app.call(user, listViews, { query: { list: id } })).body;
      expect(views.length).toBeGreaterThanOrEqual(2);
      for (const { query } of views) {
        const asked = Object.fromEntries(new URLSearchParams(query)) as never;
        const { body } = await app.call(user, listCalls(ORDER_LISTS.loadOrder).read, { query: asked });
        expect(body.totalRegistry).toBeGreaterThan(0);
      }
    });
  }

  if (role === 'trucker') {
    it('has a trip to drive', async () => {
      const { trips } = (await app.call(await signedIn(), listMyTrips, {})).body;
      expect(trips.filter(({ loadingOrderStatus }) => [1, 2].includes(loadingOrderStatus))).not.toEqual([]);
    });
  } else if (role !== 'super-administrator') {
    it('has open orders of every kind it may see', async () => {
      const user = await signedIn();
      expect(lists).not.toEqual([]);
      for (const name of lists) {
        const { body } = await app.call(user, listCalls(ORDER_LISTS[name]).read, { query: { size: 50 } as never });
        const open = (body.loadingOrders as readonly OrderRow[]).filter(({ status }) => ORDER_STATUS[status] <= 2);
        const kinds = new Map(
          (
            await rows(sql<{ kind: OrderKind; id: string }>`select kind, id from load_order
              where id = any(${open.map(({ _id }) => _id)}::uuid[])`)
          ).map(({ kind, id }) => [kind, id]),
        );
        expect([name, ...kinds.keys()].sort()).toEqual([name, ...ORDER_LIST_TRAITS[name].kinds].sort());
        for (const id of kinds.values()) expect((await app.call(user, readOrder, { params: { id } })).status).toBe(200);
      }
    });
  }
});
