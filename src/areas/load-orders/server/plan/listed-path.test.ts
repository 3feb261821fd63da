import readSheet from 'read-excel-file/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { updateOrder } from '#areas/load-orders/contract/order.calls.ts';
import { ORDER_LISTS, type OrderListName, type OrderRow } from '#areas/load-orders/contract/order.list.ts';
import { OPERATION_LISTS, type OperationRow } from '#areas/operations/contract/operation.list.ts';
import { readDownload } from '#kernel/download-calls.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { openStream } from '#testing/open-stream.ts';
import type { TestUser } from '#testing/world.ts';
import type { Team } from '../order-app.fixture.ts';
import { type OrdersApp, startOrders } from '../orders.fixture.ts';
import { type SeededPlan, seedPlan } from './plan.fixture.ts';

let app: OrdersApp;
let team: Team;
let north: SeededPlan;
let south: SeededPlan;
let onNorth: string;
let onSouth: string;
let bare: string;
beforeAll(async () => {
  app = await startOrders();
  team = await app.team();
  north = await plan();
  south = await plan();
  onNorth = await orderOn(north);
  onSouth = await orderOn(south);
  bare = (await app.make(team.manager))._id;
});
afterAll(() => app.close());

const write: OrdersApp['services']['database']['asPlatform'] = (work) => app.services.database.asPlatform(work);
const plan = () => write((trx) => seedPlan(trx, { companyId: team.company.id, userId: team.manager.userId }));
const chosen = ({ pathId }: SeededPlan) => ({ routeGeofence: { routeGeofenceId: pathId, type: 'geofence' as const } });
const orderOn = async (path: SeededPlan) => (await app.make(team.manager, chosen(path)))._id;
const nameOf = ({ route, path }: SeededPlan) => `${route} · ${path}`;

async function list(who: TestUser, query: object = {}, name: OrderListName = 'loadOrder') {
  const { body } = await app.call(who, listCalls(ORDER_LISTS[name]).read, { query: query as never });
  return { rows: body.loadingOrders as readonly OrderRow[], total: body.totalRegistry };
}
const ids = async (query: object, who = team.manager) => {
  const { rows, total } = await list(who, query);
  expect(total).toBe(rows.length);
  return rows.map(({ _id }) => _id);
};
async function offered(who: TestUser, query: object = {}) {
  const { options } = listCalls(ORDER_LISTS.loadOrder);
  const { body } = await app.call(who, options, { query: { column: 'routes', ...query } as never });
  return body.options.slice(1);
}

it('a list shows route and path of its orders, and sorts by them with the others last', async () => {
  const { rows } = await list(team.manager);
  expect(rows.map(({ _id, route }) => [_id, route])).toEqual([
    [bare, null],
    [onSouth, nameOf(south)],
    [onNorth, nameOf(north)],
  ]);
  const sorted = [north, south].map(nameOf).sort();
  const routes = async (sort: string) => (await list(team.manager, { sort })).rows.map(({ route }) => route);
  expect(await routes('route')).toEqual([...sorted, null]);
  expect(await routes('-route')).toEqual([...sorted.reverse(), null]);
});

it('a list is filtered by route, and by having none', async () => {
  expect(await ids({ routes: north.routeId })).toEqual([onNorth]);
  expect(await ids({ routes: `${north.routeId},${south.routeId}` })).toEqual([onSouth, onNorth]);
  expect(await ids({ withoutPath: 'true' })).toEqual([bare]);
  expect(await ids({ withoutPath: 'false' })).toEqual([onSouth, onNorth]);
  expect(await ids({ withoutPath: 'true', routes: north.routeId })).toEqual([]);
  const { read } = listCalls(ORDER_LISTS.loadOrder);
  for (const query of [{ routes: 'nowhere' }, { withoutPath: 'perhaps' }])
    expect((await app.call(team.manager, read, { query: query as never })).status).toBe(400);
});

