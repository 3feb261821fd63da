import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '#areas/load-orders/contract/order.calls.ts';
import { cloneOrder } from '#areas/load-orders/contract/order-move.calls.ts';
import { renewPath } from '#areas/load-orders/contract/order-plan.calls.ts';
import { readTimeline } from '#areas/load-orders/contract/order-timeline.calls.ts';
import { updateOrders } from '#areas/load-orders/contract/order-update-many.calls.ts';
import { OPERATION_CALLS } from '#areas/operations/contract/operation.calls.ts';
import { findPaths } from '#areas/operations/contract/path-search.calls.ts';
import { readPath } from '#areas/routes/contract/path.calls.ts';
import { readMap } from '#areas/trips/contract/trip-position.calls.ts';
import { type LifecycleApp, startLifecycle } from '../lifecycle.fixture.ts';
import type { Team } from '../order-app.fixture.ts';
import { LA_PAZ, SANTA_CRUZ } from '../order-details.fixture.ts';
import { archivePath, changePath, type SeededPlan, seedPlan } from './plan.fixture.ts';

let app: LifecycleApp;
let team: Team;
beforeAll(async () => {
  app = await startLifecycle();
  team = await app.team();
});
afterAll(() => app.close());

const write: LifecycleApp['services']['database']['asPlatform'] = (work) => app.services.database.asPlatform(work);
const plannerOf = ({ company, manager }: Team) => ({ companyId: company.id, userId: manager.userId });
const plan = (values = {}, of = team) => write((trx) => seedPlan(trx, plannerOf(of), values));
const chosen = ({ pathId }: SeededPlan, type: 'geofence' | 'controlPoints' = 'geofence') => ({
  routeGeofence: { routeGeofenceId: pathId, type },
});

async function create(more: object) {
  const operationId = await app.operation(team);
  const body = { origin: SANTA_CRUZ, destination: LA_PAZ, operation: { operationId }, ...more };
  return app.call(team.manager, calls.createOrder, { body });
}
async function planned(path: SeededPlan, more: object = {}) {
  const { status, body, error } = await create({ ...chosen(path), ...more });
  expect({ status, error: error?.fields }).toMatchObject({ status: 201 });
  return body.loadingOrder;
}
const read = async (id: string, who = team.manager) =>
  (await app.call(who, calls.readOrder, { params: { id } })).body.loadingOrder;
const update = (id: string, version: number, changes: object) =>
  app.call(team.manager, calls.updateOrder, { params: { id }, body: { version, ...changes } });

describe('an order on a path', () => {
  it('keeps path, version and supervision, and takes distance and time from it', async () => {
    const path = await plan();
    const order = await planned(path, chosen(path, 'controlPoints'));
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
    const typed = await planned(await plan(), { distanceTravel: 900, expectedMinutes: 1000 });
    expect(typed).toMatchObject({ distanceTravel: 900, distanceEstimated: false, expectedMinutes: 1000 });
    const estimated = await planned(await plan({ source: 'estimate' }));
    expect(estimated).toMatchObject({ distanceEstimated: true, plan: { source: 'estimate' } });
  });

  it('is refused at its field where the path is foreign, archived or unknown', async () => {
    const foreign = await plan({}, await app.team());
    const archived = await plan();
    await write((trx) => archivePath(trx, archived));
    for (const path of [foreign, archived, { ...archived, pathId: archived.versionId }]) {
      const { status, error } = await create(chosen(path));
      expect([status, error.fields?.routeGeofence?.code]).toEqual([400, 'choice']);
    }
  });

  it('is proposed nothing by the API', async () => {
    await plan();
    const { body } = await create({});
    expect(body.loadingOrder).toMatchObject({ routeGeofence: null, plan: null, expectedMinutes: null });
  });

  it('stays on its version when the path is changed or archived, until somebody moves it', async () => {
    const path = await plan();
    const { _id: id } = await planned(path);
    await write((trx) => changePath(trx, plannerOf(team), path, { meters: 870_000, minutes: 990 }));
    const before = await read(id);
    expect(before.plan).toMatchObject({ version: 1, newest: 2, km: 850 });
    const saved = await update(id, before.version, { ...chosen(path), comment: 'Igual' });
    expect(saved.body.loadingOrder.plan).toMatchObject({ version: 1, km: 850 });
    await write((trx) => archivePath(trx, path));
    const kept = await update(id, saved.body.loadingOrder.version, chosen(path, 'controlPoints'));
    expect(kept.body.loadingOrder.plan).toMatchObject({ version: 1, newest: null, supervision: 'controlPoints' });
    const refused = await app.call(team.manager, renewPath, {
      params: { id },
      body: { version: kept.body.loadingOrder.version },
    });
    expect([refused.status, refused.error.fields?.routeGeofence?.code]).toEqual([400, 'pathArchived']);
  });

  it('takes the distance of another path unless one was typed, and loses its plan when emptied', async () => {
    const [first, second] = [await plan(), await plan({ meters: 910_000, minutes: 1100 })];
    const proposed = await planned(first);
    const moved = await update(proposed._id, proposed.version, chosen(second));
    expect(moved.body.loadingOrder).toMatchObject({ distanceTravel: 910, expectedMinutes: 1100 });
    const typed = await planned(first, { distanceTravel: 800 });
    const kept = await update(typed._id, typed.version, chosen(second));
    expect(kept.body.loadingOrder).toMatchObject({ distanceTravel: 800, expectedMinutes: 1100 });
    const emptied = await update(typed._id, kept.body.loadingOrder.version, { routeGeofence: null });
    expect(emptied.body.loadingOrder).toMatchObject({ routeGeofence: null, plan: null });
  });

  it('keeps the plan of the order it was cloned from', async () => {
    const path = await plan();
    const { _id } = await planned(path, chosen(path, 'controlPoints'));
    await write((trx) => changePath(trx, plannerOf(team), path, {}));
    const body = { loadingOrderId: _id, numLoadingOrders: 1 };
    const made = await app.call(team.manager, cloneOrder, { body });
    const copy = await read(made.body.loadingOrders[0]!._id);
    expect(copy).toMatchObject({ routeGeofence: { type: 'controlPoints' }, plan: { version: 1, newest: 2 } });
  });
});

