import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneOrder } from '#areas/load-orders/contract/order-move.calls.ts';
import { renewPath } from '#areas/load-orders/contract/order-plan.calls.ts';
import { readTimeline } from '#areas/load-orders/contract/order-timeline.calls.ts';
import { updateOrders } from '#areas/load-orders/contract/order-update-many.calls.ts';
import { archivePath, changePath } from './plan.fixture.ts';
import { chosen, type PlannedWorld, plannerOf, startPlanned } from './planned-orders.fixture.ts';

let { app, team, plans } = {} as PlannedWorld;
beforeAll(async () => {
  ({ app, team, plans } = await startPlanned());
});
afterAll(() => app.close());

describe('an order on a path', () => {
  it('keeps path, version and supervision, and takes distance and time from it', async () => {
    const path = await plans.plan();
    const order = await plans.planned(path, chosen(path, 'controlPoints'));
    expect(order).toMatchObject({
      routeGeofence: { routeGeofenceId: path.pathId, type: 'controlPoints' },
      distanceTravel: 850,
      distanceEstimated: false,
      expectedMinutes: 960,
      plan: { route: path.route, path: path.path, version: 1, newest: 1, km: 850, supervision: 'controlPoints' },
    });
    expect(order.plan?.checkpoints).toMatchObject([
      { type: 'toll', name: 'Peaje Suticollo', km: 425, expectedMinute: 480 },
    ]);
    expect((await app.read(order._id)).route_id).toBe(path.routeId);
  });

  it('keeps what was typed instead, and says where the path is an estimate', async () => {
    const typed = await plans.planned(await plans.plan(), { distanceTravel: 900, expectedMinutes: 1000 });
    expect(typed).toMatchObject({ distanceTravel: 900, distanceEstimated: false, expectedMinutes: 1000 });
    const estimated = await plans.planned(await plans.plan({ source: 'estimate' }));
    expect(estimated).toMatchObject({ distanceEstimated: true, plan: { source: 'estimate' } });
  });

  it('is refused at its field where the path is foreign, archived or unknown', async () => {
    const foreign = await plans.plan({}, await app.team());
    const archived = await plans.plan();
    await plans.write((trx) => archivePath(trx, archived));
    for (const path of [foreign, archived, { ...archived, pathId: archived.versionId }]) {
      const { status, error } = await plans.create(chosen(path));
      expect([status, error.fields?.['routeGeofence.routeGeofenceId']?.code]).toEqual([400, 'choice']);
    }
  });

  it('is proposed nothing by the API', async () => {
    await plans.plan();
    const { body } = await plans.create({});
    expect(body.loadingOrder).toMatchObject({ routeGeofence: null, plan: null, expectedMinutes: null });
  });

  it('stays on its version when the path is changed or archived, until somebody moves it', async () => {
    const path = await plans.plan();
    const { _id: id } = await plans.planned(path);
    await plans.write((trx) => changePath(trx, plannerOf(team), path, { meters: 870_000, minutes: 990 }));
    const before = await plans.read(id);
    expect(before.plan).toMatchObject({ version: 1, newest: 2, km: 850 });
    const saved = await plans.update(id, before.version, { ...chosen(path), comment: 'Igual' });
    expect(saved.body.loadingOrder.plan).toMatchObject({ version: 1, km: 850 });
    await plans.write((trx) => archivePath(trx, path));
    const kept = await plans.update(id, saved.body.loadingOrder.version, chosen(path, 'controlPoints'));
    expect(kept.body.loadingOrder.plan).toMatchObject({ version: 1, newest: null, supervision: 'controlPoints' });
    const refused = await app.call(team.manager, renewPath, {
      params: { id },
      body: { version: kept.body.loadingOrder.version },
    });
    expect([refused.status, refused.error.fields?.routeGeofence?.code]).toEqual([400, 'pathArchived']);
  });

  it('takes the distance of another path unless one was typed, and loses its plan when emptied', async () => {
    const [first, second] = [await plans.plan(), await plans.plan({ meters: 910_000, minutes: 1100 })];
    const proposed = await plans.planned(first);
    const moved = await plans.update(proposed._id, proposed.version, chosen(second));
    expect(moved.body.loadingOrder).toMatchObject({ distanceTravel: 910, expectedMinutes: 1100 });
    const typed = await plans.planned(first, { distanceTravel: 800 });
    const kept = await plans.update(typed._id, typed.version, chosen(second));
    expect(kept.body.loadingOrder).toMatchObject({ distanceTravel: 800, expectedMinutes: 1100 });
    const emptied = await plans.update(typed._id, kept.body.loadingOrder.version, { routeGeofence: null });
    expect(emptied.body.loadingOrder).toMatchObject({ routeGeofence: null, plan: null });
  });

  it('keeps the plan of the order it was cloned from', async () => {
    const path = await plans.plan();
    const { _id } = await plans.planned(path, chosen(path, 'controlPoints'));
    await plans.write((trx) => changePath(trx, plannerOf(team), path, {}));
    const body = { loadingOrderId: _id, numLoadingOrders: 1 };
    const made = await app.call(team.manager, cloneOrder, { body });
    const copy = await plans.read(made.body.loadingOrders[0]!._id);
    expect(copy).toMatchObject({ routeGeofence: { type: 'controlPoints' }, plan: { version: 1, newest: 2 } });
  });
});

