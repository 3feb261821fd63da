import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallInput } from '#kernel/api-call.ts';
import { listCalls } from '#kernel/list-definition.ts';
import type { TestUser } from '#testing/world.ts';
import { importGeofences } from '../contract/geofence.calls.ts';
import { geofenceList } from '../contract/geofence.list.ts';
import { PATACAMAYA, type RoutesApp, startRoutes } from './routes.fixture.ts';

let app: RoutesApp;
beforeAll(async () => {
  app = await startRoutes();
});
afterAll(() => app.close());

type Options = Partial<Omit<CallInput<typeof importGeofences>['body'], 'file'>>;

const base64 = (text: string) => Buffer.from(text).toString('base64');
const geoJson = (features: readonly object[]) => base64(JSON.stringify({ type: 'FeatureCollection', features }));
const circle = (name: string | null, { lat, lng } = PATACAMAYA) => ({
  ...{ type: 'Feature', properties: { name, radiusMeters: 300 } },
  geometry: { type: 'Point', coordinates: [lng, lat] },
});
const send = (user: TestUser, file: string, options: Options = {}) =>
  app.call(user, importGeofences, { body: { file, preview: false, ...options } });
const namesOf = async (user: TestUser): Promise<readonly string[]> => {
  const { body } = await app.call(user, listCalls(geofenceList).read, { query: { size: 50, sort: 'name' } });
  return (body.geofences as readonly { name: string }[]).map(({ name }) => name);
};

describe('the names of imported fences', () => {
  it('are all different; the file’s own names come before numbered ones', async () => {
    const { user } = await app.planner('routes-read');
    const names = ['Porto', 'Porto', 'Porto 2', 'PÓRTO', 'Weißer Hof', 'Weisser Hof'];
    const { status, body } = await send(user, geoJson(names.map((name) => circle(name))));
    expect([status, body.added, body.taken]).toEqual([200, 6, []]);
    expect(await namesOf(user)).toEqual(['Porto', 'Porto 2', 'Porto 3', 'PÓRTO 4', 'Weißer Hof', 'Weisser Hof 2']);
  });

  it('that a fence of the company has are left as they are, and numbers step over them', async () => {
    const { user } = await app.planner('routes-read');
    for (const name of ['porto', 'Pátio 2', '1']) await app.fence(user, { name });
    const file = geoJson([circle('Pórto'), circle('Patio'), circle('Patio'), circle('Porto'), circle(null)]);
    expect((await send(user, file)).body).toMatchObject({ found: 5, added: 3, taken: ['Pórto', 'Porto'] });
    expect(await namesOf(user)).toEqual(['1', '5', 'Patio', 'Pátio 2', 'Patio 3', 'porto']);
  });

  it('sent again add nothing', async () => {
    const { user } = await app.planner('routes-read');
    const file = geoJson([circle('Porto'), circle('Porto'), circle('Pátio')]);
    expect((await send(user, file)).body.added).toBe(3);
    expect((await send(user, file)).body).toMatchObject({ added: 0, taken: ['Porto', 'Porto', 'Pátio'] });
  });
});
