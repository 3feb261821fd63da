import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createCity,
  hideCity,
  readEditedCity,
  readRegions,
  updateCity,
} from '#areas/master-data/contract/city.calls.ts';
import { type CityRow, cityList } from '#areas/master-data/contract/city.list.ts';
import type { CallInput } from '#kernel/api-call.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { nearestCity, readCity, searchCities } from '#kernel/place-calls.ts';
import { currentCities } from '#platform/places/current-cities.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestUser } from '#testing/world.ts';
import { masterDataServer } from './index.ts';

const COCHABAMBA = 'bo-02-cochabamba';
const TRIALS = 8;
type NewTown = CallInput<typeof createCity>['body'];

let app: TestApp;
let platform: { rosa: TestUser; luis: TestUser };
let ana: TestUser;
beforeAll(async () => {
  app = await startTestApp({ areas: [masterDataServer] });
  const company = await app.world.company({ platform: true });
  const person = (firstName: string, lastName: string) =>
    app.world.user({ company, isSuperAdmin: true, permissions: ['companies-read'], firstName, lastName });
  platform = { rosa: await person('Rosa', 'Mamani'), luis: await person('Luis', 'Quispe') };
  ana = await app.world.user({ company: await app.world.company(), permissions: ['company-profile-write'] });
});
afterAll(() => app.close());

const { read } = listCalls(cityList);
const town = (change: Partial<NewTown> = {}): NewTown => ({
  country: 'BO',
  region: 'Santa Cruz',
  name: 'Colonia Nueva Esperanza',
  position: { lat: -17.4, lng: -62.9 },
  people: 1200,
  ...change,
});
const add = (change: Partial<NewTown> = {}) => app.call(platform.rosa, createCity, { body: town(change) });
const rows = async (query: Record<string, string>) =>
  (await app.call(platform.rosa, read, { query: query as never })).body as unknown as {
    readonly rows: readonly CityRow[];
    readonly totalRegistry: number;
  };
const found = async (search: string, country?: string) =>
  (await app.call(ana, searchCities, { query: { search, ...(country ? { country } : {}) } })).body.cities;

