import { afterAll, beforeAll, expect, it } from 'vitest';
import { assignOrder, suggestAssignments, suggestDrivers } from '#areas/load-orders/contract/order-assign.calls.ts';
import { type LifecycleApp, startLifecycle } from '../lifecycle.fixture.ts';
import type { Team } from '../order-app.fixture.ts';

let app: LifecycleApp;
let team: Team;
beforeAll(async () => {
  app = await startLifecycle();
});
afterAll(() => app.close());

const drivers = (id: string, search?: string) =>
  app.call(team.manager, suggestDrivers, { params: { id }, query: search ? { search } : {} });
const assign = (id: string, transportUnitId: string, truckerId?: string) =>
  app.call(team.manager, assignOrder, {
    params: { id },
    body: { transportUnitId, ...(truckerId ? { truckerId } : {}) },
  });

it('lists the free drivers first, and the reasons why the others are not free', async () => {
  team = await app.team();
  const [id, other] = await app.orders(team, 2);
  const [busy, free, disabled] = [
    await app.truck(team),
    await app.truck(team),
    await app.truck(team, { driverEnabled: false }),
  ];
  const { body: given } = await assign(other!, busy.truckId);
  const { body } = await drivers(id!);
  expect(body.totalRegistry).toBe(3);
  expect(body.drivers[0]).toMatchObject({ _id: free.driverId, plate: free.plate, assignable: true, reasons: [] });
  const reasons = Object.fromEntries(body.drivers.map((one) => [one._id, one.reasons]));
  expect(reasons[busy.driverId!]).toEqual([
    { code: 'driverBusy', loadingOrderCode: given.loadingOrder.loadingOrderCode, checks: [] },
  ]);
  expect(reasons[disabled.driverId!]).toEqual([{ code: 'driverDisabled', loadingOrderCode: null, checks: [] }]);
});

it('finds drivers by part of their name or plate, and does not count the order’s own driver as busy', async () => {
  team = await app.team();
  const id = await app.order(team);
  const [truck] = [await app.truck(team), await app.truck(team)];
  await assign(id, truck.truckId);
  expect((await drivers(id, truck.plate.replace('-', ''))).body.totalRegistry).toBe(1);
  const { body } = await drivers(id, truck.plate.toLowerCase());
  expect(body.drivers).toMatchObject([{ _id: truck.driverId, assignable: true }]);
  expect((await drivers(id, 'mamani')).body.totalRegistry).toBe(2);
  expect((await drivers(id, 'nadie')).body).toEqual({ drivers: [], totalPage: 0, totalRegistry: 0 });
  const beyond = await app.call(team.manager, suggestDrivers, { params: { id }, query: { page: 9 } });
  expect(beyond.body).toEqual({ drivers: [], totalPage: 1, totalRegistry: 2 });
});

it('offers another driver for a truck that only its driver rules out', async () => {
  team = await app.team();
  const id = await app.order(team);
  const [empty, disabled, expired, spare] = [
    await app.truck(team, { driver: false }),
    await app.truck(team, { driverEnabled: false }),
    await app.truck(team, { expired: true }),
    await app.truck(team),
  ];
  const { body } = await app.call(team.manager, suggestAssignments, { params: { id }, query: { suitable: 'false' } });
  const takes = new Map(body.suggestions.map((one) => [one.transportUnit._id, one.takesOtherDriver]));
  expect(takes.get(empty.truckId)).toBe(true);
  expect(takes.get(disabled.truckId)).toBe(true);
  expect(takes.get(expired.truckId)).toBe(false);
  expect((await assign(id, empty.truckId, spare.driverId!)).status).toBe(200);
});

it('gives a driver to one of many people at once, even when they chose different trucks', async () => {
  team = await app.team();
  const many = 12;
  for (let trial = 0; trial < 5; trial += 1) {
    const orders = await app.orders(team, many);
    const { driverId } = await app.truck(team);
    const trucks = await Promise.all(orders.map(() => app.truck(team, { driver: false })));
    const replies = await Promise.all(orders.map((id, at) => assign(id, trucks[at]!.truckId, driverId!)));
    const outcomes = replies.map(({ status, error }) => (status === 200 ? 'assigned' : error.code)).sort();
    expect(outcomes).toEqual(['assigned', ...Array.from({ length: many - 1 }, () => 'loadOrders.driverBusy')]);
  }
});
