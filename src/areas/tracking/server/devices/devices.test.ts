import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VEHICLE_CALLS } from '#areas/fleet/contract/vehicle.calls.ts';
import { MATCH_CALLS } from '#areas/fleet/contract/vehicle-match.calls.ts';
import { shownPlate } from '#countries/country.ts';
import { createId } from '#kernel/ids.ts';
import { listCalls } from '#kernel/list-definition.ts';
import type { TestUser } from '#testing/world.ts';
import * as calls from '../../contract/device.calls.ts';
import { type DeviceRow, deviceList } from '../../contract/device.list.ts';
import * as settings from '../../contract/device-settings.calls.ts';
import { type DevicesApp, type DeviceTeam, startDevices } from './devices.fixture.ts';

const LIST = listCalls(deviceList);
const TAKE_DEVICE = MATCH_CALLS.get('ownTruck')!.device;
let app: DevicesApp;
let team: DeviceTeam;
beforeAll(async () => {
  app = await startDevices();
  team = await app.team();
});
afterAll(() => app.close());

const rowsOf = async (who: TestUser, query: Record<string, string> = {}) =>
  (await app.call(who, LIST.read, { query })).body.devices as readonly DeviceRow[];
const idOf = (id: string) => ({ params: { id } });
const link = (who: TestUser, id: string, transportUnitId: string | null) =>
  app.call(who, calls.linkDevice, { ...idOf(id), body: { transportUnitId } });

describe('a device is registered', () => {
  it('with a secret that is shown once and kept only as its hash', async () => {
    const { device, secret } = await app.register(team.manager, { kind: 'phone', identifier: 'Celular-7' });
    expect(secret.setup).toContain(`${secret.secret}?id=Celular-7&interval=60`);
    const read = await app.call(team.manager, calls.readDevice, idOf(device._id));
    const history = await app.call(team.manager, calls.readDeviceHistory, { ...idOf(device._id), query: {} });
    const rows = await app.call(team.manager, LIST.read, { query: {} });
    for (const reply of [read, history, rows]) expect(reply.raw.body).not.toContain(secret.secret);
    const stored = await app.services.database.asPlatform((trx) =>
      trx.selectFrom('device').selectAll().where('id', '=', device._id).executeTakeFirstOrThrow(),
    );
    const hash = createHash('sha256').update(secret.secret).digest();
    expect(Buffer.from(stored.secret_hash as unknown as Buffer).equals(hash)).toBe(true);
  });

  it('once in its company, however it is spelled, and again in another', async () => {
    const other = await app.team();
    await app.register(team.manager, { identifier: 'Única-1' });
    const body = { identifier: 'UNICA-1', name: null, kind: 'hardware' as const };
    const again = await app.call(team.manager, calls.createDevice, { body });
    expect([again.status, again.error.code]).toEqual([409, 'request.alreadyRegistered']);
    expect((await app.call(other.manager, calls.createDevice, { body })).status).toBe(201);
  });

  it('for a driver only when it is a phone, and a driver has one', async () => {
    const driverId = await app.driver(team);
    const body = (kind: 'hardware' | 'phone') => ({ identifier: `x-${createId()}`, name: null, kind, driverId });
    const unit = await app.call(team.manager, calls.createDevice, { body: body('hardware') });
    expect([unit.status, unit.error.fields?.driverId?.code]).toEqual([400, 'unknown']);
    const { device } = await app.register(team.manager, body('phone'));
    expect(device.driver?._id).toBe(driverId);
    const second = await app.call(team.manager, calls.createDevice, { body: body('phone') });
    expect([second.status, second.error.code]).toEqual([409, 'tracking.driverHasPhone']);
    const foreign = { ...body('phone'), driverId: await app.driver(await app.team()) };
    const stranger = await app.call(team.manager, calls.createDevice, { body: foreign });
    expect([stranger.status, stranger.error.fields?.driverId?.code]).toEqual([400, 'choice']);
  });
});

