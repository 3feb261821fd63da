import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VEHICLE_CALLS } from '../contract/vehicle.calls.ts';
import { startVehicles, type Team, type VehiclesApp } from './vehicles.fixture.ts';

let app: VehiclesApp;
let team: Team;
beforeAll(async () => {
  app = await startVehicles();
  team = await app.team();
});
afterAll(() => app.close());

const { create, update } = VEHICLE_CALLS.ownTruck;
const form = () => ({ countryId: 'BO' as const, plate: app.plate(), typeId: 'tractor' });

describe('a form with photos, semitrailers and a device', () => {
  it('is saved in one step', async () => {
    const { manager } = team;
    const [first, second] = [
      await app.register(manager, 'ownSemitrailer'),
      await app.register(manager, 'ownSemitrailer'),
    ];
    const truck = await app.register(manager, 'ownTruck', {
      trailerId: first._id,
      secondTrailerId: second._id,
      deviceId: 'GPS-77',
      photoIds: [await app.picture(manager), await app.picture(manager)],
    });
    expect(truck).toMatchObject({
      trailer: { _id: first._id },
      secondTrailer: { _id: second._id },
      gpsDeviceId: 'GPS-77',
    });
    expect(truck.photos).toHaveLength(2);
    const { body } = await app.call(manager, update, {
      params: { id: truck._id },
      body: { version: truck.version, color: 'Rojo', trailerId: second._id, secondTrailerId: null, deviceId: null },
    });
    expect(body.transportUnit).toMatchObject({
      color: 'Rojo',
      trailer: { _id: second._id },
      secondTrailer: null,
      gpsDeviceId: null,
    });
  });

  it.each([
    ['a semitrailer behind another truck', 409, 'vehicles.trailerTaken', async () => ({ trailerId: await pulled() })],
    ['a second semitrailer without a first', 400, 'request.invalid', async () => ({ secondTrailerId: await free() })],
    ['a device on another truck', 409, 'vehicles.deviceTaken', async () => ({ deviceId: await usedDevice() })],
    ['a photo that is none', 415, 'files.badType', async () => ({ photoIds: [await app.document(team.manager)] })],
    ['a photo of somebody else', 400, 'request.invalid', async () => ({ photoIds: [await theirPicture()] })],
  ])('with %s is refused, and nothing of it is stored', async (_, status, code, part) => {
    const body = { ...form(), ...(await part()) };
    const refused = await app.call(team.manager, create, { body });
    expect([refused.status, refused.error.code]).toEqual([status, code]);
    // The same form without the refused part is accepted.
    await app.register(team.manager, 'ownTruck', { plate: body.plate });
  });

  it('with a trailer is refused for a semitrailer', async () => {
    const body = { ...form(), typeId: 'flatbed', trailerId: await free() };
    const { status, error } = await app.call(team.manager, VEHICLE_CALLS.ownSemitrailer.create, { body });
    expect([status, error.fields?.trailerId?.code]).toEqual([400, 'unknown']);
  });
});

const free = async () => (await app.register(team.manager, 'ownSemitrailer'))._id;

async function pulled(): Promise<string> {
  const trailerId = await free();
  await app.register(team.manager, 'ownTruck', { trailerId });
  return trailerId;
}

async function usedDevice(): Promise<string> {
  const deviceId = `GPS ${app.plate()}`;
  await app.register(team.manager, 'ownTruck', { deviceId });
  return deviceId;
}

const theirPicture = async () => app.picture(await app.member(team.company, 'transport-unit-write'));
