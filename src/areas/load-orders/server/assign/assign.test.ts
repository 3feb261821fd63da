import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  assignOrder,
  assignOrderByPlate,
  reassignOrder,
  unassignOrder,
} from '#areas/load-orders/contract/order-assign.calls.ts';
import { readTimeline } from '#areas/load-orders/contract/order-timeline.calls.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { readLinkedTrip } from '#areas/trips/contract/driver-trip.calls.ts';
import { readTasks } from '#areas/trips/contract/order-task.calls.ts';
import { type LifecycleApp, startLifecycle } from '../lifecycle.fixture.ts';
import type { Team } from '../order-app.fixture.ts';

let app: LifecycleApp;
let team: Team;
beforeAll(async () => {
  app = await startLifecycle();
  team = await app.team();
});
afterAll(() => app.close());

const assign = (id: string, transportUnitId: string, who = team.manager, truckerId?: string) =>
  app.call(who, assignOrder, { params: { id }, body: { transportUnitId, ...(truckerId ? { truckerId } : {}) } });

describe('assigning', () => {
  it('gives the order the truck, its driver, its semitrailer and the tasks of the trip', async () => {
    const id = await app.order(team);
    const { truckId, plate, driverId, trailerId } = await app.truck(team, { trailer: true });
    const { status, body } = await assign(id, truckId);
    expect(status).toBe(200);
    expect(body.loadingOrder).toMatchObject({
      loadingOrderStatus: ORDER_STATUS.assigned,
      assignment: { transportUnitId: truckId, plate, truckerId: driverId, trailerId, companyId: team.company.id },
    });
    expect(body.whatsapp?.url).toMatch(/^https:\/\/wa\.me\/5916\d+\?text=/);
    const { text = '' } = body.whatsapp ?? {};
    expect(text).toContain(body.loadingOrder.loadingOrderCode);
    expect(text).toMatch(/\d\d\/\d\d\/\d{4} 08:00/);
    // The link opens the trip without an account, in the language of the message.
    const [, alias, language] = /\/driver-view\/([\w-]+)\?lang=(\S+)$/.exec(text) ?? [];
    const { body: opened } = await app.call(null, readLinkedTrip, { params: { loadOrderId: alias ?? '' }, query: {} });
    expect(opened.trip).toMatchObject({ loadingOrderCode: body.loadingOrder.loadingOrderCode, language });
    const { body: tasks } = await app.call(team.manager, readTasks, { params: { id } });
    expect(tasks.stages.map((stage) => stage.tasks.map(({ key }) => key))).toEqual([
      ['arrivalAtLoading', 'loadingPhotos', 'loadingDocuments'],
      ['departure'],
      ['arrivalAtUnloading', 'unloadingPhotos', 'deliveryDocuments', 'receiverSignature'],
    ]);
    expect(tasks).toMatchObject({ tasksDone: 0, tasksTotal: 8 });
  });

  it('finds the truck by plate, in whatever spelling', async () => {
    const id = await app.order(team);
    const { plate, truckId } = await app.truck(team);
    const written = `${plate.slice(0, 4)}-${plate.slice(4).toLowerCase()}`;
    const { body } = await app.call(team.manager, assignOrderByPlate, { params: { id }, body: { plate: written } });
    expect(body.loadingOrder.assignment?.transportUnitId).toBe(truckId);
    const other = { params: { id: await app.order(team) }, body: { plate: '9999ZZZ' } };
    const { error } = await app.call(team.manager, assignOrderByPlate, other, { language: 'es' });
    expect(error.fields?.plate).toEqual({
      code: 'unknownPlate',
      message: 'No se encontró un camión con la placa ingresada',
    });
  });

  it('takes another driver than the truck’s own when one is named', async () => {
    const id = await app.order(team);
    const [truck, other] = [await app.truck(team), await app.truck(team)];
    const { body } = await assign(id, truck.truckId, team.manager, other.driverId!);
    expect(body.loadingOrder.assignment?.truckerId).toBe(other.driverId);
  });

  it.each([
    ['a disabled truck', { enabled: false }, 'loadOrders.truckDisabled'],
    ['a disabled driver', { driverEnabled: false }, 'loadOrders.driverDisabled'],
    ['a truck nobody drives', { driver: false }, 'loadOrders.noDriver'],
    ['documents that have run out', { expired: true }, 'documents.expired'],
  ] as const)('is refused for %s', async (_, options, code) => {
    const id = await app.order(team);
    const { truckId } = await app.truck(team, options);
    const { status, error } = await assign(id, truckId);
    expect([status, error.code]).toEqual([409, code]);
    expect((await app.read(id)).status).toBe(ORDER_STATUS.programmed);
  });

  it('requires the vehicle type of the order, which may be the semitrailer’s', async () => {
    const id = await app.order(team, { vehicleType: 'flatbed' });
    const tractor = await app.truck(team);
    expect((await assign(id, tractor.truckId)).error.code).toBe('loadOrders.wrongVehicleType');
    const pulling = await app.truck(team, { trailer: true });
    expect((await assign(id, pulling.truckId)).status).toBe(200);
  });

  it('is refused for a truck and for a driver with an open trip', async () => {
    const [first, second, third] = await app.orders(team, 3);
    const [truck, other] = [await app.truck(team), await app.truck(team)];
    await assign(first!, truck.truckId);
    const busy = await app.call(
      team.manager,
      assignOrder,
      { params: { id: second! }, body: { transportUnitId: truck.truckId } },
      { language: 'es' },
    );
    expect([busy.status, busy.error.code, busy.error.message]).toEqual([
      409,
      'loadOrders.truckBusy',
      'Patente con viaje asignado',
    ]);
    const borrowed = await assign(third!, other.truckId, team.manager, truck.driverId!);
    expect(borrowed.error.code).toBe('loadOrders.driverBusy');
  });

  it('is refused for an order that has a truck, and for unknown or foreign vehicles and drivers', async () => {
    const id = await app.order(team);
    const truck = await app.truck(team);
    await assign(id, truck.truckId);
    expect((await assign(id, (await app.truck(team)).truckId)).error.code).toBe('loadOrders.wrongStatus');
    const stranger = await app.team();
    const foreign = await app.truck(stranger);
    const free = await app.order(team);
    expect((await assign(free, foreign.truckId)).error.fields?.transportUnitId?.code).toBe('choice');
    const mine = await app.truck(team);
    const named = await assign(free, mine.truckId, team.manager, foreign.driverId!);
    expect(named.error.fields?.truckerId?.code).toBe('choice');
    expect((await assign(free, mine.truckId, stranger.manager)).status).toBe(404);
  });

  it('requires the permission to assign', async () => {
    const id = await app.order(team);
    const { truckId } = await app.truck(team);
    const writer = await app.member(team.company, 'load-order-write');
    expect((await assign(id, truckId, writer)).status).toBe(403);
  });

  it('shows the phone of an eventual driver only with the permission to see it', async () => {
    const dispatcher = await app.member(team.company, 'load-order-write', 'assign-trucker');
    const { truckId } = await app.truck(team, { eventual: true });
    const { status, body } = await assign(await app.order(team), truckId, dispatcher);
    expect([status, body.whatsapp]).toEqual([200, null]);
  });
});

