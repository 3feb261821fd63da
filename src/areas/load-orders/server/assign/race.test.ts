import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assignOrder, unassignOrder } from '#areas/load-orders/contract/order-assign.calls.ts';
import { cancelOrder, startOrder } from '#areas/load-orders/contract/order-move.calls.ts';
import { payOrder, payOrders } from '#areas/load-orders/contract/order-payment.calls.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { type LifecycleApp, startLifecycle } from '../lifecycle.fixture.ts';
import { findOrder, updateOrder } from '../order.repository.ts';
import type { Team } from '../order-app.fixture.ts';
import { insertEvents } from '../order-event.repository.ts';

let app: LifecycleApp;
let team: Team;
beforeAll(async () => {
  app = await startLifecycle();
  team = await app.team();
});
afterAll(() => app.close());

const TRIALS = 20;
const AT_ONCE = 30;

const assign = (id: string, transportUnitId: string) =>
  app.call(team.manager, assignOrder, { params: { id }, body: { transportUnitId } }, { language: 'es' });

const paymentsOf = (ids: readonly string[]) =>
  app.services.database.asPlatform(async (trx) => {
    const rows = await trx.selectFrom('load_order_payment').select('id').where('order_id', 'in', ids).execute();
    return rows.length;
  });

function tally(values: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

describe('when many people act at once', () => {
  it(`one of them gets the truck, ${TRIALS} times out of ${TRIALS}`, async () => {
    for (let trial = 0; trial < TRIALS; trial += 1) {
      const orders = await app.orders(team, AT_ONCE);
      const { truckId } = await app.truck(team);
      const replies = await Promise.all(orders.map((id) => assign(id, truckId)));
      const outcomes = replies.map(({ status, error }) => (status === 200 ? 'assigned' : `${status} ${error.message}`));
      expect(tally(outcomes)).toEqual({ assigned: 1, '409 Patente con viaje asignado': AT_ONCE - 1 });
    }
  });

  it('one of them gets the semitrailer, as the first or the second of a truck', async () => {
    for (let trial = 0; trial < TRIALS / 4; trial += 1) {
      const trucks: string[] = [];
      for (let pair = 0; pair < AT_ONCE / 2; pair += 1) {
        const { truckId, trailerId } = await app.truck(team, { trailer: true });
        const other = await app.truck(team, { trailer: true, secondTrailerId: trailerId });
        trucks.push(truckId, other.truckId);
      }
      const orders = await app.orders(team, AT_ONCE);
      const replies = await Promise.all(orders.map((id, at) => assign(id, trucks[at]!)));
      const outcomes = replies.map(({ status, error }) => (status === 200 ? 'assigned' : `${status} ${error.code}`));
      expect(tally(outcomes)).toEqual({ assigned: AT_ONCE / 2, '409 loadOrders.trailerBusy': AT_ONCE / 2 });
      for (let pair = 0; pair < AT_ONCE; pair += 2) expect(new Set(outcomes.slice(pair, pair + 2)).size).toBe(2);
    }
  });

  it('one of them pays the order', async () => {
    const id = await app.order(team);
    await assign(id, (await app.truck(team)).truckId);
    await app.moveTo(id, ORDER_STATUS.toPay);
    const body = { amount: '850.00', currency: 'BOB', paidOn: app.day(0) } as const;
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => app.call(team.manager, payOrder, { params: { id }, body })),
    );
    const outcomes = replies.map(({ status, error }) => (status === 201 ? 'paid' : `${status} ${error.code}`));
    expect(tally(outcomes)).toEqual({ paid: 1, '409 loadOrders.alreadyPaid': 19 });
    expect((await app.read(id)).status).toBe(ORDER_STATUS.paid);
    expect(await paymentsOf([id])).toBe(1);
  });

  it('their part payments add up, and no more than is owed is paid', async () => {
    const id = await app.order(team);
    await assign(id, (await app.truck(team)).truckId);
    await app.moveTo(id, ORDER_STATUS.toPay);
    const body = { amount: '170.00', currency: 'BOB', paidOn: app.day(0) } as const;
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => app.call(team.manager, payOrder, { params: { id }, body })),
    );
    const outcomes = replies.map(({ status, error }) => (status === 201 ? 'registered' : `${status} ${error.code}`));
    expect(tally(outcomes)).toEqual({ registered: 5, '409 loadOrders.alreadyPaid': 15 });
    expect((await app.read(id)).status).toBe(ORDER_STATUS.paid);
    expect(await paymentsOf([id])).toBe(5);
  });

  it('one of them pays two orders, singly or in bulk', async () => {
    const ids = await app.orders(team, 2);
    for (const id of ids) {
      await assign(id, (await app.truck(team)).truckId);
      await app.moveTo(id, ORDER_STATUS.toPay);
    }
    const money = { amount: '850.00', currency: 'BOB', paidOn: app.day(0) } as const;
    const payments = ids.map((loadingOrderId) => ({ loadingOrderId, ...money }));
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) => [
        app.call(team.manager, payOrders, { body: { payments: at % 2 === 0 ? payments : [...payments].reverse() } }),
        app.call(team.manager, payOrder, { params: { id: ids[at % 2]! }, body: money }),
      ]).flat(),
    );
    expect(replies.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect(await paymentsOf(ids)).toBe(
      (await Promise.all(ids.map(app.read))).filter(({ status }) => status === 4).length,
    );
    for (const id of ids) expect(await paymentsOf([id])).toBe(1);
  });

  it('one of them starts the trip', async () => {
    const id = await app.order(team);
    await assign(id, (await app.truck(team)).truckId);
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => app.call(team.manager, startOrder, { params: { id }, body: {} })),
    );
    expect(tally(replies.map(({ status }) => status))).toEqual({ 200: 1, 409: 4 });
  });

  it('cancelling and assigning end in one of two states, and the truck is busy only in one', async () => {
    for (let trial = 0; trial < 5; trial += 1) {
      const [id, next] = await app.orders(team, 2);
      const { truckId } = await app.truck(team);
      const cancel = app.call(team.manager, cancelOrder, { params: { id: id! }, body: { reason: 'Sin carga' } });
      const [assigned, cancelled] = await Promise.all([assign(id!, truckId), cancel]);
      expect(cancelled.status).toBe(200);
      expect([200, 409]).toContain(assigned.status);
      expect((await app.read(id!)).status).toBe(ORDER_STATUS.cancelled);
      expect((await assign(next!, truckId)).status).toBe(200);
    }
  });
});

