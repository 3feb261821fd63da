import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '#kernel/dates.ts';
import { listCalls } from '#kernel/list-definition.ts';
import type { TestUser } from '#testing/world.ts';
import { ORDER_LISTS, type OrderListName, type OrderRow } from '../contract/order.list.ts';
import { SILENT_AFTER_MINUTES } from '../rules/silent-truck.ts';
import type { Team } from './order-app.fixture.ts';
import { type OrdersApp, place, startOrders } from './orders.fixture.ts';

const MINUTE = 60_000;
/** The zone of the companies of these tests. */
const TODAY = dayIn(new Date(), 'America/La_Paz');
const FAR = '2030-01-01';

let app: OrdersApp;
let team: Team;
beforeAll(async () => {
  app = await startOrders();
  team = await app.team();
  await make({ origin: place('Oruro') });
  await make({}, { status: 0, loading_date: '2026-01-05', delivery_date: null });
  await make({}, { status: 1, loading_date: FAR, delivery_date: FAR });
  await make({}, { status: 2, loading_date: '2026-01-05', delivery_date: TODAY, last_seen_at: new Date() });
  await make({ origin: place('Oruro') }, { status: 2, loading_date: '2026-01-05', delivery_date: FAR });
  await make({}, { status: 6, loading_date: '2026-01-05', delivery_date: '2026-01-06' });
  await make({}, { status: 3 });
  await make({}, { status: 4 });
});
afterAll(() => app.close());

/** An order in any state, with a truck of its own where the state needs one. */
async function make(form: Parameters<OrdersApp['make']>[1], values?: Record<string, unknown>): Promise<string> {
  const { _id } = await app.make(team.manager, form);
  const { status = 0 } = values ?? {};
  if (status !== 0) {
    const { truckId, driverId } = await app.truck(team);
    await change(_id, { ...values, truck_id: truckId, driver_id: driverId, fleet_company_id: team.company.id });
  } else if (values) await change(_id, values);
  return _id;
}

const change = (id: string, values: Record<string, unknown>) =>
  app.services.database.asPlatform((trx) => trx.updateTable('load_order').set(values).where('id', '=', id).execute());

async function counts(who: TestUser, query: Record<string, string> = {}, name: OrderListName = 'loadOrder') {
  const { status, body } = await app.call(who, listCalls(ORDER_LISTS[name]).tabs, { query: query as never });
  return status === 200 ? body.tabs : status;
}

async function listed(query: Record<string, string>) {
  const { body } = await app.call(team.manager, listCalls(ORDER_LISTS.loadOrder).read, { query: query as never });
  return body.loadingOrders as readonly OrderRow[];
}

describe('the tabs of a list of orders', () => {
  it('count every state, what is late and what is planned for today', async () => {
    expect(await counts(team.manager)).toEqual({
      all: 8,
      toAssign: 2,
      assigned: 1,
      onTheRoad: 2,
      late: 1,
      today: 1,
      delivered: 1,
      toPay: 1,
    });
  });

  it('follow the other filters, whether those are in the tally or not', async () => {
    const fromOruro = { all: 2, toAssign: 1, onTheRoad: 1, late: 0, today: 0 };
    expect(await counts(team.manager, { origins: 'Oruro', statuses: 'paid', late: 'true' })).toMatchObject(fromOruro);
    const loaded = { loadingDates: '05-01-2026,05-01-2026' };
    expect(await counts(team.manager, loaded)).toMatchObject({ all: 4, toAssign: 1, onTheRoad: 2, late: 1, today: 1 });
  });

  it('count what readers who may be drivers see, without the tally', async () => {
    const reader = await app.world.user({ company: team.company, permissions: ['load-order-read'] });
    expect(await counts(reader)).toEqual(await counts(team.manager));
  });

  it('are refused to those who may not read the list, and count nothing of other companies', async () => {
    const nobody = await app.world.user({ company: team.company, permissions: [] });
    expect(await counts(nobody)).toBe(403);
    const other = await app.team('Otra');
    expect(await counts(other.manager)).toMatchObject({ all: 0, late: 0, today: 0 });
  });

  it('refuse a filter that does not exist for what it is', async () => {
    expect(await counts(team.manager, { today: 'maybe' })).toBe(400);
  });

  it('end a client’s orders with the delivery', async () => {
    const client = await app.team('Cliente');
    const id = await app.client(team, 'Cliente', client.company);
    const follower = await app.world.user({ company: client.company, permissions: ['manage-loading-orders-client'] });
    await make({ clientCompany: { _id: id } }, { status: 4 });
    await make({ clientCompany: { _id: id } }, { status: 0, loading_date: '2026-01-05', delivery_date: null });
    const { toPay, ...seen } = (await counts(follower, {}, 'clientLoadOrder')) as Record<string, number>;
    expect(toPay).toBeUndefined();
    expect(seen).toMatchObject({ all: 2, toAssign: 1, late: 1, delivered: 1 });
  });
});

describe('the filters for what needs attention', () => {
  it('find exactly what the tabs count', async () => {
    const late = await listed({ late: 'true', origins: 'La Paz', statuses: 'programmed' });
    expect(late.map(({ loadingDate }) => loadingDate)).toContain('2026-01-05');
    expect(late.every(({ lateAt }) => Date.parse(lateAt ?? '') < Date.now())).toBe(true);
    expect((await listed({ today: 'true' })).map(({ deliveryDate }) => deliveryDate)).toEqual([TODAY]);
    const cancelled = await make({}, { status: 5, loading_date: TODAY, delivery_date: null });
    expect((await listed({ today: 'true' })).map(({ _id }) => _id)).not.toContain(cancelled);
  });

  it('know when an order without an hour stops being on time: the end of its day and the tolerance', async () => {
    const id = await make({}, { status: 1, loading_date: TODAY, delivery_date: null });
    const isListed = async () => (await listed({ late: 'true', size: '50' })).some(({ _id }) => _id === id);
    expect(await isListed()).toBe(false);
    await change(id, { loading_hour: '00:00' });
    const { late_tolerance_minutes: tolerance } = await app.services.database.asPlatform((trx) =>
      trx
        .updateTable('company')
        .set({ late_tolerance_minutes: 0 })
        .where('id', '=', team.company.id)
        .returning('late_tolerance_minutes')
        .executeTakeFirstOrThrow(),
    );
    expect([tolerance, await isListed()]).toEqual([0, true]);
    await change(id, { status: 5 });
    expect(await isListed()).toBe(false);
  });

  it('find trucks on the road that were not seen for a while, also those that were never seen', async () => {
    const silent = async () => (await listed({ silent: 'true', size: '50' })).map(({ _id }) => _id);
    const before = await silent();
    const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE);
    const seen = await make({}, { status: 2, last_seen_at: ago(SILENT_AFTER_MINUTES - 5) });
    const lost = await make({}, { status: 2, last_seen_at: ago(SILENT_AFTER_MINUTES + 5) });
    const never = await make({}, { status: 2, status_at: ago(SILENT_AFTER_MINUTES + 5) });
    const left = await make({}, { status: 2, last_seen_at: ago(SILENT_AFTER_MINUTES + 5), started_at: ago(5) });
    const parked = await make({}, { status: 6, last_seen_at: ago(SILENT_AFTER_MINUTES + 5) });
    const found = (await silent()).filter((id) => !before.includes(id));
    expect(found.sort()).toEqual([lost, never].sort());
    expect(found).not.toContain(seen);
    expect(found).not.toContain(left);
    expect(found).not.toContain(parked);
  });
});