describe('the newest version of a path', () => {
  it('is taken by hand, once, with an entry in timeline and audit', async () => {
    const path = await plans.plan();
    const { _id: id, version } = await plans.planned(path);
    await plans.write((trx) => changePath(trx, plannerOf(team), path, { meters: 870_000, minutes: 990 }));
    const { status } = await app.call(team.manager, renewPath, { params: { id }, body: { version } });
    expect(status).toBe(200);
    const after = await plans.read(id);
    expect(after).toMatchObject({ distanceTravel: 870, expectedMinutes: 990, plan: { version: 2, newest: 2 } });
    const again = await app.call(team.manager, renewPath, { params: { id }, body: { version: after.version } });
    expect(again.body.loadingOrder.version).toBe(after.version);
    const { entries } = (await app.call(team.manager, readTimeline, { params: { id }, query: {} })).body;
    expect(entries.filter(({ type }) => type === 'pathRenewed')).toMatchObject([{ details: { from: 1, to: 2 } }]);
    const audited = await plans.write((trx) =>
      trx
        .selectFrom('audit_entry')
        .select('changes')
        .where('action', '=', 'loadOrders.newestPath')
        .where('entity_id', '=', id)
        .execute(),
    );
    expect(audited).toHaveLength(1);
    expect(Object.keys(audited[0]!.changes as object)).toContain('plannedVersion');
  });

  it('is refused without a path, after a change of somebody else, and for a carrier', async () => {
    const { _id: id, version } = (await plans.create({})).body.loadingOrder;
    const ask = (at: number) => app.call(team.manager, renewPath, { params: { id }, body: { version: at } });
    expect((await ask(version)).error.fields?.routeGeofence?.code).toBe('noPath');
    expect((await ask(version + 1)).status).toBe(409);
    const stranger = await app.team();
    expect((await app.call(stranger.manager, renewPath, { params: { id }, body: { version } })).status).toBe(404);
  });

  it('is taken by many orders at once, or by none where one has no path', async () => {
    const path = await plans.plan();
    const two = [await plans.planned(path), await plans.planned(path)];
    await plans.write((trx) => changePath(trx, plannerOf(team), path, {}));
    const bare = (await plans.create({})).body.loadingOrder;
    const change = (orders: readonly { readonly _id: string }[]) =>
      app.call(team.manager, updateOrders, {
        body: {
          action: 'update',
          loadingOrders: orders.map(({ _id }) => ({ loadingOrderId: _id })),
          changes: { newestPath: true },
        },
      });
    const refused = await change([...two, bare]);
    expect(refused.error.fields?.['loadingOrders.2.routeGeofence']?.code).toBe('noPath');
    expect((await plans.read(two[0]!._id)).plan?.version).toBe(1);
    expect((await change(two)).status).toBe(200);
    for (const { _id } of two) expect((await plans.read(_id)).plan?.version).toBe(2);
  });
});

it('many orders are put on one path at once', async () => {
  const path = await plans.plan();
  const orders = await app.orders(team, 2);
  const body = {
    action: 'update' as const,
    loadingOrders: orders.map((loadingOrderId) => ({ loadingOrderId })),
    changes: chosen(path),
  };
  expect((await app.call(team.manager, updateOrders, { body })).status).toBe(200);
  for (const id of orders) expect((await plans.read(id)).plan?.route).toBe(path.route);
});
