import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VEHICLE_CALLS } from '#areas/fleet/contract/vehicle.calls.ts';
import { listSemitrailerTypes, listTruckTypes } from '#areas/fleet/contract/vehicle-lookup.calls.ts';
import { VEHICLE_FEATURES } from '#areas/fleet/rules/vehicle-feature.ts';
import { TRUCK_TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import { createOrder } from '#areas/load-orders/contract/order.calls.ts';
import { ORDER_LISTS } from '#areas/load-orders/contract/order.list.ts';
import { assignOrder } from '#areas/load-orders/contract/order-assign.calls.ts';
import { readOrderCatalogues } from '#areas/load-orders/contract/order-catalogue.calls.ts';
import { startOrderApp, type Team } from '#areas/load-orders/server/order-app.fixture.ts';
import { WHOLE } from '#areas/load-orders/server/orders.fixture.ts';
import { WEIGHT_UNITS } from '#areas/operations/rules/catalogues.ts';
import type { CallInput } from '#kernel/api-call.ts';
import { listCalls } from '#kernel/list-definition.ts';
import type { TestUser } from '#testing/world.ts';
import { readCatalogue, readCatalogues, saveCatalogue } from '../contract/catalogue.calls.ts';
import { masterDataServer } from './index.ts';

type Entry = CallInput<typeof saveCatalogue>['body']['entries'][number];
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

async function save(catalogue: string, change: (entries: Entry[]) => Entry[], who: TestUser = owner) {
  const { body: now } = await app.call(who, readCatalogue, { params: { catalogue } });
  const entries = now.entries.map(({ key, names, behavesAs, hidden }) => ({ key, names, behavesAs, hidden }));
  return app.call(who, saveCatalogue, {
    params: { catalogue },
    body: { version: now.version, entries: change(entries) },
  });
}
const own = (name: string, behavesAs: string): Entry => ({
  key: null,
  names: { ...NO_NAMES, es: name },
  behavesAs,
  hidden: false,
});
const changing = (key: string, change: Partial<Entry>) => (known: Entry[]) =>
  known.map((entry) => (entry.key === key ? { ...entry, ...change } : entry));
async function addType(name: string, behavesAs: string): Promise<string> {
  const { body } = await save('vehicleTypes', (known) => [own(name, behavesAs), ...known]);
  return body.entries[0]!.key;
}
let plates = 100;
async function register(fleet: 'ownTruck' | 'ownSemitrailer', typeId: string, who: TestUser = owner) {
  plates += 1;
  const body = { countryId: 'BO' as const, plate: `7${plates}MDT`, typeId };
  return app.call(who, VEHICLE_CALLS[fleet].create, { body });
}
const order = (typeTransportUnitId: string) =>
  app.call(team.manager, createOrder, { body: { ...WHOLE, typeTransportUnit: { typeTransportUnitId } } });

describe('an own type of transport', () => {
  it('is offered where trucks are chosen when it behaves as a truck, and else for semitrailers', async () => {
    const truck = await addType('Bitrén', 'tractor');
    const trailer = await addType('Cama baja extensible', 'lowBed');
    const types = async (call: typeof listTruckTypes | typeof listSemitrailerTypes) =>
      (await app.call(owner, call, { query: {} })).body.typeTransportUnits;
    expect(await types(listTruckTypes)).toContainEqual({ _id: truck, transportUnitTypeName: 'Bitrén' });
    expect((await types(listTruckTypes)).map(({ _id }) => _id)).not.toContain(trailer);
    expect((await types(listSemitrailerTypes)).map(({ _id }) => _id)).toContain(trailer);
    const { typeTransportUnits } = (await app.call(team.manager, readOrderCatalogues, {})).body;
    expect(typeTransportUnits.map(({ id }) => id)).toEqual([truck, ...TRUCK_TYPES]);
    const { catalogues } = (await app.call(owner, readCatalogues, {})).body;
    expect(catalogues.find(({ id }) => id === 'vehicleTypes')!.behaviour).toMatchObject({
      [truck]: 'tractor',
      [trailer]: 'lowBed',
    });
  });

  it('is the type of a vehicle, shown by its name of today', async () => {
    const type = await addType('Rodotrén', 'tractor');
    const made = await register('ownTruck', type);
    expect(made.status).toBe(201);
    expect(made.body.transportUnit.type).toEqual({ _id: type, transportUnitTypeName: 'Rodotrén' });
    await save('vehicleTypes', changing(type, { names: { ...NO_NAMES, es: 'Rodotrén largo' } }));
    const params = { id: made.body.transportUnit._id };
    const { body } = await app.call(owner, VEHICLE_CALLS.ownTruck.read, { params });
    expect(body.transportUnit.type.transportUnitTypeName).toBe('Rodotrén largo');
    const removed = await save('vehicleTypes', (known) => known.filter(({ key }) => key !== type));
    expect([removed.status, removed.error.code]).toEqual([409, 'masterData.entryInUse']);
    expect(removed.error.facts?.uses).toEqual([{ kind: 'vehicles', uses: 1 }]);
  });

  it('is refused for another kind of vehicle, and where it belongs to somebody else', async () => {
    const type = await addType('Camión jaula', 'livestockTruck');
    const [, stranger] = await another();
    for (const answer of [await register('ownSemitrailer', type), await register('ownTruck', type, stranger)]) {
      expect(answer.status).toBe(400);
      expect(answer.error.fields).toMatchObject({ typeId: { code: 'choice' } });
    }
    const trailer = await addType('Tolva doble', 'grainHopper');
    const refused = await order(trailer);
    expect(refused.error.fields).toMatchObject({ 'typeTransportUnit.typeTransportUnitId': { code: 'choice' } });
  });

  it('is asked for by an order, and any truck that behaves so fits', async () => {
    const type = await addType('Tráiler', 'tractor');
    const { loadingOrder } = (await order(type)).body;
    expect(loadingOrder.typeTransportUnit).toEqual({ typeTransportUnitId: type, typeTransportUnitLabel: 'Tráiler' });
    const { read } = listCalls(ORDER_LISTS.loadOrder);
    const found = await app.call(team.manager, read, { query: { typeTransportUnits: type } as never });
    expect(found.body.totalRegistry).toBe(1);
    const assign = (id: string, truckId: string) =>
      app.call(team.manager, assignOrder, { params: { id }, body: { transportUnitId: truckId } });
    const van = await app.truck(team, { type: 'van' });
    expect((await assign(loadingOrder._id, van.truckId)).error.code).toBe('loadOrders.wrongVehicleType');
    const tractor = await app.truck(team, { type: 'tractor' });
    expect((await assign(loadingOrder._id, tractor.truckId)).status).toBe(200);
    const plain = (await order('tractor')).body.loadingOrder;
    const called = await app.truck(team, { type });
    expect((await assign(plain._id, called.truckId)).status).toBe(200);
  });
});

describe('a catalogue that the product calculates with', () => {
  it.each([
    ['weightUnits', WEIGHT_UNITS, 'tn'],
    ['vehicleFeatures', VEHICLE_FEATURES, 'axles'],
  ] as const)('%s are renamed and hidden, and nothing is added', async (catalogue, keys, key) => {
    const { body } = await app.call(owner, readCatalogue, { params: { catalogue } });
    expect([body.isClosed, body.entries.map((entry) => entry.key)]).toEqual([true, keys]);
    const added = await save(catalogue, (known) => [...known, own('Quintal', key)]);
    expect([added.status, added.error.fields]).toMatchObject([400, { [`entries.${keys.length}.key`]: {} }]);
    const hidden = keys.at(-1)!;
    const { status } = await save(catalogue, (known) =>
      changing(hidden, { hidden: true })(changing(key, { names: { ...NO_NAMES, es: 'Nuestro nombre' } })(known)),
    );
    expect(status).toBe(200);
    const { catalogues } = (await app.call(owner, readCatalogues, {})).body;
    const changed = catalogues.find(({ id }) => id === catalogue)!;
    expect(changed.names).toEqual({ [key]: 'Nuestro nombre' });
    expect(changed.offered).toEqual(keys.filter((one) => one !== hidden));
  });

  it('is followed by the form of an order', async () => {
    const { weightUnits } = (await app.call(team.manager, readOrderCatalogues, {})).body;
    expect(weightUnits.find(({ id }) => id === 'tn')!.name).toBe('Nuestro nombre');
    expect(weightUnits.map(({ id }) => id)).not.toContain(WEIGHT_UNITS.at(-1));
  });
});
