import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VEHICLE_CALLS } from '#areas/fleet/contract/vehicle.calls.ts';
import { VEHICLE_LISTS, type VehicleRow } from '#areas/fleet/contract/vehicle.list.ts';
import { listBrands } from '#areas/fleet/contract/vehicle-lookup.calls.ts';
import { startOrderApp, type Team } from '#areas/load-orders/server/order-app.fixture.ts';
import type { CallInput } from '#kernel/api-call.ts';
import { listCalls } from '#kernel/list-definition.ts';
import type { TestUser } from '#testing/world.ts';
import { readCatalogue, saveCatalogue } from '../contract/catalogue.calls.ts';
import { masterDataServer } from './index.ts';

type Entry = CallInput<typeof saveCatalogue>['body']['entries'][number];
const params = { catalogue: 'vehicleBrands' };
const NO_NAMES = { 'pt-BR': null, es: null, en: null };

let app: Awaited<ReturnType<typeof startOrderApp>>;
let team: Team;
let owner: TestUser;
beforeAll(async () => {
  app = await startOrderApp([masterDataServer]);
  [team, owner] = await another();
});
afterAll(() => app.close());

async function another(): Promise<[Team, TestUser]> {
  const made = await app.team();
  const permissions = ['company-profile-write', 'transport-unit-read', 'transport-unit-write', 'semitruck-write'];
  return [made, await app.world.user({ company: made.company, permissions })];
}

async function save(change: (entries: Entry[]) => Entry[]) {
  const { body: now } = await app.call(owner, readCatalogue, { params });
  const entries = now.entries.map(({ key, names, behavesAs, hidden }) => ({ key, names, behavesAs, hidden }));
  return app.call(owner, saveCatalogue, { params, body: { version: now.version, entries: change(entries) } });
}
const own = (name: string, behavesAs: string | null): Entry => ({
  key: null,
  names: { ...NO_NAMES, es: name },
  behavesAs,
  hidden: false,
});
const renaming = (key: string, name: string) => (known: Entry[]) =>
  known.map((entry) => (entry.key === key ? { ...entry, names: { ...NO_NAMES, es: name } } : entry));

let plates = 100;
async function register(brand: string, who = owner) {
  plates += 1;
  const body = { countryId: 'BO' as const, plate: `8${plates}MDB`, typeId: 'tractor', brand };
  return app.call(who, VEHICLE_CALLS.ownTruck.create, { body });
}
const calls = listCalls(VEHICLE_LISTS.ownTruck);
async function rows(query: Record<string, string> = {}) {
  const { body } = await app.call(owner, calls.read, { query: query as never });
  if (!body.transportUnits) throw new Error(JSON.stringify(body));
  return body.transportUnits as readonly VehicleRow[];
}
const offered = async (type: 'truck' | 'semitrailer') =>
  (await app.call(owner, listBrands, { query: { type } })).body.brands.map((one) => one.transportUnitBrandName);

describe('makes of vehicles', () => {
  it('of the product are renamed and hidden, and vehicles keep theirs under today’s name', async () => {
    const { body } = await register('volvo');
    const { status } = await save((known) =>
      renaming(
        'Volvo',
        'Volvo Camiones',
      )(known).map((entry) => (entry.key === 'Agrale' ? { ...entry, hidden: true } : entry)),
    );
    expect(status).toBe(200);
    const { _id: id, version } = body.transportUnit;
    const read = await app.call(owner, VEHICLE_CALLS.ownTruck.read, { params: { id } });
    expect(read.body.transportUnit).toMatchObject({ version, brand: { transportUnitBrandName: 'Volvo Camiones' } });
    expect((await rows()).map(({ brand }) => brand)).toEqual(['Volvo Camiones']);
    expect(await rows({ search: 'camiones' })).toHaveLength(1);
    const options = await app.call(owner, calls.options, { query: { column: 'brands' } as never });
    expect(options.body.options).toContainEqual({ _id: 'Volvo', name: 'Volvo Camiones' });
    expect(await rows({ brands: 'Volvo' })).toHaveLength(1);
    expect(await offered('truck')).toContain('Volvo Camiones');
    expect(await offered('truck')).not.toContain('Agrale');
  });

  it('are understood by their new and by their old name', async () => {
    const stored = await Promise.all(['VOLVO camiones', 'volvo'].map((brand) => register(brand)));
    const ids = stored.map(({ body }) => body.transportUnit._id);
    const brands = await app.services.database.asPlatform((trx) =>
      trx.selectFrom('vehicle').select('brand').where('id', 'in', ids).execute(),
    );
    expect(brands).toEqual([{ brand: 'Volvo' }, { brand: 'Volvo' }]);
  });

  it('are added for trucks, for semitrailers or for both', async () => {
    const { body } = await save((known) => [...known, own('Tatra', 'truck'), own('Hechizo', 'both')]);
    expect(body.kinds?.map(({ key }) => key)).toEqual(['truck', 'semitrailer', 'both']);
    expect((await offered('truck')).slice(-2)).toEqual(['Tatra', 'Hechizo']);
    expect((await offered('semitrailer')).at(-1)).toBe('Hechizo');
    expect(await offered('semitrailer')).not.toContain('Tatra');
    const { transportUnit } = (await register('tatra')).body;
    expect(transportUnit.brand).toEqual({ transportUnitBrandName: 'Tatra' });
    expect(await rows({ search: 'tatra' })).toHaveLength(1);
  });

  it('stay while a vehicle has one', async () => {
    const without = (name: string) => (known: Entry[]) => known.filter(({ names }) => names.es !== name);
    const { status, error } = await save(without('Tatra'));
    expect([status, error.code]).toEqual([409, 'masterData.entryInUse']);
    expect(error.facts?.uses).toEqual([{ kind: 'vehicles', uses: 1 }]);
    expect((await save(without('Hechizo'))).status).toBe(200);
  });

  it('that the catalogue lacks stay as typed', async () => {
    expect((await register('El de mi primo')).body.transportUnit.brand).toEqual({
      transportUnitBrandName: 'El de mi primo',
    });
  });

  it.each<[string, Entry, Record<string, string>]>([
    ['a use of no kind', own('Liaz', 'planes'), { behavesAs: 'choice' }],
    ['no use', own('Liaz', null), { behavesAs: 'required' }],
    ['a name that is taken', own('SCANIA', 'truck'), { 'names.es': 'alreadyRegistered' }],
    ['a name of 300 letters', own('x'.repeat(300), 'truck'), { 'names.es': 'maxLength' }],
  ])('are refused with %s', async (_, entry, problems) => {
    const { status, error } = await save((known) => [...known, entry]);
    expect(status).toBe(400);
    const codes = Object.fromEntries(
      Object.entries(error.fields ?? {}).map(([at, { code }]) => [at.replace(/^entries\.\d+\./, ''), code]),
    );
    expect(codes).toMatchObject(problems);
  });

  it('of another company are no choice', async () => {
    const { body } = await app.call(owner, readCatalogue, { params });
    const key = body.entries.find(({ names }) => names.es === 'Tatra')!.key;
    const [, stranger] = await another();
    const { status, error } = await register(key, stranger);
    expect([status, error.fields?.brand?.code]).toEqual([400, 'choice']);
    expect(team.company.id).not.toBe(stranger.companyId);
  });
});
