import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assignOrder } from '#areas/load-orders/contract/order-assign.calls.ts';
import { readTimeline } from '#areas/load-orders/contract/order-timeline.calls.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { type LifecycleApp, startLifecycle } from '#areas/load-orders/server/lifecycle.fixture.ts';
import type { Team } from '#areas/load-orders/server/order-app.fixture.ts';
import { addTaskPosition, closeTrip, performTask, readTasks } from '#areas/trips/contract/order-task.calls.ts';
import { acceptTrip } from '#areas/trips/contract/trip-position.calls.ts';
import type { TestUser } from '#testing/world.ts';

let app: LifecycleApp;
let team: Team;
let driver: TestUser;
beforeAll(async () => {
  app = await startLifecycle();
  team = await app.team();
});
afterAll(() => app.close());

async function trip(): Promise<string> {
  driver = await app.member(team.company, 'load-order-read');
  const [id, { truckId }] = [await app.order(team), await app.truck(team, { account: driver })];
  await app.call(team.manager, assignOrder, { params: { id }, body: { transportUnitId: truckId } });
  return id;
}

const tasksOf = async (id: string, who: TestUser = team.manager) => {
  const { body } = await app.call(who, readTasks, { params: { id } });
  return new Map(body.stages.flatMap(({ tasks }) => tasks).map((task) => [task.key, task]));
};

const perform = async (id: string, key: string, done: Record<string, unknown> = {}, who = driver) => {
  const taskId = (await tasksOf(id)).get(key)?._id ?? '';
  return app.call(who, performTask, { params: { id, taskId }, body: done });
};