it('a new secret replaces the one before at once', async () => {
  const { device, secret } = await app.register(team.manager);
  const rotated = await app.call(team.manager, calls.rotateDeviceSecret, idOf(device._id));
  expect(rotated.body.secret.secret).not.toBe(secret.secret);
  const old = createHash('sha256').update(secret.secret).digest('hex');
  const rows = await app.services.database.asPlatform((trx) =>
    trx.selectFrom('device').select('secret_hash').execute(),
  );
  expect(rows.map(({ secret_hash }) => Buffer.from(secret_hash as unknown as Buffer).toString('hex'))).not.toContain(
    old,
  );
});

it('devices of other companies are not found, and watching changes nothing', async () => {
  const { device } = await app.register(team.manager);
  const stranger = (await app.team()).manager;
  const body = { identifier: 'x', name: null, kind: 'hardware' as const, version: device.version };
  const acts = [
    (who: TestUser) => app.call(who, calls.updateDevice, { ...idOf(device._id), body }),
    (who: TestUser) => app.call(who, calls.rotateDeviceSecret, idOf(device._id)),
    (who: TestUser) => app.call(who, calls.toggleDevice, { ...idOf(device._id), body: { enabled: false } }),
    (who: TestUser) => link(who, device._id, null),
    (who: TestUser) => app.call(who, calls.removeDevice, idOf(device._id)),
  ];
  const reads = [calls.readDevice, calls.readDeviceMessages, calls.readDeviceHealth, calls.readDeviceTrips];
  for (const act of acts) {
    expect((await act(stranger)).status).toBe(404);
    expect((await act(team.auditor)).status).toBe(403);
  }
  for (const call of reads) {
    expect((await app.call(stranger, call, idOf(device._id))).status).toBe(404);
    expect((await app.call(team.auditor, call, idOf(device._id))).status).toBe(200);
  }
  expect((await app.call(team.auditor, calls.readDevice, idOf(device._id))).body.device.actions).toEqual([]);
  expect((await rowsOf(stranger)).map(({ _id }) => _id)).not.toContain(device._id);
});

describe('a device on a truck', () => {
  it('is on one at a time, a truck has one, and refusals name the other', async () => {
    const [one, two] = [await app.truck(team.manager), await app.truck(team.manager)];
    const first = (await app.register(team.manager, { transportUnitId: one._id })).device;
    expect(first.truck?._id).toBe(one._id);
    const elsewhere = await link(team.manager, first._id, two._id);
    expect([elsewhere.status, elsewhere.error.code]).toEqual([409, 'tracking.deviceOnTruck']);
    expect(elsewhere.error.message).toContain(shownPlate('BO', one.plate));
    const second = (await app.register(team.manager)).device;
    const full = await link(team.manager, second._id, one._id);
    expect([full.status, full.error.code]).toEqual([409, 'tracking.truckHasDevice']);
    expect(full.error.message).toContain(first.identifier);
  });

  it('keeps the history of its trucks, with who did it, and both are events of the map', async () => {
    const [one, two] = [await app.truck(team.manager), await app.truck(team.manager)];
    const { device } = await app.register(team.manager, { transportUnitId: one._id });
    await link(team.manager, device._id, null);
    const { body } = await link(team.manager, device._id, two._id);
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
    expect(await rowsOf(team.manager, { search: identifier })).toHaveLength(1);
  });

  it('may be linked from the truck too, where an unknown number becomes a device', async () => {
    const truck = await app.truck(team.manager);
    const deviceId = `imei-${createId()}`;
    await app.call(team.manager, TAKE_DEVICE, { ...idOf(truck._id), body: { deviceId } });
    const [row] = await rowsOf(team.manager, { search: deviceId });
    expect(row).toMatchObject({ identifier: deviceId, kind: 'hardware', truckId: truck._id, state: 'never' });
  });
});

