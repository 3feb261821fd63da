import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shownPlate } from '#countries/country.ts';
import { createId } from '#kernel/ids.ts';
import { VEHICLE_CALLS } from '../contract/vehicle.calls.ts';
import { readCategories, saveCategories } from '../contract/vehicle-category.calls.ts';
import {
  listBrands,
  listFeatures,
  listSemitrailerTypes,
  listTruckTypes,
  listVehicleDevices,
  readAnyTruck,
  searchForAssignment,
} from '../contract/vehicle-lookup.calls.ts';
import { MATCH_CALLS } from '../contract/vehicle-match.calls.ts';
import { DOCK_OPERATION_NAMES, MAX_CATEGORIES } from '../rules/vehicle-category.ts';
import { SEMITRAILER_TYPES, TRUCK_TYPES } from '../rules/vehicle-type.ts';
import { startVehicles, type Team, type VehiclesApp } from './vehicles.fixture.ts';

let app: VehiclesApp;
let team: Team;
beforeAll(async () => {
  app = await startVehicles();
  team = await app.team();
});
afterAll(() => app.close());

describe('the truck for an order', () => {
  const find = async (plate: string) =>
    (await app.call(team.manager, searchForAssignment, { query: { plate } })).body.transportUnit;

  it('has its driver, semitrailer and device, and no obstacles when all is in order', async () => {
    const truck = await app.register(team.manager);
    const trailer = await app.register(team.manager, 'spotSemitrailer');
    const calls = MATCH_CALLS.get('ownTruck')!;
    const driver = await app.driver(team);
    const params = { id: truck._id };
    await app.call(team.manager, calls.device, { params, body: { deviceId: createId() } });
    const { body } = await app.call(team.manager, calls.driver, { params, body: { truckerId: driver } });
    const { version } = body.transportUnit;
    await app.call(team.manager, calls.trailers, { params, body: { trailerId: trailer._id, version } });
    expect(await find(truck.plate)).toMatchObject({
      _id: truck._id,
      driver: { _id: driver },
      trailer: { plate: shownPlate('BO', trailer.plate) },
      secondTrailer: null,
      obstacles: [],
      expiredDocuments: [],
    });
    const { body: linked } = await app.call(team.manager, listVehicleDevices);
    expect(linked.devices.map(({ plate }) => plate)).toContain(shownPlate('BO', truck.plate));
  });

  it('lists its obstacles', async () => {
    const { _id: id, plate } = await app.register(team.manager, 'ownTruck', { soatExpirationDate: app.day(-1) });
    await app.call(team.manager, VEHICLE_CALLS.ownTruck.enable, { params: { id }, body: { enable: false } });
    const found = await find(plate);
    expect(found?.obstacles).toEqual(['disabled', 'documentsExpired', 'noDriver']);
    expect(found?.expiredDocuments.map(({ type }) => type)).toEqual(['soat']);
  });

  it('is found by users without rights to the fleet, and belongs to the own company', async () => {
    const dispatcher = await app.member(team.company, 'assign-trucker');
    const { plate } = await app.register(team.manager, 'spotTruck');
    const query = { plate };
    expect((await app.call(dispatcher, searchForAssignment, { query })).body.transportUnit?.plate).toBe(
      shownPlate('BO', plate),
    );
    const stranger = await app.team();
    expect((await app.call(stranger.manager, searchForAssignment, { query })).body.transportUnit).toBeNull();
  });
});

it('a truck is read by its id in every market the reader may see', async () => {
  const spot = await app.member(team.company, 'fleet-transport-unit-read');
  const [own, hired] = [await app.register(team.manager), await app.register(team.manager, 'spotTruck')];
  const read = async (id: string) => (await app.call(spot, readAnyTruck, { params: { id } })).status;
  expect([await read(own._id), await read(hired._id)]).toEqual([404, 200]);
});

