import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VEHICLE_CALLS } from '#areas/fleet/contract/vehicle.calls.ts';
import { MATCH_CALLS } from '#areas/fleet/contract/vehicle-match.calls.ts';
import { shownPlate } from '#countries/country.ts';
import { createId } from '#kernel/ids.ts';
import * as calls from '../../contract/device.calls.ts';
import { type DevicesApp, type DeviceTeam, idOf, startDevices } from './devices.fixture.ts';

const TAKE_DEVICE = MATCH_CALLS.get('ownTruck')!.device;
let app: DevicesApp;
let team: DeviceTeam;
beforeAll(async () => {
  app = await startDevices();
  team = await app.team();
});
afterAll(() => app.close());

describe('a device on a truck', () => {
  it('is on one at a time, a truck has one, and refusals name the other', async () => {
    const [one, two] = [await app.truck(team.manager), await app.truck(team.manager)];
    const first = (await app.register(team.manager, { transportUnitId: one._id })).device;
    expect(first.truck?._id).toBe(one._id);
    const elsewhere = await app.link(team.manager, first._id, two._id);
    expect([elsewhere.status, elsewhere.error.code]).toEqual([409, 'tracking.deviceOnTruck']);
    expect(elsewhere.error.fields?.transportUnitId?.message).toBe(elsewhere.error.message);
    expect(elsewhere.error.message).toContain(shownPlate('BO', one.plate));
    const second = (await app.register(team.manager)).device;
    const full = await app.link(team.manager, second._id, one._id);
    expect([full.status, full.error.code]).toEqual([409, 'tracking.truckHasDevice']);
    expect(full.error.fields?.transportUnitId?.message).toBe(full.error.message);
    expect(full.error.message).toContain(first.identifier);
  });

  it('keeps the history of its trucks, with who did it, and both are events of the map', async () => {
    const [one, two] = [await app.truck(team.manager), await app.truck(team.manager)];
    const { device } = await app.register(team.manager, { transportUnitId: one._id });
    await app.link(team.manager, device._id, null);
    const { body } = await app.link(team.manager, device._id, two._id);
    expect(body.device.links.map(({ plate, to }) => [plate, to === null])).toEqual([
      [shownPlate('BO', two.plate), true],
      [shownPlate('BO', one.plate), false],
    ]);
    expect(body.device.links[1]).toMatchObject({ linkedBy: expect.any(String), unlinkedBy: expect.any(String) });
    const events = await app.services.database.asPlatform((trx) =>
      trx
        .selectFrom('map_event')
        .select(['kind', 'vehicle_id'])
        .where('device_id', '=', device._id)
        .orderBy('at')
        .execute(),
    );
    expect(events.map(({ kind, vehicle_id }) => [kind, vehicle_id])).toEqual([
      ['deviceLinked', one._id],
      ['deviceUnlinked', one._id],
      ['deviceLinked', two._id],
    ]);
  });

  it('is known to the truck by its identifier, also after that changes', async () => {
    const truck = await app.truck(team.manager);
    const { device } = await app.register(team.manager, { transportUnitId: truck._id });
    const identifier = `nuevo-${createId()}`;
    const body = { identifier, name: null, kind: 'hardware' as const, version: device.version };
    const { version } = (await app.call(team.manager, calls.readDevice, idOf(device._id))).body.device;
    const changed = await app.call(team.manager, calls.updateDevice, {
      ...idOf(device._id),
      body: { ...body, version },
    });
    expect(changed.body.device.truck?._id).toBe(truck._id);
    const read = await app.call(team.manager, VEHICLE_CALLS.ownTruck.read, idOf(truck._id));
    expect(read.body.transportUnit.gpsDeviceId).toBe(identifier);
    expect(await app.rowsOf(team.manager, { search: identifier })).toHaveLength(1);
  });

  it('may be linked from the truck too, where an unknown number becomes a device', async () => {
    const truck = await app.truck(team.manager);
    const deviceId = `imei-${createId()}`;
    await app.call(team.manager, TAKE_DEVICE, { ...idOf(truck._id), body: { deviceId } });
    const [row] = await app.rowsOf(team.manager, { search: deviceId });
    expect(row).toMatchObject({ identifier: deviceId, kind: 'hardware', truckId: truck._id, state: 'never' });
  });
});
