import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shownPlate } from '#countries/country.ts';
import type { TestUser } from '#testing/world.ts';
import { VEHICLE_CALLS } from '../contract/vehicle.calls.ts';
import { readTruckOfDriver } from '../contract/vehicle-lookup.calls.ts';
import { MATCH_CALLS, unmatchDriver } from '../contract/vehicle-match.calls.ts';
import { startVehicles, type Team, type VehiclesApp } from './vehicles.fixture.ts';

let app: VehiclesApp;
let team: Team;
beforeAll(async () => {
  app = await startVehicles();
  team = await app.team();
});
afterAll(() => app.close());

const { driver: matchDriver, trailers: matchTrailers, device: linkDevice } = MATCH_CALLS.get('ownTruck')!;

const match = (id: string, truckerId: string, replaces?: string, who: TestUser = team.manager) =>
  app.call(who, matchDriver, { params: { id }, body: { truckerId, ...(replaces ? { replaces } : {}) } });

const couple = (id: string, version: number, trailerId: string | null, secondTrailerId: string | null = null) =>
  app.call(team.manager, matchTrailers, { params: { id }, body: { trailerId, secondTrailerId, version } });

describe('a truck and its driver', () => {
  it('are matched, found by either, and separated', async () => {
    const [{ _id: id }, driver] = [await app.register(team.manager), await app.driver(team)];
    const { body } = await match(id, driver);
    expect(body.transportUnit.driver).toMatchObject({ _id: driver, enabled: true, documentsExpired: false });
    const found = await app.call(team.manager, readTruckOfDriver, { params: { id: driver } });
    expect(found.body.transportUnit?._id).toBe(id);
    const apart = await app.call(team.manager, unmatchDriver, { body: { transportUnitId: id, truckerId: driver } });
    expect(apart.body.transportUnit.driver).toBeNull();
    const gone = await app.call(team.manager, readTruckOfDriver, { params: { id: driver } });
    expect(gone.body.transportUnit).toBeNull();
  });

  it('of twenty drivers assigned to one truck at once, one gets it', async () => {
    const { _id: id } = await app.register(team.manager);
    const drivers = await Promise.all(Array.from({ length: 20 }, () => app.driver(team)));
    const replies = await Promise.all(drivers.map((driver) => match(id, driver)));
    const winners = replies.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    expect(new Set(replies.filter(({ status }) => status !== 200).map(({ error }) => error.code))).toEqual(
      new Set(['vehicles.truckTaken']),
    );
    const kept = await app.read(team.manager, id);
    expect(kept.driver?._id).toBe(winners[0]?.body.transportUnit.driver?._id);
  });

  it('of twenty trucks assigned one driver at once, one gets the driver', async () => {
    const driver = await app.driver(team);
    const trucks = await Promise.all(Array.from({ length: 20 }, () => app.register(team.manager)));
    const replies = await Promise.all(trucks.map(({ _id }) => match(_id, driver)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ error }) => error.code === 'vehicles.driverTaken')).toHaveLength(19);
  });

  it('are replaced together: naming the driver to be replaced works once', async () => {
    const { _id: id } = await app.register(team.manager);
    const [first, ...others] = await Promise.all(Array.from({ length: 6 }, () => app.driver(team)));
    await match(id, first!);
    expect((await match(id, others[0]!)).error.code).toBe('vehicles.truckTaken');
    const replies = await Promise.all(others.map((driver) => match(id, driver, first!)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const late = await app.call(team.manager, unmatchDriver, { body: { transportUnitId: id, truckerId: first! } });
    expect(late.error.code).toBe('vehicles.truckTaken');
  });

  it('are not matched while one of them is disabled, or the driver belongs to another company', async () => {
    const { _id: id } = await app.register(team.manager);
    const resting = await match(id, await app.driver(team, { enabled: false }));
    expect([resting.status, resting.error.code]).toEqual([409, 'vehicles.driverDisabled']);
    const stranger = await match(id, await app.driver(await app.team()));
    expect([stranger.status, stranger.error.fields?.truckerId?.code]).toEqual([400, 'choice']);
    await app.call(team.manager, VEHICLE_CALLS.ownTruck.enable, { params: { id }, body: { enable: false } });
    expect((await match(id, await app.driver(team))).error.code).toBe('vehicles.disabled');
  });

  it('are not matched with an expired required document, and the error names it', async () => {
    const driver = await app.driver(team);
    const { _id: id, plate } = await app.register(team.manager, 'ownTruck', { soatExpirationDate: app.day(-1) });
    const { status, error } = await app.call(
      team.manager,
      matchDriver,
      { params: { id }, body: { truckerId: driver } },
      { language: 'es' },
    );
    expect([status, error.code]).toEqual([409, 'documents.expired']);
    expect(error.message).toContain('SOAT');
    expect(error.message.replace('-', '')).toContain(plate);
    expect((await app.read(team.manager, id)).driver).toBeNull();
  });

  it('are separated only with the right to write to the market of the truck', async () => {
    const spot = await app.member(team.company, 'fleet-transport-unit-write');
    const { _id: transportUnitId } = await app.register(team.manager);
    expect((await app.call(spot, unmatchDriver, { body: { transportUnitId } })).status).toBe(404);
  });
});