describe('the catalogues', () => {
  it('name every type, maker and feature in the language of the reader', async () => {
    const anybody = await app.member(team.company);
    const options = { language: 'es' };
    const { body: trucks } = await app.call(anybody, listTruckTypes, { query: {} }, options);
    expect(trucks.typeTransportUnits.map(({ _id }) => _id)).toEqual(TRUCK_TYPES);
    expect(trucks.typeTransportUnits[0]?.transportUnitTypeName).toBe('Camioneta');
    const { body: trailers } = await app.call(anybody, listSemitrailerTypes, { query: { country: 'PE' } }, options);
    expect(trailers.typeTransportUnits.map(({ _id }) => _id)).toEqual(SEMITRAILER_TYPES);
    const { body: brands } = await app.call(anybody, listBrands, { query: { type: 'semitrailer' } });
    expect(brands.brands).toContainEqual({ transportUnitBrandName: 'Randon' });
    const { body: features } = await app.call(anybody, listFeatures, {}, options);
    expect(features.features[1]).toEqual({
      _id: 'capacity',
      transportUnitFeatureName: 'Capacidad (Tn)',
      max: 500,
      decimals: 2,
    });
  });
});

describe('the categories of a company', () => {
  const row = (type: (typeof TRUCK_TYPES)[number], operation = DOCK_OPERATION_NAMES[0], minutes = 45) => ({
    typeTransportUnit: { id: type },
    typeOperation: { id: operation },
    timeOfService: minutes,
  });
  const save = (who: Team, version: number, categories: readonly object[]) =>
    app.call(who.manager, saveCategories, { body: { version, categories: categories as ReturnType<typeof row>[] } });
  const read = async (who: Team) => (await app.call(who.manager, readCategories)).body;

  it('are saved as one list, in its order, and keep their ids', async () => {
    const own = await app.team();
    expect(await read(own)).toMatchObject({ version: 0, categories: [] });
    const { body } = await save(own, 0, [row('tractor'), row('van', 'unload', 20)]);
    expect(body.version).toBe(1);
    const [first, second] = body.categories;
    const turned = [
      { _id: second!._id, ...row('van', 'unload', 25) },
      { _id: first!._id, ...row('tractor') },
    ];
    const { body: after } = await save(own, 1, turned);
    expect(after.categories.map(({ _id, timeOfService }) => [_id, timeOfService])).toEqual([
      [second!._id, 25],
      [first!._id, 45],
    ]);
    expect(await read(own)).toEqual(after);
  });

  it('number twenty at most, each pair once, with at least one minute', async () => {
    const own = await app.team();
    const many = TRUCK_TYPES.flatMap((type) => [row(type, 'load'), row(type, 'unload')]).slice(0, MAX_CATEGORIES + 1);
    const full = await app.call(
      own.manager,
      saveCategories,
      { body: { version: 0, categories: many } },
      { language: 'es' },
    );
    expect([full.status, full.error.message]).toEqual([400, '¡Límite alcanzado! Máximo 20 categorías']);
    const twice = await save(own, 0, [row('van'), row('van')]);
    expect(twice.error.fields?.['categories.1.typeOperation.id']?.code).toBe('alreadyRegistered');
    const short = await save(own, 0, [row('van', 'load', 0)]);
    expect(short.error.fields).toHaveProperty('categories.0.timeOfService');
    expect((await save(own, 0, many.slice(0, MAX_CATEGORIES))).status).toBe(200);
  });

  it('are saved by only one of twenty users who save at once', async () => {
    const own = await app.team();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => save(own, 0, [row('tractor', 'load', 10 + nth)])),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ error }) => error.code === 'request.staleVersion')).toHaveLength(19);
    expect((await read(own)).version).toBe(1);
  });

  it('say whether such a truck is booked at all', async () => {
    const own = await app.team();
    const { body } = await save(own, 0, [{ ...row('tractor'), scheduling: false }, row('van')]);
    expect(body.categories.map(({ scheduling, locked }) => [scheduling, locked])).toEqual([
      [false, false],
      [true, false],
    ]);
    const again = body.categories.map(({ _id }, at) => ({ _id, ...row(at === 0 ? 'tractor' : 'van') }));
    const { body: after } = await save(own, 1, again);
    expect([after.version, after.categories[0]?.scheduling]).toEqual([2, true]);
  });

  it('are read by users who schedule and written by users with the permission', async () => {
    const scheduler = await app.member(team.company, 'scheduling');
    expect((await app.call(scheduler, readCategories)).status).toBe(200);
    const body = { version: 0, categories: [] };
    expect((await app.call(scheduler, saveCategories, { body })).status).toBe(403);
  });
});