it('the filter offers the routes of the orders by their name of today, and nobody else’s', async () => {
  const planner = await app.team();
  const later = await write((trx) => seedPlan(trx, { companyId: planner.company.id, userId: planner.manager.userId }));
  await app.make(planner.manager, chosen(later));
  expect(await offered(planner.manager)).toEqual([{ _id: later.routeId, name: later.route }]);
  await write((trx) =>
    trx.updateTable('route').set({ name: 'Ruta del Este' }).where('id', '=', later.routeId).execute(),
  );
  expect(await offered(planner.manager, { search: 'este' })).toEqual([{ _id: later.routeId, name: 'Ruta del Este' }]);
  expect(await offered(team.manager, { search: 'este' })).toEqual([]);
});

it('a carrier and a client see the route of their orders without its library', async () => {
  const [carrier, client] = [await app.team(), await app.team()];
  const id = await orderOn(north);
  const companies = { carrier_company_id: carrier.company.id, client_company_id: client.company.id };
  await write((trx) => trx.updateTable('load_order').set(companies).where('id', '=', id).execute());
  const carried = { sides: 'carried', routes: north.routeId, sort: 'route' };
  expect((await list(carrier.manager, carried)).rows).toMatchObject([{ _id: id, route: nameOf(north) }]);
  const boss = await app.member(carrier.company, 'load-order-write', 'carrier-company');
  expect(await offered(boss)).toEqual([{ _id: north.routeId, name: north.route }]);
  const reader = await app.member(client.company, 'manage-loading-orders-client');
  expect((await list(reader, { sort: '-route' }, 'clientLoadOrder')).rows).toMatchObject([{ route: nameOf(north) }]);
  await write((trx) => trx.deleteFrom('load_order').where('id', '=', id).execute());
});

it('the spreadsheet has the route whether or not the list shows it', async () => {
  const { download } = listCalls(ORDER_LISTS.loadOrder);
  const ordered = await app.call(team.manager, download, { body: { routes: south.routeId } as never });
  await app.drain();
  const { body } = await app.call(team.manager, readDownload, { params: { id: ordered.body.downloadId } });
  const file = await app.product.http.inject({ method: 'GET', url: body.url ?? '' });
  const text = JSON.stringify(await readSheet(file.rawPayload));
  expect(text).toContain('Rota · caminho');
  expect(text).toContain(nameOf(south));
  expect(text).not.toContain(nameOf(north));
});

it('an open list follows when somebody gives an order another path', async () => {
  const watcher = await app.member(team.company, 'load-order-read');
  const { _id: id, version } = await app.make(team.manager, chosen(north));
  const stream = await openStream(app, watcher);
  const { status } = await app.call(team.manager, updateOrder, {
    params: { id },
    body: { version, ...chosen(south) },
  });
  expect(status).toBe(200);
  await expect.poll(() => stream.knows('order', id)).toBe(true);
  stream.close();
  expect((await list(watcher)).rows.find(({ _id }) => _id === id)?.route).toBe(nameOf(south));
});

it('operations are listed and filtered by the route they give to their orders', async () => {
  const owner = await app.team();
  const planner = { companyId: owner.company.id, userId: owner.manager.userId };
  const [path, other] = await write(async (trx) => [await seedPlan(trx, planner), await seedPlan(trx, planner)]);
  const [on, none] = [await app.operation(owner), await app.operation(owner)];
  await write((trx) =>
    trx.updateTable('operation').set({ path_id: path!.pathId, supervision: 'geofence' }).where('id', '=', on).execute(),
  );
  const { read, options } = listCalls(OPERATION_LISTS.normal);
  const found = async (query: object) => {
    const { body } = await app.call(owner.manager, read, { query: query as never });
    return (body.operations as readonly OperationRow[]).map(({ _id, route }) => [_id, route]);
  };
  expect(await found({ sort: 'route' })).toEqual([
    [on, nameOf(path!)],
    [none, null],
  ]);
  expect(await found({ routes: path!.routeId })).toEqual([[on, nameOf(path!)]]);
  expect(await found({ routes: other!.routeId })).toEqual([]);
  expect(await found({ withoutPath: 'true' })).toEqual([[none, null]]);
  const offers = await app.call(owner.manager, options, { query: { column: 'routes' } as never });
  expect(offers.body.options.slice(1)).toEqual([{ _id: path!.routeId, name: path!.route }]);
});
