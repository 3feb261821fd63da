import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assignOrder, reassignOrder } from '#areas/load-orders/contract/order-assign.calls.ts';
import { cancelOrder, finalizeOrder } from '#areas/load-orders/contract/order-move.calls.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { type LifecycleApp, startLifecycle } from '#areas/load-orders/server/lifecycle.fixture.ts';
import type { Team } from '#areas/load-orders/server/order-app.fixture.ts';
import { performTask, readTasks } from '#areas/trips/contract/order-task.calls.ts';
import { acceptTrip, consentToSharing, readMap, sharePositions } from '#areas/trips/contract/trip-position.calls.ts';
import type { TestUser } from '#testing/world.ts';

let app: LifecycleApp;
let team: Team;
beforeAll(async () => {
  app = await startLifecycle();
  team = await app.team();
});
afterAll(() => app.close());

const HERE = { lat: -17.5, lng: -63.5 };
const ago = (minutes: number) => new Date(app.services.now().getTime() - minutes * 60_000).toISOString();

async function trip() {
  const driver = await app.member(team.company, 'load-order-read');
  const { truckId } = await app.truck(team, { account: driver });
  const id = await app.order(team);
  await app.call(team.manager, assignOrder, { params: { id }, body: { transportUnitId: truckId } });
  return { id, driver };
}

const accept = (id: string, driver: TestUser, at?: string) =>
  app.call(driver, acceptTrip, { params: { id }, body: at ? { at } : {} });
const consent = (id: string, driver: TestUser, shared: boolean) =>
  app.call(driver, consentToSharing, { params: { id }, body: { shared } });
const share = (id: string, driver: TestUser, at = ago(0)) =>
  app.call(driver, sharePositions, { params: { id }, body: { positions: [{ at, ...HERE }] } });

async function doTask(id: string, driver: TestUser, at?: string) {
  const { body } = await app.call(driver, readTasks, { params: { id } });
  const task = body.stages.flatMap(({ tasks }) => tasks).find(({ open }) => open)!;
  const files = task.evidence === 'photo' ? [{ fileId: await app.picture(driver) }] : [];
  const done = { files, position: HERE, ...(at ? { at } : {}) };
  const reply = await app.call(driver, performTask, { params: { id, taskId: task._id }, body: done });
  expect(reply.status).toBe(200);
  return reply.body.task.position;
}

describe('the position of a driver', () => {
  it('is not shared before the trip is accepted, nor after the delivery', async () => {
    const { id, driver } = await trip();
    expect((await share(id, driver)).error.code).toBe('loadOrders.sharingClosed');
    await accept(id, driver);
    expect((await share(id, driver)).body.received).toBe(1);
    await app.moveTo(id, ORDER_STATUS.inProgress);
    await app.call(team.manager, finalizeOrder, { params: { id }, body: {} });
    expect((await share(id, driver)).error.code).toBe('loadOrders.sharingClosed');
    expect((await consent(id, driver, true)).error.code).toBe('loadOrders.sharingClosed');
  });

  it('is refused after the order is cancelled', async () => {
    const { id, driver } = await trip();
    await accept(id, driver);
    await app.call(team.manager, cancelOrder, { params: { id }, body: { reason: 'Sin carga' } });
    expect((await share(id, driver)).error.code).toBe('loadOrders.sharingClosed');
  });

  it('can be withdrawn at any time, and shared again', async () => {
    const { id, driver } = await trip();
    await accept(id, driver);
    expect((await consent(id, driver, false)).body.sharingSince).toBeNull();
    expect((await share(id, driver)).error.code).toBe('loadOrders.sharingClosed');
    const seenWhileHidden = ago(0);
    expect((await consent(id, driver, true)).body.sharingSince).not.toBeNull();
    expect((await share(id, driver, seenWhileHidden)).body.received).toBe(0);
    expect((await share(id, driver)).body.received).toBe(1);
    const map = async () => (await app.call(team.manager, readMap, { params: { id } })).body;
    expect(await map()).toMatchObject({ last: HERE, withdrawn: false });
    await consent(id, driver, false);
    expect(await map()).toMatchObject({ last: null, withdrawn: true });
  });

  it('needs the consent of the driver and of nobody else', async () => {
    const { id } = await trip();
    const other = await app.member(team.company, 'load-order-write');
    expect((await consent(id, other, true)).error.code).toBe('loadOrders.notTheDriver');
  });

  it('needs a new consent from the next driver', async () => {
    const { id, driver } = await trip();
    await accept(id, driver);
    const next = await app.truck(team);
    const body = { transportUnitId: next.truckId, reason: 'Avería' };
    await app.call(team.manager, reassignOrder, { params: { id }, body });
    expect(await app.read(id)).toMatchObject({ accepted_at: null, sharing_since: null });
  });

  it('is stored from the time of acceptance, even if that is reported later', async () => {
    const { id, driver } = await trip();
    await app.services.database.asPlatform((trx) =>
      trx
        .updateTable('load_order')
        .set({ assigned_at: ago(60) })
        .where('id', '=', id)
        .execute(),
    );
    await accept(id, driver, ago(30));
    expect([
      (await share(id, driver, ago(40))).body.received,
      (await share(id, driver, ago(20))).body.received,
    ]).toEqual([0, 1]);
    const early = await trip();
    expect((await accept(early.id, early.driver, ago(500))).error.fields?.at?.code).toBe('date');
  });
});

describe('a task that is done', () => {
  it('stores its position with the driver’s consent', async () => {
    const { id, driver } = await trip();
    await accept(id, driver);
    expect(await doTask(id, driver)).toEqual(HERE);
  });

  it('is accepted without its position if the driver gives no consent', async () => {
    const { id, driver } = await trip();
    expect(await doTask(id, driver)).toBeNull();
    await accept(id, driver);
    await consent(id, driver, false);
    expect(await doTask(id, driver)).toBeNull();
  });
});