describe('a truck and its semitrailers', () => {
  const trailer = () => app.register(team.manager, 'ownSemitrailer');

  it('one or two are coupled, shown with their documents, and uncoupled', async () => {
    const [truck, one, two] = [await app.register(team.manager), await trailer(), await trailer()];
    const { body } = await couple(truck._id, truck.version, one._id, two._id);
    expect([body.transportUnit.trailer?.plate, body.transportUnit.secondTrailer?.plate]).toEqual([
      one.plate,
      two.plate,
    ]);
    expect(body.transportUnit.trailer?.documents.map(({ type }) => type)).toEqual(
      one.documents.map(({ type }) => type),
    );
    const seen = await app.read(team.manager, two._id, 'ownSemitrailer');
    expect(seen.associatedTransportUnit).toEqual({ _id: truck._id, plate: shownPlate('BO', truck.plate) });
    const alone = await couple(truck._id, body.transportUnit.version, null);
    expect([alone.body.transportUnit.trailer, alone.body.transportUnit.secondTrailer]).toEqual([null, null]);
  });

  it('of twenty trucks that ask for one semitrailer at once, as first or second, one gets it', async () => {
    const wanted = await trailer();
    const pairs = await Promise.all(
      Array.from({ length: 20 }, async () => [await app.register(team.manager), await trailer()] as const),
    );
    const replies = await Promise.all(
      pairs.map(([truck, other], nth) =>
        nth % 2 === 0
          ? couple(truck._id, truck.version, wanted._id)
          : couple(truck._id, truck.version, other._id, wanted._id),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ error }) => error.code === 'vehicles.trailerTaken')).toHaveLength(19);
  });

  it('cannot be the same twice, a second without a first, or a truck', async () => {
    const [truck, one] = [await app.register(team.manager), await trailer()];
    const odd = [
      await couple(truck._id, truck.version, one._id, one._id),
      await couple(truck._id, truck.version, null, one._id),
      await couple(truck._id, truck.version, (await app.register(team.manager))._id),
    ];
    expect(odd.map(({ status, error }) => [status, Object.keys(error.fields ?? {})[0]])).toEqual([
      [400, 'secondTrailerId'],
      [400, 'trailerId'],
      [400, 'trailerId'],
    ]);
  });

  it('an older version of the truck is refused, an expired semitrailer stays coupled', async () => {
    const [truck, one] = [await app.register(team.manager), await trailer()];
    expect((await couple(truck._id, truck.version + 1, one._id)).error.code).toBe('request.staleVersion');
    const old = await app.register(team.manager, 'ownSemitrailer', {
      technicalInspectionExpirationDate: app.day(-3),
    });
    expect((await couple(truck._id, truck.version, old._id)).error.code).toBe('documents.expired');
  });

  it('a coupled semitrailer is not deleted, and deleting its truck uncouples it', async () => {
    const [truck, one] = [await app.register(team.manager), await trailer()];
    await couple(truck._id, truck.version, one._id);
    const remove = (id: string, fleet: 'ownTruck' | 'ownSemitrailer') =>
      app.call(team.manager, VEHICLE_CALLS[fleet].remove, { params: { id } });
    expect((await remove(one._id, 'ownSemitrailer')).error.code).toBe('vehicles.pulled');
    expect((await remove(truck._id, 'ownTruck')).status).toBe(200);
    expect((await remove(one._id, 'ownSemitrailer')).status).toBe(200);
  });
});

it('a GPS device is on one truck at a time', async () => {
  const [one, two] = [await app.register(team.manager), await app.register(team.manager)];
  const link = (id: string, deviceId: string | null) =>
    app.call(team.manager, linkDevice, { params: { id }, body: { deviceId } });
  expect((await link(one._id, 'imei-1')).body.transportUnit.gpsDeviceId).toBe('imei-1');
  const taken = await link(two._id, 'IMEI-1');
  expect([taken.status, taken.error.code, taken.error.fields?.deviceId?.code]).toEqual([
    409,
    'vehicles.deviceTaken',
    'alreadyRegistered',
  ]);
  expect(taken.error.message).toContain(shownPlate('BO', one.plate));
  await link(one._id, null);
  expect((await link(two._id, 'imei-1')).status).toBe(200);
});
