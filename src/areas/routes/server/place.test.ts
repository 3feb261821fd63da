import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '#kernel/ids.ts';
import { listCalls } from '#kernel/list-definition.ts';
import * as calls from '../contract/place.calls.ts';
import { placeList } from '../contract/place.list.ts';
import { LA_PAZ, type Planner, placeForm, type RoutesApp, startRoutes } from './routes.fixture.ts';

let app: RoutesApp;
let planner: Planner;
beforeAll(async () => {
  app = await startRoutes();
  planner = await app.planner('routes-read');
});
afterAll(() => app.close());

const create = (change: Parameters<typeof placeForm>[0]) =>
  app.call(planner.user, calls.createPlace, { body: placeForm(change) });
const codesOf = async (change: Parameters<typeof placeForm>[0]) => {
  const { status, error } = await create(change);
  return [status, ...Object.entries(error.fields ?? {}).map(([field, { code }]) => `${field} ${code}`)];
};
const names = async (query: Record<string, string> = {}) => {
  const { body } = await app.call(planner.user, listCalls(placeList).read, { query });
  return (body.places as readonly { name: string }[]).map(({ name }) => name);
};

describe('a place', () => {
  it('is refused with what is wrong with it', async () => {
    expect(await codesOf({ lat: 0 })).toEqual([400, 'lat coordinates']);
    expect(await codesOf({ lng: 200 })).toEqual([400, 'lng max', 'lat coordinates']);
    expect(await codesOf({ forLoad: false, forUnload: false })).toEqual([400, 'forLoad required']);
    expect(await codesOf({ fence: { kind: 'circle', radiusMeters: 19 } })).toEqual([400, 'fence.radiusMeters min']);
    const two = [LA_PAZ, { lat: -16.6, lng: -68.2 }];
    expect(await codesOf({ fence: { kind: 'polygon', rings: [two] } })).toEqual([400, 'fence.rings.0 tooFewCorners']);
    const bow = [
      { lat: -16.5, lng: -68.2 },
      { lat: -16.4, lng: -68.1 },
      { lat: -16.5, lng: -68.1 },
      { lat: -16.4, lng: -68.2 },
    ];
    expect(await codesOf({ fence: { kind: 'polygon', rings: [bow] } })).toEqual([400, 'fence.rings.0 crossesItself']);
    expect(await codesOf({ partnerAddressId: createId() })).toEqual([400, 'partnerAddressId choice']);
  });

  it('has a name of its own', async () => {
    const name = `Puerto Ángel ${createId().slice(-5)}`;
    await app.place(planner.user, { name });
    const { status, error } = await create({ name: name.toUpperCase().replace('Á', 'A') });
    expect([status, error.fields?.name?.code]).toEqual([409, 'alreadyRegistered']);
  });

  it('is made of an address with a position, moves with it, and keeps its own fence', async () => {
    const id = createId();
    await app.services.database.asPlatform((trx) =>
      trx
        .insertInto('company_address')
        .values({ id, company_id: planner.company.id, full_name: 'Depósito Norte', city: 'El Alto', ...LA_PAZ })
        .execute(),
    );
    const { body } = await app.call(planner.user, calls.readPlace, { params: { id } });
    expect(body.place).toMatchObject({ name: 'Depósito Norte', lat: LA_PAZ.lat, owner: { kind: 'company' } });
    const changed = await app.call(planner.user, calls.updatePlace, {
      params: { id },
      body: {
        place: placeForm({ name: 'Otro', lat: -20, fence: { kind: 'circle', radiusMeters: 700 } }),
        version: body.place.version,
      },
    });
    expect(changed.body.place).toMatchObject({ name: 'Depósito Norte', lat: LA_PAZ.lat, fence: { radiusMeters: 700 } });
    await app.services.database.asPlatform((trx) =>
      trx.updateTable('company_address').set({ lat: -16.51 }).where('id', '=', id).execute(),
    );
    const moved = await app.call(planner.user, calls.readPlace, { params: { id } });
    expect(moved.body.place).toMatchObject({ lat: -16.51, fence: { radiusMeters: 700 } });
  });

  it('is archived only where no route uses it, and leaves the list then', async () => {
    const { loadId } = await app.route(planner.user);
    const refused = await app.call(planner.user, calls.archivePlace, {
      params: { id: loadId },
      body: { archived: true, version: 1 },
    });
    expect([refused.status, refused.error.code]).toEqual([409, 'routes.usedByRoutes']);
    const name = `Libre ${createId().slice(-5)}`;
    const id = await app.place(planner.user, { name });
    expect(await names({ search: name })).toEqual([name]);
    await app.call(planner.user, calls.archivePlace, { params: { id }, body: { archived: true, version: 1 } });
    expect([await names({ search: name }), await names({ search: name, archived: 'true' })]).toEqual([[], [name]]);
  });

  it('changed by somebody else in between is refused, and the refusal says by whom', async () => {
    const id = await app.place(planner.user);
    const body = { place: placeForm(), version: 1 };
    expect((await app.call(planner.user, calls.updatePlace, { params: { id }, body })).status).toBe(200);
    const late = await app.call(planner.user, calls.updatePlace, {
      params: { id },
      body: { place: placeForm(), version: 1 },
    });
    expect([late.status, late.error.code]).toEqual([409, 'request.staleVersion']);
    expect(late.error.facts?.changedBy).toEqual(expect.any(String));
  });

  it('is changed with others at once, all or none', async () => {
    const [one, other] = [await app.place(planner.user), await app.place(planner.user)];
    const change = (ids: string[]) =>
      app.call(planner.user, calls.updatePlaces, { body: { ids, expectedMinutes: 33, radiusMeters: 444 } });
    expect((await change([one, createId()])).status).toBe(404);
    const untouched = await app.call(planner.user, calls.readPlace, { params: { id: one } });
    expect(untouched.body.place.expectedMinutes).toBe(90);
    expect((await change([one, other])).body.changed).toBe(2);
    const { body } = await app.call(planner.user, calls.readPlace, { params: { id: other } });
    expect(body.place).toMatchObject({ expectedMinutes: 33, fence: { kind: 'circle', radiusMeters: 444 } });
  });
});