describe('a device is removed', () => {
  it('only while nothing was stored of it', async () => {
    const truck = await app.truck(team.manager);
    const fresh = (await app.register(team.manager, { transportUnitId: truck._id })).device;
    expect((await app.call(team.manager, calls.removeDevice, idOf(fresh._id))).status).toBe(200);
    const read = await app.call(team.manager, VEHICLE_CALLS.ownTruck.read, idOf(truck._id));
    expect(read.body.transportUnit.gpsDeviceId).toBeNull();
    const used = (await app.register(team.manager)).device;
    await app.contact(used._id, 5);
    const refused = await app.call(team.manager, calls.removeDevice, idOf(used._id));
    expect([refused.status, refused.error.code]).toEqual([409, 'tracking.deviceHasHistory']);
    const off = await app.call(team.manager, calls.toggleDevice, { ...idOf(used._id), body: { enabled: false } });
    expect(off.body.device.state).toBe('disabled');
  });
});

describe('the state of a device', () => {
  it('is the same in the list, by its filter and on its record', async () => {
    const own = await app.team();
    const seconds = { online: 10, late: 400, silent: 1200, never: null, disabled: 10 } as const;
    for (const [state, ago] of Object.entries(seconds)) {
      const { device } = await app.register(own.manager, { name: state });
      if (ago !== null) await app.contact(device._id, ago);
      if (state === 'disabled') {
        await app.call(own.manager, calls.toggleDevice, { ...idOf(device._id), body: { enabled: false } });
      }
      expect((await app.call(own.manager, calls.readDevice, idOf(device._id))).body.device.state).toBe(state);
      expect((await rowsOf(own.manager, { states: state })).map(({ name }) => name)).toEqual([state]);
    }
    expect((await rowsOf(own.manager)).map((row) => row.state === row.name)).not.toContain(false);
  });

  it('follows what the company expects of its kind, and the device before that', async () => {
    const own = await app.team();
    const { device } = await app.register(own.manager);
    await app.contact(device._id, 400);
    const save = (body: object) =>
      app.call(own.manager, settings.saveGpsSettings, {
        params: { kind: 'hardware' },
        body: { ...NOTHING, ...body, version: 0 },
      });
    expect((await save({ intervalSeconds: 200 })).status).toBe(200);
    expect((await rowsOf(own.manager))[0]).toMatchObject({ state: 'online', interval: 200 });
    expect((await save({ intervalSeconds: 10 })).error.code).toBe('request.staleVersion');
    const { version } = (await app.call(own.manager, calls.readDevice, idOf(device._id))).body.device;
    const body = { identifier: device.identifier, name: null, kind: 'hardware' as const, intervalSeconds: 20, version };
    await app.call(own.manager, calls.updateDevice, { ...idOf(device._id), body });
    expect((await rowsOf(own.manager))[0]).toMatchObject({ state: 'late', interval: 20 });
  });
});

const NOTHING = {
  ...{ intervalSeconds: null, silenceMinutes: null, maxSpeedKmh: null },
  ...{ maxAccuracyM: null, tripDays: null, offTripDays: null },
};

describe('what a company expects', () => {
  it('is never kept longer than the product keeps it, and only administrators say it', async () => {
    const call = { params: { kind: 'phone' as const }, body: { ...NOTHING, offTripDays: 91, version: 0 } };
    expect((await app.call(team.manager, settings.saveGpsSettings, call)).status).toBe(400);
    const allowed = { ...call, body: { ...call.body, offTripDays: 7 } };
    expect((await app.call(team.auditor, settings.saveGpsSettings, allowed)).status).toBe(403);
    const saved = await app.call(team.manager, settings.saveGpsSettings, allowed);
    expect(saved.body.kinds.find(({ kind }) => kind === 'phone')).toMatchObject({ offTripDays: 7, version: 1 });
  });

  it('may be that trips need a device that reports', async () => {
    const own = await app.team();
    const body = { requiresGps: true, version: 0 };
    const saved = await app.call(own.manager, settings.saveGpsRequirement, { body });
    expect(saved.body).toMatchObject({ requiresGps: true, requiresVersion: 1 });
    expect((await app.call(own.manager, settings.saveGpsRequirement, { body })).error.code).toBe(
      'request.staleVersion',
    );
  });
});