it('a cancelled, unassigned or delivered order frees the truck, the driver and both semitrailers', async () => {
  const pulled = await app.truck(team, { trailer: true });
  const free = await app.truck(team, { trailer: true, secondTrailerId: pulled.trailerId });
  const ends = {
    cancelled: (id: string) => app.call(team.manager, cancelOrder, { params: { id }, body: { reason: 'Sin carga' } }),
    unassigned: (id: string) => app.call(team.manager, unassignOrder, { params: { id }, body: {} }),
    delivered: (id: string) => app.moveTo(id, ORDER_STATUS.finished),
  };
  for (const end of Object.values(ends)) {
    const [id, next] = await app.orders(team, 2);
    expect((await assign(id!, free.truckId)).status).toBe(200);
    expect((await assign(next!, pulled.truckId)).error.code).toBe('loadOrders.trailerBusy');
    expect((await assign(next!, free.truckId)).error.code).toBe('loadOrders.truckBusy');
    await end(id!);
    expect((await assign(next!, pulled.truckId)).status).toBe(200);
    await app.call(team.manager, cancelOrder, { params: { id: next! }, body: { reason: 'Sin carga' } });
  }
});

it('the database allows a semitrailer one open trip, whatever the code does', async () => {
  const [first, second] = await app.orders(team, 2);
  const [truck, other] = [await app.truck(team, { trailer: true }), await app.truck(team)];
  await assign(first!, truck.truckId);
  const slipThrough = app.services.database.asPlatform(async (trx) => {
    const order = await findOrder(trx, second!);
    const fleet = { fleet_company_id: team.company.id, truck_id: other.truckId, driver_id: other.driverId };
    await updateOrder(trx, order, { ...fleet, second_trailer_id: truck.trailerId });
    const status = ORDER_STATUS.assigned;
    await insertEvents(trx, [{ companyId: team.company.id, orderId: second!, type: 'assigned', status }]);
  });
  await expect(slipThrough).rejects.toMatchObject({ code: 'loadOrders.trailerBusy', status: 409 });
});

it('the database allows a truck one open trip, whatever the code does', async () => {
  const [first, second] = await app.orders(team, 2);
  const [truck, other] = [await app.truck(team), await app.truck(team)];
  await assign(first!, truck.truckId);
  const slipThrough = app.services.database.asPlatform(async (trx) => {
    const order = await findOrder(trx, second!);
    const fleet = { fleet_company_id: team.company.id, truck_id: truck.truckId, driver_id: other.driverId };
    await updateOrder(trx, order, fleet);
    const status = ORDER_STATUS.assigned;
    await insertEvents(trx, [{ companyId: team.company.id, orderId: second!, type: 'assigned', status }]);
  });
  await expect(slipThrough).rejects.toMatchObject({ code: 'loadOrders.truckBusy', status: 409 });
});
