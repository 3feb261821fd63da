import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../contract/device.calls.ts';
import * as settings from '../../contract/device-settings.calls.ts';
import { type DevicesApp, type DeviceTeam, idOf, startDevices } from './devices.fixture.ts';

const NOTHING = {
  ...{ intervalSeconds: null, silenceMinutes: null, maxSpeedKmh: null },
  ...{ maxAccuracyM: null, tripDays: null, offTripDays: null },
};

let app: DevicesApp;
let team: DeviceTeam;
beforeAll(async () => {
  app = await startDevices();
  team = await app.team();
});
afterAll(() => app.close());

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

  it('decides about the state of its devices, where the device does not say otherwise', async () => {
    const own = await app.team();
    const { device } = await app.register(own.manager);
    await app.contact(device._id, 400);
    const save = (body: object) =>
      app.call(own.manager, settings.saveGpsSettings, {
        params: { kind: 'hardware' },
        body: { ...NOTHING, ...body, version: 0 },
      });
    expect((await save({ intervalSeconds: 200 })).status).toBe(200);
    expect((await app.rowsOf(own.manager))[0]).toMatchObject({ state: 'online', interval: 200 });
    expect((await save({ intervalSeconds: 10 })).error.code).toBe('request.staleVersion');
    const { version } = (await app.call(own.manager, calls.readDevice, idOf(device._id))).body.device;
    const body = { identifier: device.identifier, name: null, kind: 'hardware' as const, intervalSeconds: 20, version };
    await app.call(own.manager, calls.updateDevice, { ...idOf(device._id), body });
    expect((await app.rowsOf(own.manager))[0]).toMatchObject({ state: 'late', interval: 20 });
  });

  it.each([
    ['intervalSeconds', 0],
    ['silenceMinutes', 10_081],
    ['maxSpeedKmh', 39],
    ['maxAccuracyM', 4],
    ['tripDays', 367],
    ['offTripDays', 91],
  ] as const)('refuses %s of %d at its field', async (name, value) => {
    const call = { params: { kind: 'hardware' as const }, body: { ...NOTHING, [name]: value, version: 0 } };
    const { status, error } = await app.call(team.manager, settings.saveGpsSettings, call);
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [name]]);
  });

  it('changes the verdict of the next message at once', async () => {
    const own = await app.team();
    const { device, secret } = await app.register(own.manager);
    const url = new URL(secret.address).pathname;
    let seconds = 600;
    const say = async (query: string) => {
      seconds -= 60;
      const timestamp = app.services.now().getTime() - seconds * 1000;
      const { statusCode } = await app.product.http.inject({ url: `${url}?id=x&timestamp=${timestamp}&${query}` });
      expect(statusCode).toBe(200);
      const { messages } = (await app.call(own.manager, calls.readDeviceMessages, idOf(device._id))).body;
      return messages[0]?.reason ?? messages[0]?.verdict;
    };
    const version = async () => {
      const { kinds } = (await app.call(own.manager, settings.readGpsSettings)).body;
      return kinds.find(({ kind }) => kind === 'hardware')!.version;
    };
    const save = async (values: object) =>
      app.call(own.manager, settings.saveGpsSettings, {
        params: { kind: 'hardware' },
        body: { ...NOTHING, ...values, version: await version() },
      });
    expect(await say('lat=-16.5&lon=-68.15&speed=20&accuracy=150')).toBe('fine');
    await save({ maxAccuracyM: 100 });
    expect(await say('lat=-16.51&lon=-68.15&speed=20&accuracy=150')).toBe('inaccurate');
    await save({ maxAccuracyM: 150 });
    expect(await say('lat=-16.51&lon=-68.15&speed=20&accuracy=150')).toBe('fine');
    // Two kilometres in a minute: 120 km/h.
    await save({ maxSpeedKmh: 60 });
    expect(await say('lat=-16.528&lon=-68.15&speed=20')).not.toBe('fine');
    await save({ maxSpeedKmh: 300 });
    expect(await say('lat=-16.546&lon=-68.15&speed=20')).toBe('fine');
  });
});
