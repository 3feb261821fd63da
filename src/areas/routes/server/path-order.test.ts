import { afterAll, beforeAll, expect, it } from 'vitest';
import * as paths from '../contract/path.calls.ts';
import * as calls from '../contract/route.calls.ts';
import { type Planner, pathForm, type RoutesApp, startRoutes } from './routes.fixture.ts';

let app: RoutesApp;
let planner: Planner;
beforeAll(async () => {
  app = await startRoutes();
  planner = await app.planner('routes-read');
});
afterAll(() => app.close());

const readRoute = async (id: string) => (await app.call(planner.user, calls.readRoute, { params: { id } })).body.route;

async function order(id: string, pathIds: readonly string[], version?: number) {
  const { name, version: newest } = await readRoute(id);
  const body = { name, currency: 'BOB' as const, pathIds: [...pathIds], version: version ?? newest };
  return app.call(planner.user, calls.updateRoute, { params: { id }, body });
}

async function threePaths() {
  const { id } = await app.route(planner.user);
  const made: string[] = [];
  for (const name of ['Asfalto', 'Ripio', 'Lluvias']) {
    made.push(await app.path(planner.user, id, { name, isUsual: name === 'Asfalto' }));
  }
  return { id, made, turned: made.toReversed() };
}

it('the paths of a route are put in order by hand; the history says so, and the usual one stays the usual one', async () => {
  const { id, turned } = await threePaths();
  const { status, body } = await order(id, turned);
  expect(status).toBe(200);
  expect(body.route.paths.map(({ _id }) => _id)).toEqual(turned);
  expect((await readRoute(id)).paths.map(({ name, isUsual }) => [name, isUsual])).toEqual([
    ['Lluvias', false],
    ['Ripio', false],
    ['Asfalto', true],
  ]);
  const history = await app.call(planner.user, calls.readRouteHistory, { params: { id }, query: {} });
  expect(history.body.entries[0]).toMatchObject({
    action: 'routes.update',
    changes: { pathOrder: { from: 'Asfalto, Ripio, Lluvias', to: 'Lluvias, Ripio, Asfalto' } },
  });
});

it('whoever edits a path meanwhile can save it all the same', async () => {
  const { id, made, turned } = await threePaths();
  const params = { id: made[1]! };
  const { version } = (await app.call(planner.user, paths.readPath, { params, query: {} })).body.path;
  await order(id, turned);
  const body = { path: pathForm({ name: 'Ripio', isUsual: false }), version };
  expect((await app.call(planner.user, paths.updatePath, { params, body })).status).toBe(200);
});

it('an order made for an older route, or with a path of another one, changes nothing', async () => {
  const { id, made, turned } = await threePaths();
  const before = await readRoute(id);
  expect((await order(id, turned)).status).toBe(200);
  const stale = await order(id, made, before.version);
  expect([stale.status, stale.error.code]).toEqual([409, 'request.staleVersion']);
  const other = await app.path(planner.user, (await app.route(planner.user)).id);
  const foreign = await order(id, [...made, other]);
  expect([foreign.status, foreign.error.fields?.['pathIds.3']?.code]).toEqual([400, 'choice']);
  expect((await readRoute(id)).paths.map(({ _id }) => _id)).toEqual(turned);
});
