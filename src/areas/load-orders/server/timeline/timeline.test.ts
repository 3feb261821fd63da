import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { driverTravelFilter, driverTravels } from '#areas/fleet/contract/driver-travel.calls.ts';
import { assignOrder } from '#areas/load-orders/contract/order-assign.calls.ts';
import * as calls from '#areas/load-orders/contract/order-timeline.calls.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import * as positions from '#areas/trips/contract/trip-position.calls.ts';
import type { TestUser } from '#testing/world.ts';
import { type LifecycleApp, startLifecycle } from '../lifecycle.fixture.ts';
import type { Team } from '../order-app.fixture.ts';

let app: LifecycleApp;
let team: Team;
let driver: TestUser;
beforeAll(async () => {
  app = await startLifecycle();
  team = await app.team();
});
afterAll(() => app.close());

async function trip(): Promise<{ readonly id: string; readonly driverId: string }> {
  driver = await app.member(team.company, 'load-order-read');
  const [id, { truckId, driverId }] = [await app.order(team), await app.truck(team, { account: driver })];
  await app.call(team.manager, assignOrder, { params: { id }, body: { transportUnitId: truckId } });
  return { id, driverId: driverId! };
}

const later = (seconds: number) => new Date(app.services.now().getTime() + seconds * 1000).toISOString();
const accept = (id: string, who = driver) => app.call(who, positions.acceptTrip, { params: { id }, body: {} });
const share = (id: string, seen: readonly { at: string; lat: number; lng: number }[], who = driver) =>
  app.call(who, positions.sharePositions, { params: { id }, body: { positions: [...seen] } });

describe('the position of a driver', () => {
  it('is shared from accepting the trip to the delivery, each report stored once', async () => {
    const { id } = await trip();
    const here = { lat: -17.7, lng: -63.1 };
    expect((await share(id, [{ at: later(0), ...here }])).error.code).toBe('loadOrders.sharingClosed');
    expect((await accept(id)).status).toBe(200);
    app.travel(60_000);
    const seen = [
      { at: later(-3600), ...here },
      { at: later(-20), ...here },
      { at: later(-10), lat: -17.6, lng: -63.2 },
      { at: later(3600), ...here },
    ];
    expect((await share(id, seen)).body.received).toBe(2);
    expect((await share(id, seen)).body.received).toBe(0);
    const { body } = await app.call(team.manager, positions.readMap, { params: { id } });
    expect(body.track).toHaveLength(2);
    expect(body.last).toMatchObject({ lat: -17.6, lng: -63.2, source: 'driver' });
    await app.moveTo(id, ORDER_STATUS.inProgress);
    await app.moveTo(id, ORDER_STATUS.finished);
    expect((await share(id, seen)).error.code).toBe('loadOrders.sharingClosed');
  });

  it('can be shared by nobody else', async () => {
    const { id } = await trip();
    expect((await accept(id, team.manager)).error.code).toBe('loadOrders.notTheDriver');
    await accept(id);
    const position = { at: later(0), lat: -17.7, lng: -63.1 };
    expect((await share(id, [position], team.manager)).error.code).toBe('loadOrders.notTheDriver');
  });

  it('can be entered by hand by people who write orders, while the trip is in progress', async () => {
    const { id } = await trip();
    const note = (loadingOrderId: string, who = team.manager) =>
      app.call(who, positions.addManualPosition, { body: { loadingOrderId, lat: -17.5, lng: -63.5 } });
    expect((await note(id)).status).toBe(201);
    expect((await note(id, driver)).status).toBe(403);
    expect((await note(await app.order(team))).error.code).toBe('loadOrders.wrongStatus');
    const nowhere = { loadingOrderId: id, lat: 0, lng: 0 };
    expect((await app.call(team.manager, positions.addManualPosition, { body: nowhere })).status).toBe(400);
    expect((await app.read(id)).last_lat).toBe(-17.5);
  });
});

it('comments stay within the company', async () => {
  const carrier = await app.team();
  const { id } = await trip();
  const add = (who: TestUser) =>
    app.call(who, calls.addComment, { params: { id }, body: { text: 'Llamar antes de descargar' } });
  expect((await add(team.manager)).status).toBe(201);
  expect([(await add(carrier.manager)).status, (await add(driver)).status]).toEqual([404, 403]);
  const read = (who: TestUser) => app.call(who, calls.readComments, { params: { id }, query: {} });
  expect((await read(team.manager)).body).toMatchObject({
    comments: [{ text: 'Llamar antes de descargar' }],
    totalRegistry: 1,
  });
  expect((await read(driver)).status).toBe(403);
});

it('the timeline names who did what, newest first, page by page', async () => {
  const { id } = await trip();
  await accept(id);
  const read = (page: number) =>
    app.call(team.manager, calls.readTimeline, { params: { id }, query: { page, size: 2 } });
  const [first, second] = [(await read(1)).body, (await read(2)).body];
  expect(first.entries.map(({ type }) => type)).toEqual(['tripAccepted', 'assigned']);
  expect(first.entries.every(({ userName }) => userName?.startsWith('Ana Rojas'))).toBe(true);
  expect(second.entries.map(({ type, status }) => [type, status])).toEqual([['created', 0]]);
  expect(first).toMatchObject({ totalPage: 2, totalRegistry: 3 });
});

describe('the trips of a driver', () => {
  it('are listed with the driver, newest first', async () => {
    const { id, driverId } = await trip();
    const { code, plate } = await app.read(id);
    const params = { id: driverId };
    const { body } = await app.call(team.manager, driverTravels, { params, query: {} });
    expect(body).toMatchObject({
      travels: [{ loadingOrderCode: code, loadingOrderStatus: 1, plate }],
      totalRegistry: 1,
    });
    const options = (column: 'plates' | 'status') =>
      app.call(team.manager, driverTravelFilter, { params, query: { column } }, { language: 'es' });
    expect((await options('plates')).body.options).toEqual([{ _id: plate, name: plate }]);
    expect((await options('status')).body.options).toEqual([{ _id: 1, name: 'Asignada' }]);
    const found = async (choice: { status?: number; plates?: string; origins?: string }) =>
      (await app.call(team.manager, driverTravels, { params, query: choice })).body.totalRegistry;
    expect(await found({ status: 1, plates: plate!, origins: 'Santa Cruz de la Sierra' })).toBe(1);
    expect([await found({ status: 4 }), await found({ plates: 'OTRA1' })]).toEqual([0, 0]);
  });

  it('are none for a driver without orders, and hidden from people who may not read the driver', async () => {
    const { driverId } = await app.truck(team);
    const params = { id: driverId! };
    const { body } = await app.call(team.manager, driverTravels, { params, query: {} });
    expect(body).toEqual({ travels: [], totalPage: 0, totalRegistry: 0 });
    const stranger = (await app.team()).manager;
    expect((await app.call(stranger, driverTravels, { params, query: {} })).status).toBe(404);
  });
});