describe('the newest version of a path', () => {
  it('is taken by hand, once, with an entry in timeline and audit', async () => {
    const path = await plan();
    const { _id: id, version } = await planned(path);
    await write((trx) => changePath(trx, plannerOf(team), path, { meters: 870_000, minutes: 990 }));
    const { status } = await app.call(team.manager, renewPath, { params: { id }, body: { version } });
    expect(status).toBe(200);
    const after = await read(id);
    expect(after).toMatchObject({ distanceTravel: 870, expectedMinutes: 990, plan: { version: 2, newest: 2 } });
    const again = await app.call(team.manager, renewPath, { params: { id }, body: { version: after.version } });
    expect(again.body.loadingOrder.version).toBe(after.version);
    const { entries } = (await app.call(team.manager, readTimeline, { params: { id }, query: {} })).body;
    expect(entries.filter(({ type }) => type === 'pathRenewed')).toMatchObject([{ details: { from: 1, to: 2 } }]);
    const audited = await write((trx) =>
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
    const { _id: id, version } = (await create({})).body.loadingOrder;
    const ask = (at: number) => app.call(team.manager, renewPath, { params: { id }, body: { version: at } });
    expect((await ask(version)).error.fields?.routeGeofence?.code).toBe('noPath');
    expect((await ask(version + 1)).status).toBe(409);
    const stranger = await app.team();
    expect((await app.call(stranger.manager, renewPath, { params: { id }, body: { version } })).status).toBe(404);
  });

  it('is taken by many orders at once, or by none where one has no path', async () => {
    const path = await plan();
    const two = [await planned(path), await planned(path)];
    await write((trx) => changePath(trx, plannerOf(team), path, {}));
    const bare = (await create({})).body.loadingOrder;
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
    expect((await read(two[0]!._id)).plan?.version).toBe(1);
    expect((await change(two)).status).toBe(200);
    for (const { _id } of two) expect((await read(_id)).plan?.version).toBe(2);
  });
});

it('many orders are put on one path at once', async () => {
  const path = await plan();
  const orders = await app.orders(team, 2);
  const body = {
    action: 'update' as const,
    loadingOrders: orders.map((loadingOrderId) => ({ loadingOrderId })),
    changes: chosen(path),
  };
  expect((await app.call(team.manager, updateOrders, { body })).status).toBe(200);
  for (const id of orders) expect((await read(id)).plan?.route).toBe(path.route);
});

describe('the path of an order', () => {
  it('is seen by its carrier on the order and its map, but not in the library', async () => {
    const path = await plan();
    const { _id: id } = await planned(path);
    const carrier = await app.team();
    const stranger = await app.team();
    await write((trx) =>
      trx
        .updateTable('load_order')
        .set({ carrier_company_id: carrier.company.id, carrier_name: 'Sur' })
        .where('id', '=', id)
        .execute(),
    );
    const seen = await read(id, carrier.manager);
    expect(seen.plan).toMatchObject({ route: path.route, routeId: null, newest: null });
    const map = await app.call(carrier.manager, readMap, { params: { id } });
    expect(map.body.plan).toMatchObject({ path: path.path, corridorMeters: 500 });
    expect(map.body.plan?.line).not.toBe('');
    const reader = await app.member(carrier.company, 'routes-read');
    expect((await app.call(reader, readPath, { params: { id: path.pathId }, query: {} })).status).toBe(404);
    const own = await app.member(team.company, 'routes-read');
    expect((await app.call(own, readPath, { params: { id: path.pathId }, query: {} })).status).toBe(200);
    expect((await app.call(stranger.manager, readMap, { params: { id } })).status).toBe(404);
    const versions = await app.services.database.asMember(plannerOf(stranger), (trx) =>
      trx.selectFrom('route_path_version').select('id').where('id', '=', path.versionId).execute(),
    );
    expect(versions).toEqual([]);
  });

  it('is null on the map of an order without one', async () => {
    const { body } = await app.call(team.manager, readMap, { params: { id: await app.order(team) } });
    expect(body.plan).toBeNull();
  });

  it('is found by name among those of the own company', async () => {
    const [own, foreign] = [await plan(), await plan({}, await app.team())];
    const search = async (query: object) =>
      (await app.call(team.manager, findPaths, { query })).body.paths.map(({ routeGeofenceId }) => routeGeofenceId);
    expect(await search({ search: `${own.route.toLowerCase()} · ${own.path}` })).toEqual([own.pathId]);
    expect(await search({ id: own.pathId })).toEqual([own.pathId]);
    expect(await search({ search: foreign.route })).toEqual([]);
    expect(await search({ id: foreign.pathId })).toEqual([]);
  });
});

describe('an operation with a path', () => {
  const form = (clientId: string) => ({
    ...{
      dispatchType: 'direct' as const,
      serviceType: 'national' as const,
      clientId,
      operatorId: null,
      templateId: null,
    },
    ...{ reference: null, comment: null, origin: SANTA_CRUZ, destination: LA_PAZ },
    ...{ pickupDate: '2031-05-04', deliveryDate: '2031-05-06', weightUnit: 'tn' as const, promisedTn: '100' },
    clientFreight: { type: 'toNegotiate' as const, value: null, currency: null },
    supplierFreight: { type: 'toNegotiate' as const, value: null, currency: null },
  });
  const make = async (kind: 'normal' | 'agro', more: object) => {
    const clientId = await app.partner(team, 'client', 'Ingenio');
    return app.call(team.manager, OPERATION_CALLS[kind].create, { body: { ...form(clientId), ...more } });
  };

  it('gives it to its orders, unless they say otherwise or it is archived since', async () => {
    const [path, other] = [await plan(), await plan()];
    const { body, status } = await make('normal', chosen(path, 'controlPoints'));
    expect(status).toBe(201);
    expect(body.operation.routeGeofence).toMatchObject({ type: 'controlPoints', name: `${path.route} · ${path.path}` });
    const order = async (more: object) => {
      const places = { origin: SANTA_CRUZ, destination: LA_PAZ };
      const sent = { ...places, operation: { operationId: body.operation._id }, ...more };
      return (await app.call(team.manager, calls.createOrder, { body: sent })).body.loadingOrder;
    };
    expect(await order({})).toMatchObject({
      distanceTravel: 850,
      plan: { path: path.path, supervision: 'controlPoints' },
    });
    expect((await order(chosen(other))).plan?.path).toBe(other.path);
    expect((await order({ routeGeofence: null })).plan).toBeNull();
    await write((trx) => archivePath(trx, path));
    expect((await order({})).plan).toBeNull();
  });

  it('gives it to agro trucks too, and refuses a foreign one', async () => {
    const path = await plan();
    const { body } = await make('agro', chosen(path));
    const made = await app.call(team.manager, calls.createAgro, { body: { agroOperationId: body.operation._id } });
    expect(made.status).toBe(201);
    expect((await read(made.body.loadingOrders[0]!._id)).plan?.path).toBe(path.path);
    const refused = await make('normal', chosen(await plan({}, await app.team())));
    expect(refused.error.fields?.routeGeofence?.code).toBe('choice');
  });

  it('made for an order takes over the order’s path', async () => {
    const path = await plan();
    const freight = { type: 'toNegotiate' as const };
    const { body, status } = await app.call(team.manager, calls.createOrder, {
      body: {
        ...{ origin: SANTA_CRUZ, destination: LA_PAZ, dispatchType: 'direct', serviceType: { id: 'national' } },
        ...{ dates: { loadingDate: '2031-05-04', deliveryDate: '2031-05-06' } },
        ...{ clientFreight: freight, carrierFreight: freight, ...chosen(path) },
      },
    });
    expect(status).toBe(201);
    const operation = await write((trx) =>
      trx
        .selectFrom('operation')
        .select('path_id')
        .where('id', '=', body.loadingOrder.operation.operationId)
        .executeTakeFirst(),
    );
    expect(operation?.path_id).toBe(path.pathId);
  });
});
