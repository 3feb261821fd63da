import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shownPlate } from '#countries/country.ts';
import { ALL_OPTION, listCalls } from '#kernel/list-definition.ts';
import type { TestUser } from '#testing/world.ts';
import { VEHICLE_CALLS } from '../contract/vehicle.calls.ts';
import { VEHICLE_LISTS, type VehicleRow } from '../contract/vehicle.list.ts';
import { MATCH_CALLS } from '../contract/vehicle-match.calls.ts';
import type { VehicleFleet } from '../rules/vehicle-fleet.ts';
import { startVehicles, type Team, type Vehicle, type VehiclesApp } from './vehicles.fixture.ts';

let app: VehiclesApp;
let team: Team;
let big: Vehicle;
let small: Vehicle;
let flatbed: Vehicle;
let loose: Vehicle;
let driverId: string;
let partnerId: string;

/** Two trucks and two semitrailers that differ in every filtered value. */
beforeAll(async () => {
  app = await startVehicles();
  team = await app.team();
  partnerId = await app.transportCompany(team, 'Transportes Sajama');
  driverId = await app.driver(team);
  big = await app.register(team.manager, 'ownTruck', {
    plate: '1111AAA',
    brand: 'Volvo',
    features: { capacity: 28.5 },
    typeOfFleet: 'externalFleet',
    transportCompanyId: partnerId,
    soatExpirationDate: app.day(5),
  });
  small = await app.register(team.manager, 'ownTruck', {
    countryId: 'PE',
    plate: 'BBB222',
    typeId: 'van',
    features: { capacity: 3 },
    soatExpirationDate: app.day(-1),
  });
  flatbed = await app.register(team.manager, 'ownSemitrailer', { plate: '3333CCC', features: { pallets: 28 } });
  loose = await app.register(team.manager, 'ownSemitrailer', { plate: '4444DDD', typeId: 'tank' });
  await app.register(team.manager, 'spotTruck', { plate: '5555EEE' });
  const calls = MATCH_CALLS.get('ownTruck')!;
  const params = { id: big._id };
  const { body } = await app.call(team.manager, calls.driver, { params, body: { truckerId: driverId } });
  const { version } = body.transportUnit;
  await app.call(team.manager, calls.trailers, { params, body: { trailerId: flatbed._id, version } });
  await app.call(team.manager, VEHICLE_CALLS.ownTruck.enable, { params: { id: small._id }, body: { enable: false } });
});
afterAll(() => app.close());

async function rows(
  query: Record<string, string> = {},
  fleet: VehicleFleet = 'ownTruck',
  who: TestUser = team.manager,
) {
  const { body } = await app.call(who, listCalls(VEHICLE_LISTS[fleet]).read, { query });
  return body.transportUnits as readonly VehicleRow[];
}

const plates = async (query: Record<string, string>, fleet?: VehicleFleet) =>
  (await rows(query, fleet)).map(({ plate }) => plate);

async function options(column: string, fleet: VehicleFleet = 'ownTruck') {
  const { body } = await app.call(team.manager, listCalls(VEHICLE_LISTS[fleet]).options, { query: { column } });
  return body.options.filter(({ _id }) => _id !== ALL_OPTION._id);
}