describe('a number that two companies claim', () => {
  it('is refused for both, who learn nothing of each other, until the platform grants it', async () => {
    const [one, two] = [await app.team(), await app.team()];
    const identifier = `35${createId().slice(0, 13)}`;
    const form = { identifier, claimedProtocol: 'gt06' as const };
    const mine = (await app.register(one.manager, form)).device;
    expect(mine.claim).toBe('free');
    const theirs = (await app.register(two.manager, form)).device;
    const claims = async () => [
      (await app.call(one.manager, calls.readDevice, idOf(mine._id))).body.device.claim,
      (await app.call(two.manager, calls.readDevice, idOf(theirs._id))).body.device.claim,
    ];
    expect(await claims()).toEqual(['awaiting', 'awaiting']);
    const seen = await app.call(two.manager, calls.readDevice, idOf(theirs._id));
    expect(seen.raw.body).not.toContain(mine._id);
    expect(seen.raw.body).not.toContain(one.company.id);

    expect((await app.call(one.manager, settings.readDisputes)).status).toBe(403);
    const platform = await app.world.user({
      company: await app.world.company(),
      isSuperAdmin: true,
      permissions: ['show-map-loading-order'],
    });
    const { disputes } = (await app.call(platform, settings.readDisputes)).body;
    const dispute = disputes.find((one) => one.identifier === identifier);
    expect(dispute?.claims.map(({ deviceId }) => deviceId).sort()).toEqual([mine._id, theirs._id].sort());
    const granted = await app.call(platform, settings.grantClaim, { body: { deviceId: theirs._id } });
    expect(granted.status).toBe(200);
    expect(await claims()).toEqual(['awaiting', 'granted']);
  });

  it('is free again when the other one is disabled', async () => {
    const [one, two] = [await app.team(), await app.team()];
    const form = { identifier: `35${createId().slice(0, 13)}`, claimedProtocol: 'teltonika' as const };
    const mine = (await app.register(one.manager, form)).device;
    const theirs = (await app.register(two.manager, form)).device;
    await app.call(two.manager, calls.toggleDevice, { ...idOf(theirs._id), body: { enabled: false } });
    expect((await app.call(one.manager, calls.readDevice, idOf(mine._id))).body.device.claim).toBe('free');
  });
});

it('the record shows what was stored, what was refused, and the days of a month', async () => {
  const { device } = await app.register(team.manager);
  for (const ago of [90, 60, 30]) await app.contact(device._id, ago, { lat: -16.5 + ago / 1000, lng: -68.1 });
  const day = app.services.now().toISOString().slice(0, 10);
  await app.services.database.asPlatform(async (trx) => {
    const about = { company_id: team.company.id, device_id: device._id };
    await trx
      .insertInto('device_message')
      .values({ ...about, via: 'http', reason: 'nullIsland' })
      .execute();
    await trx
      .insertInto('device_day')
      .values({ ...about, day, messages: 4, stored: 3, refused: 1 })
      .execute();
  });
  const { body } = await app.call(team.auditor, calls.readDeviceMessages, idOf(device._id));
  expect(body.messages.map(({ verdict }) => verdict).sort()).toEqual(['fine', 'fine', 'fine', 'refused']);
  expect(body.realInterval).toBe(30);
  const { days } = (await app.call(team.auditor, calls.readDeviceHealth, idOf(device._id))).body;
  expect([days.length, days.at(-1)]).toEqual([30, { day, messages: 4, stored: 3, refused: 1 }]);
  expect((await rowsOf(team.manager, { search: device.identifier }))[0]).toMatchObject({ refused: 0.25 });
});