describe('a task', () => {
  it('starts the trip when done first, and stores its proof, its position and its time', async () => {
    const id = await trip();
    await app.call(driver, acceptTrip, { params: { id }, body: {} });
    app.travel(60_000);
    const at = new Date(app.services.now().getTime() - 30_000).toISOString();
    const position = { lat: -17.78, lng: -63.18 };
    const files = [{ fileId: await app.picture(driver) }];
    const { status, body } = await perform(id, 'loadingPhotos', { at, position, files, note: 'Cargado' });
    expect(status).toBe(200);
    expect(body.task).toMatchObject({ doneAt: at, note: 'Cargado', position, files: [{ fileName: 'foto.png' }] });
    expect(body.loadingOrder.loadingOrderStatus).toBe(ORDER_STATUS.inProgress);
    const { body: timeline } = await app.call(team.manager, readTimeline, { params: { id }, query: {} });
    expect(timeline.entries.map(({ type }) => type)).toEqual([
      'taskDone',
      'started',
      'tripAccepted',
      'assigned',
      'created',
    ]);
    expect(await app.noticesOf(team.manager)).toContain('completedTask');
  });

  it('leaves optional tasks open until the driver closes the trip', async () => {
    const id = await trip();
    const photo = { files: [{ fileId: await app.picture(driver) }] };
    const close = (at?: string) => app.call(driver, closeTrip, { params: { id }, body: at ? { at } : {} });
    await perform(id, 'arrivalAtLoading');
    await perform(id, 'loadingPhotos', photo);
    await perform(id, 'departure');
    await perform(id, 'arrivalAtUnloading');
    const early = await close();
    expect([early.error.code, early.error.message]).toEqual([
      'loadOrders.tasksLeft',
      expect.stringContaining((await tasksOf(id)).get('deliveryDocuments')?.name ?? ''),
    ]);
    const { body } = await perform(id, 'deliveryDocuments', { files: [{ fileId: await app.document(driver) }] });
    expect(body.loadingOrder.loadingOrderStatus).toBe(ORDER_STATUS.inProgress);
    expect((await perform(id, 'unloadingPhotos', photo)).status).toBe(200);
    const operator = await app.member(team.company, 'load-order-write');
    expect((await app.call(operator, closeTrip, { params: { id }, body: {} })).error.code).toBe(
      'loadOrders.notTheDriver',
    );
    const closed = await close(app.services.now().toISOString());
    expect(closed.body.loadingOrder.loadingOrderStatus).toBe(ORDER_STATUS.finished);
    expect((await close()).status).toBe(200);
    expect((await perform(id, 'loadingDocuments', photo)).error.code).toBe('loadOrders.taskClosed');
  });

  it('ends the trip as the last one', async () => {
    const id = await trip();
    await app.services.database.asPlatform((trx) =>
      trx.deleteFrom('load_order_task').where('order_id', '=', id).where('required', '=', false).execute(),
    );
    const photo = { files: [{ fileId: await app.picture(driver) }] };
    await perform(id, 'arrivalAtLoading');
    await perform(id, 'loadingPhotos', photo);
    await perform(id, 'departure');
    await perform(id, 'arrivalAtUnloading');
    const { body } = await perform(id, 'deliveryDocuments', { files: [{ fileId: await app.document(driver) }] });
    expect(body.loadingOrder.loadingOrderStatus).toBe(ORDER_STATUS.finished);
  });

  it('waits for the required ones before it, where the template says so', async () => {
    const id = await trip();
    await perform(id, 'arrivalAtLoading');
    const { error } = await perform(id, 'departure', {}, team.manager);
    expect([error.code, error.message]).toEqual([
      'loadOrders.taskWaits',
      expect.stringContaining((await tasksOf(id)).get('loadingPhotos')?.name ?? ''),
    ]);
    expect((await tasksOf(id)).get('departure')).toMatchObject({ waits: true, open: true });
    await perform(id, 'loadingPhotos', { files: [{ fileId: await app.picture(driver) }] });
    expect((await perform(id, 'departure')).status).toBe(200);
  });

  it('gets its position later, from the phone that did it, once', async () => {
    const id = await trip();
    const [clientKey, position] = ['phone-3-0001', { lat: -17.5, lng: -63.1 }];
    const add = (key: string, at: { lat: number; lng: number }, taskKey = 'arrivalAtLoading', who = driver) =>
      tasksOf(id).then((tasks) =>
        app.call(who, addTaskPosition, {
          params: { id, taskId: tasks.get(taskKey)?._id ?? '' },
          body: { clientKey: key, position: at },
        }),
      );
    expect((await add(clientKey, position)).status).toBe(404);
    await app.call(driver, acceptTrip, { params: { id }, body: {} });
    await perform(id, 'arrivalAtLoading', { clientKey });
    expect((await add('another-key', position)).status).toBe(404);
    expect((await add(clientKey, position, 'arrivalAtLoading', team.manager)).error.code).toBe(
      'loadOrders.notTheDriver',
    );
    expect((await add(clientKey, position)).body).toEqual({ added: true });
    expect((await add(clientKey, { lat: 1, lng: 1 })).body).toEqual({ added: false });
    expect((await tasksOf(id)).get('arrivalAtLoading')?.position).toEqual(position);
  });

  it('has no position without the driver’s consent', async () => {
    const id = await trip();
    const clientKey = 'phone-4-0001';
    await perform(id, 'arrivalAtLoading', { clientKey });
    const taskId = (await tasksOf(id)).get('arrivalAtLoading')?._id ?? '';
    const body = { clientKey, position: { lat: -17.5, lng: -63.1 } };
    expect((await app.call(driver, addTaskPosition, { params: { id, taskId }, body })).error.code).toBe(
      'loadOrders.sharingClosed',
    );
  });

  it('is done once; a repeat from a phone that was offline counts once', async () => {
    const id = await trip();
    const clientKey = 'phone-1-0001';
    expect((await perform(id, 'arrivalAtLoading', { clientKey })).status).toBe(200);
    expect((await perform(id, 'arrivalAtLoading', { clientKey })).status).toBe(200);
    expect((await perform(id, 'arrivalAtLoading', { clientKey: 'phone-2-0001' })).error.code).toBe(
      'loadOrders.taskDone',
    );
    expect((await app.read(id)).tasks_done).toBe(1);
  });

  it('requires its proof', async () => {
    const id = await trip();
    const missing = await perform(id, 'loadingPhotos');
    expect([missing.error.code, missing.error.fields?.files?.code]).toEqual(['loadOrders.evidenceMissing', 'required']);
    const document = await perform(id, 'loadingPhotos', { files: [{ fileId: await app.document(driver) }] });
    expect(document.error.fields?.files?.code).toBe('fileType');
    const foreign = await perform(id, 'loadingPhotos', { files: [{ fileId: await app.picture(team.manager) }] });
    expect(foreign.error.fields?.['files.0.fileId']?.code).toBe('choice');
    const tomorrow = new Date(app.services.now().getTime() + 86_400_000).toISOString();
    expect((await perform(id, 'arrivalAtLoading', { at: tomorrow })).error.fields?.at?.code).toBe('date');
  });

  it('is done by its role, or by people who write orders', async () => {
    const id = await trip();
    expect((await perform(id, 'receiverSignature', {})).error.code).toBe('loadOrders.taskNotYours');
    const reader = await app.member(team.company, 'load-order-read');
    expect((await perform(id, 'arrivalAtLoading', {}, reader)).error.code).toBe('loadOrders.taskNotYours');
    expect((await tasksOf(id, reader)).get('arrivalAtLoading')?.open).toBe(false);
    const operator = await app.member(team.company, 'load-order-write');
    expect((await perform(id, 'arrivalAtLoading', {}, operator)).status).toBe(200);
  });

  it('of another driver’s order is not found by a driver', async () => {
    const id = await trip();
    const other = await app.member(team.company, 'load-order-read');
    await app.truck(team, { account: other });
    expect((await app.call(other, readTasks, { params: { id } })).status).toBe(404);
  });
});