describe('the list of trucks', () => {
  it('shows each with driver, semitrailer, owner and the state of its documents', async () => {
    const [first, second] = await rows();
    expect(first).toMatchObject({
      plate: '1111AAA',
      type: 'tractor',
      brand: 'Volvo',
      capacity: 28.5,
      truckerId: driverId,
      trailerPlates: ['3333-CCC'],
      assigned: true,
      transportCompany: 'Transportes Sajama',
      typeOfFleet: 'externalFleet',
      completion: 0,
      documents: 'pending',
      documentsExpireOn: app.day(5),
      availability: 'free',
      status: 'enabled',
    });
    expect(second).toMatchObject({ plate: 'BBB222', assigned: false, documents: 'expired', status: 'disabled' });
  });

  it('separates the markets and the kinds', async () => {
    expect(await plates({}, 'spotTruck')).toEqual(['5555EEE']);
    expect(await plates({}, 'ownSemitrailer')).toEqual(['3333CCC', '4444DDD']);
    expect(await plates({}, 'spotSemitrailer')).toEqual([]);
  });

  it.each([
    ['plates', () => '1111AAA', ['1111AAA']],
    ['brands', () => 'Volvo', ['1111AAA']],
    ['types', () => 'van', ['BBB222']],
    ['countryCodes', () => 'PE', ['BBB222']],
    ['capacities', () => '28.50', ['1111AAA']],
    ['truckers', () => driverId, ['1111AAA']],
    ['trailerPlates', () => '3333CCC', ['1111AAA']],
    ['assigned', () => 'false', ['BBB222']],
    ['transportCompanies', () => partnerId, ['1111AAA']],
    ['typeOfFleet', () => 'externalFleet', ['1111AAA']],
    ['documents', () => 'expired', ['BBB222']],
    // The insurance ends soon, and other documents are missing.
    ['documents', () => 'expiring', ['1111AAA']],
    ['documents', () => 'pending', ['1111AAA']],
    ['documents', () => 'complete', []],
    ['statuses', () => 'enabled', ['1111AAA']],
  ])('is filtered by %s', async (filter, value, expected) => {
    expect(await plates({ [filter]: value() })).toEqual(expected);
  });

  it('offers the options of its filters, tons for trucks', async () => {
    expect(await options('capacities')).toEqual([
      { _id: '28.50', name: '28,5 Tn' },
      { _id: '3.00', name: '3 Tn' },
    ]);
    expect(await options('plates')).toEqual([
      { _id: '1111AAA', name: '1111-AAA' },
      { _id: 'BBB222', name: 'BBB-222' },
    ]);
    expect(await options('trailerPlates')).toEqual([{ _id: '3333CCC', name: '3333-CCC' }]);
    expect((await options('truckers')).map(({ _id }) => _id)).toEqual([driverId]);
    expect(await options('transportCompanies')).toEqual([{ _id: partnerId, name: 'Transportes Sajama' }]);
  });

  it('hides the transport company from readers without its permission', async () => {
    const { read, options: offers } = listCalls(VEHICLE_LISTS.ownTruck);
    const clerk = await app.member(team.company, 'transport-unit-read');
    const listed = await app.call(clerk, read, { query: { sort: 'transportCompany' } as never });
    expect(JSON.stringify(listed.body)).not.toContain('Sajama');
    const filtered = await app.call(clerk, read, { query: { transportCompanies: partnerId } as never });
    const offered = await app.call(clerk, offers, { query: { column: 'transportCompanies' } });
    expect([filtered.body.totalRegistry, JSON.stringify(offered.body).includes('Sajama')]).toEqual([0, false]);
  });

  it('is searched by the plate as it is shown, without case', async () => {
    for (const search of ['1111-aaa', '1111 AAA', '1111aaa', '11.11-aaa']) {
      expect([search, await plates({ search })]).toEqual([search, ['1111AAA']]);
    }
    expect(await plates({ search: 'volvo' })).toEqual(['1111AAA']);
  });

  it('is sorted by every sortable column without an error', async () => {
    const { columns } = VEHICLE_LISTS.ownTruck;
    for (const [column, { sortable = false }] of Object.entries<{ sortable?: boolean }>(columns)) {
      if (sortable) expect([column, (await plates({ sort: `-${column}` })).length]).toEqual([column, 2]);
    }
    expect(await plates({ sort: '-plate' })).toEqual(['BBB222', '1111AAA']);
    // Trucks without a semitrailer come last either way.
    for (const sort of ['trailerPlates', '-trailerPlates']) {
      expect([sort, await plates({ sort })]).toEqual([sort, ['1111AAA', 'BBB222']]);
    }
  });

  it('hides the fleet type from readers who may not see it', async () => {
    const plain = await app.member(team.company, 'transport-unit-read');
    const seen = await rows({}, 'ownTruck', plain);
    expect(seen.map(({ typeOfFleet }) => typeOfFleet)).toEqual([null, null]);
    expect(await rows({ typeOfFleet: 'externalFleet' }, 'ownTruck', plain)).toEqual([]);
  });

  it('is not visible to other companies', async () => {
    const stranger = await app.team();
    expect(await rows({}, 'ownTruck', stranger.manager)).toEqual([]);
  });
});

describe('the list of semitrailers', () => {
  it('shows the truck that pulls it and filters by it, pallets for capacity', async () => {
    const [first] = await rows({ associatedTransportUnit: big._id }, 'ownSemitrailer');
    expect(first).toMatchObject({
      plate: flatbed.plate,
      associatedTransportUnit: shownPlate('BO', big.plate),
      associatedTransportUnitId: big._id,
      truckerId: driverId,
      assigned: true,
    });
    expect(await options('capacities', 'ownSemitrailer')).toEqual([{ _id: '28', name: '28 Plt' }]);
    expect(await options('associatedTransportUnit', 'ownSemitrailer')).toEqual([
      { _id: big._id, name: shownPlate('BO', big.plate) },
    ]);
    expect(await plates({ truckers: driverId }, 'ownSemitrailer')).toEqual([flatbed.plate]);
    expect(await plates({ assigned: 'false' }, 'ownSemitrailer')).toEqual([loose.plate]);
  });
});

describe('the spreadsheet', () => {
  it('requires the right to download as well as to read', async () => {
    const { download } = listCalls(VEHICLE_LISTS.ownTruck);
    const reader = await app.member(team.company, 'transport-unit-read');
    expect((await app.call(reader, download, { body: {} })).status).toBe(403);
    expect((await app.call(team.manager, download, { body: {} })).status).toBe(202);
  });
});