describe('reassigning', () => {
  const reassign = (id: string, transportUnitId: string, who = team.manager) =>
    app.call(who, reassignOrder, { params: { id }, body: { transportUnitId, reason: 'Avería' } });

  it('keeps the first truck in the history, frees it, and notifies both drivers', async () => {
    const [former, latter] = [
      await app.member(team.company, 'load-order-read'),
      await app.member(team.company, 'load-order-read'),
    ];
    const [first, second] = [await app.truck(team, { account: former }), await app.truck(team, { account: latter })];
    const [id, other] = await app.orders(team, 2);
    await assign(id!, first.truckId);
    expect((await reassign(id!, second.truckId)).body.loadingOrder.assignment?.plate).toBe(second.plate);
    expect((await assign(other!, first.truckId)).status).toBe(200);
    const { body } = await app.call(team.manager, readTimeline, { params: { id: id! }, query: {} });
    expect(body.entries.map(({ type }) => type)).toEqual(['reassigned', 'assigned', 'created']);
    expect(body.entries[0]).toMatchObject({ reason: 'Avería', details: { before: { plate: first.plate } } });
    expect(await app.noticesOf(latter)).toEqual(['loadOrderAssignedToTrucker']);
    expect(await app.noticesOf(former)).toContain('loadOrderWithdrawn');
  });

  it('may keep the truck and change the driver', async () => {
    const [truck, other] = [await app.truck(team), await app.truck(team)];
    const id = await app.order(team);
    await assign(id, truck.truckId);
    const body = { transportUnitId: truck.truckId, truckerId: other.driverId! };
    const { status } = await app.call(team.manager, reassignOrder, { params: { id }, body });
    expect(status).toBe(200);
    expect((await app.read(id)).driver_id).toBe(other.driverId);
  });

  it('is refused before there is a truck, and requires a permission of its own', async () => {
    const id = await app.order(team);
    const { truckId } = await app.truck(team);
    expect((await reassign(id, truckId)).error.code).toBe('loadOrders.wrongStatus');
    const writer = await app.member(team.company, 'load-order-write', 'assign-trucker');
    expect((await reassign(id, truckId, writer)).status).toBe(403);
  });
});

it('an unassigned order is programmed again, has no tasks, and its truck is free', async () => {
  const [id, other] = await app.orders(team, 2);
  const { truckId } = await app.truck(team);
  await assign(id!, truckId);
  const { body } = await app.call(team.manager, unassignOrder, { params: { id: id! }, body: {} });
  expect(body.loadingOrder).toMatchObject({ loadingOrderStatus: ORDER_STATUS.programmed, assignment: null });
  expect((await app.call(team.manager, readTasks, { params: { id: id! } })).body.stages).toEqual([]);
  expect((await assign(other!, truckId)).status).toBe(200);
  const again = await app.call(team.manager, unassignOrder, { params: { id: id! }, body: {} });
  expect(again.error.code).toBe('loadOrders.wrongStatus');
});
