import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VEHICLE_CALLS } from '#areas/fleet/contract/vehicle.calls.ts';
import { createId } from '#kernel/ids.ts';
import { listCalls } from '#kernel/list-definition.ts';
import type { TestUser } from '#testing/world.ts';
import * as calls from '../../contract/device.calls.ts';
import { deviceList } from '../../contract/device.list.ts';
import { type DevicesApp, type DeviceTeam, idOf, startDevices } from './devices.fixture.ts';

const LIST = listCalls(deviceList);
let app: DevicesApp;
let team: DeviceTeam;
beforeAll(async () => {
  app = await startDevices();
  team = await app.team();
});
afterAll(() => app.close());

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
    (who: TestUser) => app.link(who, device._id, null),
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
  expect((await app.rowsOf(stranger)).map(({ _id }) => _id)).not.toContain(device._id);
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
      expect((await app.rowsOf(own.manager, { states: state })).map(({ name }) => name)).toEqual([state]);
    }
    expect((await app.rowsOf(own.manager)).map((row) => row.state === row.name)).not.toContain(false);
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
  expect((await app.rowsOf(team.manager, { search: device.identifier }))[0]).toMatchObject({ refused: 0.25 });
});
