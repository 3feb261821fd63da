import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findPlaces } from '#kernel/place-search-calls.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestUser } from '#testing/world.ts';
import { FAILURES_UNTIL_REST, REST_MS } from '../net/breaker-state.ts';
import { readOutsideServices } from '../net/outside-service.repository.ts';

let app: TestApp;
let ana: TestUser;
let geocoder: Server;
let asked: URL[] = [];
let languages: (string | undefined)[] = [];
let answer: { status: number; body: string };

beforeAll(async () => {
  geocoder = createServer((request, response) => {
    asked.push(new URL(request.url ?? '/', 'http://geocoder.test'));
    languages.push(request.headers['accept-language']);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => geocoder.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => geocoder.close(resolve)));
afterEach(async () => {
  asked = [];
  languages = [];
  await app.close();
});

const start = async (configured: boolean, isPrivate = true) => {
  const url = `http://127.0.0.1:${(geocoder.address() as AddressInfo).port}/api`;
  app = await startTestApp({ config: configured ? { GEOCODER_URL: url, GEOCODER_PRIVATE: isPrivate } : {} });
  ana = await app.world.user({ company: await app.world.company() });
};
const search = (query: { search: string; lat?: number; lng?: number }) => app.call(ana, findPlaces, { query });

const feature = (name: string, lng: number, lat: number) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [lng, lat] },
  properties: { name, city: 'La Paz', country: 'Bolivia', countrycode: 'BO' },
});
const AROUND = { lat: -16.5, lng: -68.15 };

describe('searching for places', () => {
  it('without a service finds the cities the product knows, within 20 km of a position', async () => {
    await start(false);
    const { body } = await search({ search: 'el alto', ...AROUND });
    expect(body).toMatchObject({ source: 'cities', places: [{ name: 'El Alto', country: 'BO' }] });
    expect((await search({ search: 'santa cruz de la sierra', ...AROUND })).body.places).toEqual([]);
    expect((await search({ search: 'santa cruz de la sierra' })).body.places[0]).toMatchObject({ country: 'BO' });
  });

  it('asks the configured one around the position, nearest first, and leaves out what is far away or no place', async () => {
    await start(true);
    const features = [
      feature('Lejos', -63.18, -17.78),
      feature('Cerca', -68.16, -16.51),
      feature('Al lado', -68.151, -16.501),
      feature('Fuera', 200, -16.5),
      { type: 'Feature', geometry: null, properties: {} },
    ];
    answer = { status: 200, body: JSON.stringify({ type: 'FeatureCollection', features }) };
    const { body } = await search({ search: 'molino', ...AROUND });
    expect(body.source).toBe('service');
    expect(body.places.map(({ name }) => name)).toEqual(['Al lado', 'Cerca']);
    expect(body.places[0]).toEqual({
      name: 'Al lado',
      detail: 'La Paz, Bolivia',
      country: 'BO',
      lat: -16.501,
      lng: -68.151,
    });
    expect(Object.fromEntries(asked[0]!.searchParams)).toMatchObject({ q: 'molino', lat: '-16.5', lon: '-68.15' });
    expect(languages).toEqual(['pt-BR']);
  });

  it.each([
    [500, '{}'],
    [200, 'no JSON'],
    [200, '{"features": 1}'],
  ])('says that the service does not answer when it replies %s %s', async (status, body) => {
    await start(true);
    answer = { status, body };
    const reply = await search({ search: 'molino' });
    expect([reply.status, reply.error.code]).toEqual([503, 'places.geocoderUnreachable']);
  });

  it.each([
    [
      { name: 'Molino', locality: 'El Alto', region: 'La Paz', country: 'Bolivia', country_code: 'BO' },
      'El Alto, La Paz, Bolivia',
    ],
    [{ name: 'Molino', display_name: 'Molino, El Alto, Bolivia', address: { country_code: 'bo' } }, 'El Alto, Bolivia'],
  ])('reads the names of places as each kind of service writes them', async (properties, detail) => {
    await start(true);
    const features = [{ ...feature('', -68.16, -16.51), properties }];
    answer = { status: 200, body: JSON.stringify({ features }) };
    const { body } = await search({ search: 'molino' });
    expect(body.places).toEqual([{ name: 'Molino', detail, country: 'BO', lat: -16.51, lng: -68.16 }]);
  });

  it('does not ask a service that failed several times in a row, and names it to the administrator', async () => {
    await start(true);
    answer = { status: 502, body: '{}' };
    for (let nth = 0; nth < FAILURES_UNTIL_REST; nth += 1) await search({ search: 'molino' });
    asked = [];
    answer = { status: 200, body: '{"features": []}' };
    expect((await search({ search: 'molino' })).error.code).toBe('places.geocoderUnreachable');
    expect(asked).toEqual([]);
    await app.services.outside.settled();
    const services = await app.services.database.asPlatform(readOutsideServices);
    expect(services).toMatchObject([{ name: 'geocoder', failures: FAILURES_UNTIL_REST, reason: 'status 502' }]);
    app.travel(REST_MS + 1);
    expect((await search({ search: 'molino' })).status).toBe(200);
  });

  it('goes on asking a service that refuses a search', async () => {
    await start(true);
    answer = { status: 400, body: '{}' };
    for (let nth = 0; nth <= FAILURES_UNTIL_REST; nth += 1)
      expect((await search({ search: 'molino' })).error.code).toBe('places.geocoderUnreachable');
    expect(asked).toHaveLength(FAILURES_UNTIL_REST + 1);
  });

  it('never contacts a private address unless the setting says so', async () => {
    await start(true, false);
    expect((await search({ search: 'molino' })).status).toBe(503);
    expect(asked).toEqual([]);
  });
});
