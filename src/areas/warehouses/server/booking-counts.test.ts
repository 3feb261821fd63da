import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cancelOrder } from '#areas/load-orders/contract/order-move.calls.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { bookingList } from '../contract/booking.list.ts';
import { type Acts, type At, actsOf, type Stage } from './notices/booking-acts.fixture.ts';
import { type Cast, startCast } from './notices/booking-cast.fixture.ts';

let cast: Cast;
let acts: Acts;
let owner: pg.Client;

beforeAll(async () => {
  cast = await startCast();
  acts = actsOf(cast);
  owner = new pg.Client({ connectionString: cast.app.databaseUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await cast.close();
});

const rowsOf = async (text: string) => (await owner.query(text)).rows;
const TALLY = `select company_id, state, sum(bookings)::int as count from app.booking_tally
  group by 1, 2 having sum(bookings) <> 0 order by 1, 2`;
/** What each company sees: by its warehouse, by its order, by carrying it. */
const TRUTH = `select company_id, state, count(*)::int as count from (
    select company_id, state from booking
    union all select order_company_id, state from booking where order_company_id <> company_id
    union all select carrier_company_id, state from booking where carrier_company_id <> company_id and order_company_id <> carrier_company_id
  ) as seen group by 1, 2 order by 1, 2`;

interface Page {
  readonly totalRegistry: number;
  readonly schedulings: readonly { readonly code: string; readonly schedulingStatus: string }[];
}
async function pageOf(who: 'scheduler' | 'hostScheduler' | 'dispatcher', query: object): Promise<Page> {
  const { status, body } = await cast.app.call(cast.people[who], listCalls(bookingList).read, { query });
  expect(status).toBe(200);
  return body as unknown as Page;
}

/** The totals of each company are those of the rows it sees, in all and of each state. */
async function expectCounted(): Promise<void> {
  expect(await rowsOf(TALLY)).toEqual(await rowsOf(TRUTH));
  for (const who of ['scheduler', 'hostScheduler', 'dispatcher'] as const) {
    const all = await pageOf(who, { size: 50 });
    expect([who, all.totalRegistry]).toEqual([who, all.schedulings.length]);
    for (const state of new Set(all.schedulings.map(({ schedulingStatus }) => schedulingStatus))) {
      const { totalRegistry } = await pageOf(who, { size: 50, schedulingStatuses: state });
      expect([who, state, totalRegistry]).toEqual([
        who,
        state,
        all.schedulings.filter(({ schedulingStatus }) => schedulingStatus === state).length,
      ]);
    }
  }
}

it('the totals follow every step, for warehouse, order and carrier, also when they are put together', async () => {
  for (const where of ['own', 'host'] as const satisfies readonly At[]) {
    for (const stage of ['pending', 'booked', 'arrived'] as const satisfies readonly Stage[])
      await acts.at(stage, where);
    await acts.cancel(where, await acts.at('booked', where), 'El cliente cerró');
    await cast.reassign(await acts.at('booked', where));
    const { order } = await acts.at('booked', where);
    await cast.app.call(cast.people.responsible, cancelOrder, {
      params: { id: order!._id },
      body: { reason: 'El cliente cerró' },
    } as never);
  }
  await expectCounted();
  await rowsOf('select app.settle_booking_tally(id) from company');
  await expectCounted();
  expect(await rowsOf('select from app.booking_tally group by company_id, state having count(*) > 1')).toEqual([]);
  await rowsOf('select app.recount_bookings()');
  await expectCounted();
});

it('words are found by each side, once, and by nobody else', async () => {
  const { code, plate, order } = await acts.at('booked', 'host');
  for (const who of ['scheduler', 'hostScheduler', 'dispatcher'] as const) {
    const { schedulings, totalRegistry } = await pageOf(who, { search: `${plate} ${order!.loadingOrderCode}` });
    expect([who, totalRegistry, ...schedulings.map((row) => row.code)]).toEqual([who, 1, code]);
  }
  const own = await acts.at('booked', 'own');
  expect((await pageOf('hostScheduler', { search: own.order!.loadingOrderCode })).totalRegistry).toBe(0);
});