describe('the list of towns', () => {
  it('has every town of the product, page by page and per country', async () => {
    const all = await rows({ countries: 'BO' });
    expect(all.totalRegistry).toBeGreaterThan(100);
    expect(all.rows.every(({ country }) => country === 'BO')).toBe(true);
    const [one] = (await rows({ countries: 'BO', search: 'cochabamba', sort: '-people' })).rows;
    expect(one).toMatchObject({ _id: COCHABAMBA, region: 'Cochabamba', state: 'offered', origin: 'product' });
  });

  it('says the regions of a country', async () => {
    const { body } = await app.call(platform.rosa, readRegions, { query: { country: 'BO' } });
    expect(body.regions).toContain('Santa Cruz');
    expect(body.regions).toHaveLength(9);
  });

  it('belongs to the platform', async () => {
    const answers = [
      await app.call(ana, read, { query: {} }),
      await app.call(ana, createCity, { body: town() }),
      await app.call(ana, hideCity, { params: { id: COCHABAMBA }, body: { hidden: true } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });
});

describe('a town that is added', () => {
  it('is found by every company at once, and is the nearest where it lies', async () => {
    expect(await found('colonia nueva esp', 'BO')).toEqual([]);
    const { status, body } = await add();
    expect([status, body.city.changedBy]).toEqual([201, 'Rosa Mamani']);
    expect(await found('colonia nueva esp', 'BO')).toMatchObject([{ id: body.city._id, region: 'Santa Cruz' }]);
    expect((await app.call(ana, readCity, { params: { id: body.city._id } })).body.name).toBe(
      'Colonia Nueva Esperanza',
    );
    const near = await app.call(ana, nearestCity, { query: { lat: -17.4, lng: -62.9 } });
    expect(near.body.city.id).toBe(body.city._id);
    expect((await rows({ origins: 'added' })).rows.map(({ name }) => name)).toEqual(['Colonia Nueva Esperanza']);
  });

  it('is understood in spreadsheets', async () => {
    const cities = await app.services.database.asPlatform((trx) => currentCities(trx));
    expect(cities.called('COLONIA NUEVA ESPERANZA', 'BO')?.country).toBe('BO');
  });

  it.each<[string, Partial<NewTown> | object, number, string, string]>([
    ['without a name', { name: '  ' }, 400, 'name', 'required'],
    ['with 300 letters', { name: 'x'.repeat(300) }, 400, 'name', 'maxLength'],
    ['with markup', { name: '<b>Villa</b>' }, 400, 'name', 'characters'],
    ['in a region of another country', { region: 'São Paulo' }, 400, 'region', 'choice'],
    ['in no country of the product', { country: 'US' }, 400, 'country', 'choice'],
    ['far from its country', { position: { lat: 40, lng: -3 } }, 400, 'position.lat', 'otherCountry'],
    ['off the earth', { position: { lat: 91, lng: 0 } }, 400, 'position.lat', 'max'],
    ['with fewer people than none', { people: -1 }, 400, 'people', 'min'],
    ['twice', { name: 'COLONIA nueva esperanza' }, 409, 'name', 'alreadyRegistered'],
  ])('is refused %s', async (_, change, status, field, code) => {
    const reply = await add(change as Partial<NewTown>);
    expect(reply.status).toBe(status);
    expect(reply.error.fields?.[field]?.code).toBe(code);
  });

  it('is added once by two people at the same time', async () => {
    for (let trial = 0; trial < TRIALS; trial += 1) {
      const body = town({ name: `Villa ${trial}` });
      const answers = await Promise.all(
        [platform.rosa, platform.luis].map((who) => app.call(who, createCity, { body })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    }
  });
});

describe('a town of the product', () => {
  const edited = async (id = COCHABAMBA) =>
    (await app.call(platform.rosa, readEditedCity, { params: { id } })).body.city;
  const rename = async (name: string, who = platform.rosa, known?: Awaited<ReturnType<typeof edited>>) => {
    const { version, region, position, people } = known ?? (await edited());
    return app.call(who, updateCity, { params: { id: COCHABAMBA }, body: { version, region, position, people, name } });
  };

  it('is found by its new name, and by both in spreadsheets', async () => {
    expect((await rename('Kochab')).status).toBe(200);
    expect((await found('kochab'))[0]?.id).toBe(COCHABAMBA);
    expect((await found('cochabamba', 'BO')).map(({ name }) => name)).not.toContain('Cochabamba');
    const cities = await app.services.database.asPlatform((trx) => currentCities(trx));
    expect(['Kochab', 'Cochabamba'].map((name) => cities.called(name, 'BO')?.id)).toEqual([COCHABAMBA, COCHABAMBA]);
    expect((await rows({ origins: 'changed' })).rows).toMatchObject([{ name: 'Kochab', productName: 'Cochabamba' }]);
    expect((await rename('Cochabamba')).status).toBe(200);
  });

  it('is no longer offered once it is hidden, and records keep it', async () => {
    const hide = (hidden: boolean) =>
      app.call(platform.rosa, hideCity, { params: { id: COCHABAMBA }, body: { hidden } });
    expect((await hide(true)).body.city.hidden).toBe(true);
    expect((await found('cochabamba', 'BO')).map(({ id }) => id)).not.toContain(COCHABAMBA);
    const near = await app.call(ana, nearestCity, { query: { lat: -17.3895, lng: -66.1568 } });
    expect(near.body.city.id).not.toBe(COCHABAMBA);
    expect((await app.call(ana, readCity, { params: { id: COCHABAMBA } })).body.name).toBe('Cochabamba');
    const { version } = await edited();
    await hide(true);
    expect((await edited()).version).toBe(version);
    await hide(false);
    expect((await found('cochabamba', 'BO'))[0]?.id).toBe(COCHABAMBA);
  });

  it('is changed by one of two people, and the other reads who it was', async () => {
    for (let trial = 0; trial < TRIALS; trial += 1) {
      const known = await edited();
      const answers = await Promise.all(
        [platform.rosa, platform.luis].map((who, nth) => rename(`Cocha ${trial} ${nth}`, who, known)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const late = answers.find(({ status }) => status === 409)!;
      const winner = answers[0]!.status === 200 ? 'Rosa Mamani' : 'Luis Quispe';
      expect([late.error.code, late.error.facts?.changedBy]).toEqual(['request.staleVersion', winner]);
    }
  });

  it('that nobody knows is not found', async () => {
    const id = 'bo-00-nowhere';
    expect((await app.call(platform.rosa, readEditedCity, { params: { id } })).status).toBe(404);
    expect((await app.call(platform.rosa, hideCity, { params: { id }, body: { hidden: true } })).status).toBe(404);
  });
});
