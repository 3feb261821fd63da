import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longLink, nearestCity, readCity, searchCities } from '#kernel/place-calls.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestUser } from '#testing/world.ts';

let app: TestApp;
let ana: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.world.user({ company: await app.world.company() });
});
afterAll(() => app.close());

describe('places', () => {
  it('are found by name, with what a form needs and nothing else', async () => {
    const { body } = await app.call(ana, searchCities, { query: { search: 'cochabamba', country: 'BO' } });
    expect(body.cities[0]).toEqual({
      id: 'bo-02-cochabamba',
      name: 'Cochabamba',
      region: 'Cochabamba',
      country: 'BO',
      lat: expect.closeTo(-17.38, 1),
      lng: expect.closeTo(-66.16, 1),
    });
  });

  it('are found by id', async () => {
    const { body } = await app.call(ana, readCity, { params: { id: 'py-22-asuncion' } });
    expect(body.name).toBe('Asunción');
    const unknown = await app.call(ana, readCity, { params: { id: '__proto__' } });
    expect([unknown.status, unknown.error.code]).toEqual([404, 'request.notFound']);
  });

  it('are found by position', async () => {
    const { body } = await app.call(ana, nearestCity, { query: { lat: -16.5, lng: -68.13 } });
    expect(body.city.name).toBe('La Paz');
    expect(body.distanceMeters).toBeLessThan(10_000);
  });

  it.each([
    [{ search: 'a'.repeat(101) }, 'query.search', 'maxLength'],
    [{ search: 'a\u0000' }, 'query.search', 'characters'],
    [{ country: 'bolivia' }, 'query.country', 'format'],
    [{ country: 'US' }, 'query.country', 'country'],
  ])('are not searched for with %j', async (query, field, code) => {
    const reply = await app.call(ana, searchCities, { query });
    expect(reply.status).toBe(400);
    expect(reply.error.fields?.[field]?.code).toBe(code);
  });

  it.each([
    { lat: 91, lng: 0 },
    { lat: 0, lng: 181 },
    { lat: 'x', lng: 1 },
  ])('are not near %j', async (query) => {
    expect((await app.call(ana, nearestCity, { query })).status).toBe(400);
  });

  it('are refused to callers who are not signed in', async () => {
    expect((await app.call(null, searchCities, { query: {} })).status).toBe(401);
    expect((await app.call(null, longLink, { body: { url: 'https://goo.gl/maps/a' } })).status).toBe(401);
  });
});

describe('a map link', () => {
  it('that is not a short one is refused in the language of the user', async () => {
    const reply = await app.call(ana, longLink, { body: { url: 'https://example.test/goo.gl' } }, { language: 'es' });
    expect([reply.status, reply.error]).toMatchObject([
      422,
      { code: 'places.linkRefused', message: 'El link de GoogleMaps no esta bien formateado' },
    ]);
  });

  it.each([{}, { url: '' }, { url: 'x'.repeat(2001) }, { url: 'https://goo.gl/maps/a', more: 1 }])(
    'is not %j',
    async (body) => {
      const reply = await app.call(ana, longLink, { body } as never);
      expect([reply.status, reply.error.code]).toEqual([400, 'request.invalid']);
    },
  );
});
