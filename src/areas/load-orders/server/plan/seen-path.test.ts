import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPaths } from '#areas/operations/contract/path-search.calls.ts';
import { readPath } from '#areas/routes/contract/path.calls.ts';
import { readMap } from '#areas/trips/contract/trip-position.calls.ts';
import { type PlannedWorld, plannerOf, startPlanned } from './planned-orders.fixture.ts';

let { app, team, plans } = {} as PlannedWorld;
beforeAll(async () => {
  ({ app, team, plans } = await startPlanned());
});
afterAll(() => app.close());

describe('the path of an order', () => {
  it('is seen by its carrier on the order and its map, but not in the library', async () => {
    const path = await plans.plan();
    const { _id: id } = await plans.planned(path);
    const carrier = await app.team();
    const stranger = await app.team();
    await plans.write((trx) =>
      trx
        .updateTable('load_order')
        .set({ carrier_company_id: carrier.company.id, carrier_name: 'Sur' })
        .where('id', '=', id)
        .execute(),
    );
    const seen = await plans.read(id, carrier.manager);
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
    const [own, foreign] = [await plans.plan(), await plans.plan({}, await app.team())];
    const search = async (query: object) =>
      (await app.call(team.manager, findPaths, { query })).body.paths.map(({ routeGeofenceId }) => routeGeofenceId);
    expect(await search({ search: `${own.route.toLowerCase()} · ${own.path}` })).toEqual([own.pathId]);
    expect(await search({ id: own.pathId })).toEqual([own.pathId]);
    expect(await search({ search: foreign.route })).toEqual([]);
    expect(await search({ id: foreign.pathId })).toEqual([]);
  });
});
