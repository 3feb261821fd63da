import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notificationKinds } from '#app/notification-kinds.ts';
import {
  DRIVER_CHECK_CALLS,
  readVehicleHomologation,
  recordManualCheck,
  requestDriverHomologation,
  requestVehicleHomologation,
  VEHICLE_CHECK_CALLS,
} from '#areas/fleet/contract/homologation.calls.ts';
import { listNotifications } from '#areas/notifications/contract/notification.calls.ts';
import { targetOf } from '#areas/notifications/rules/notification-target.ts';
import { shownPlate } from '#countries/country.ts';
import { createId } from '#kernel/ids.ts';
import type { TestCompany, TestUser } from '#testing/world.ts';
import { FLEET_RIGHTS, type FleetApp, startFleet } from './homologation.fixture.ts';

let app: FleetApp;
let company: TestCompany;
let ana: TestUser;

beforeAll(async () => {
  app = await startFleet();
});
afterAll(() => app.close());
beforeEach(async () => {
  company = await app.world.company();
  ana = await app.boss(company);
});

const BO_TRUCK = ['RUAT_DEBT', 'RUAT_DIPROVE', 'RUAT_TECHNICAL', 'SOAT'];
const notices = async (who: TestUser) => (await app.call(who, listNotifications)).body.notifications;

type Finding = { status?: 'success' | 'not-found' | 'not_found'; clear?: boolean; message?: string };
async function file(
  who: TestUser,
  channelId: string,
  code: string,
  { status = 'success', clear = true, message }: Finding = {},
) {
  const body = { status, clear, fileId: await app.upload(who), ...(message ? { message } : {}) };
  return app.call(who, recordManualCheck, { params: { channelId, code: code as 'SOAT' }, body });
}

describe('a request', () => {
  it('asks every register of the country, one job each, and leaves those without a service to people', async () => {
    const truck = await app.vehicle(ana);
    const { status, body } = await app.call(ana, requestVehicleHomologation, {
      body: { pusherId: 'tab-7', plate: `${truck.plate.slice(0, 4)}-abc`, country: 'BO' },
    });
    expect([status, body.pusherId, body.progress]).toEqual([202, 'tab-7', 0]);
    expect(body.queryResults.map(({ code, checkedAt }) => [code, checkedAt])).toEqual(BO_TRUCK.map((c) => [c, null]));
    expect(await app.waiting(body.channelId)).toHaveLength(4);
    await app.drain();
    const known = await app.look(ana, truck);
    expect(known.homologation).toMatchObject({ channelId: body.channelId, pusherId: 'tab-7', progress: 1 });
    expect(known.queryResults.map(({ status: s, source }) => [s, source])).toEqual(
      BO_TRUCK.map(() => ['pending', 'manual']),
    );
    expect(known.soatValidation).toMatchObject({ code: 'SOAT', status: 'pending' });
    expect(await notices(ana)).toEqual([]);
  });

  it('for one register leaves the others unchanged', async () => {
    const truck = await app.vehicle(ana);
    const channelId = await app.ask(ana, truck);
    await app.drain();
    await file(ana, channelId, 'RUAT_DEBT');
    const { code, call } = VEHICLE_CHECK_CALLS.find((one) => one.code === 'SOAT')!;
    const { body } = await app.call(ana, call, { body: { pusherId: 'x', plate: truck.plate, country: 'BO' } });
    expect(body.queryResults.map((result) => result.code)).toEqual([code]);
    const { queryResults, homologation } = await app.look(ana, truck);
    expect(homologation?.channelId).toBe(body.channelId);
    expect(queryResults.map((result) => [result.code, result.status])).toContainEqual(['RUAT_DEBT', 'success']);
    const again = await app.ask(ana, truck);
    expect(again).toBe(body.channelId);
    expect((await app.look(ana, truck)).queryResults.every(({ status }) => status === 'pending')).toBe(true);
  });

  it('joins the open one, and both users who asked are notified', async () => {
    const truck = await app.vehicle(ana);
    const bruno = await app.boss(company);
    const ids = await Promise.all([ana, bruno, ana, bruno].map((who) => app.ask(who, truck)));
    expect(new Set(ids).size).toBe(1);
    expect(await app.waiting(ids[0]!)).toHaveLength(4);
    await app.drain();
    for (const code of BO_TRUCK) expect((await file(ana, ids[0]!, code)).status).toBe(200);
    await app.drain();
    for (const who of [ana, bruno]) expect(await notices(who)).toHaveLength(1);
  });

  it('about a driver asks the registers of drivers, and notifies about the driver', async () => {
    const driver = await app.driver(ana);
    const { call } = DRIVER_CHECK_CALLS[0];
    expect((await app.call(ana, call, { body: { pusherId: 'p', truckerId: driver } })).status).toBe(202);
    const channelId = await app.askDriver(ana, driver);
    await app.drain();
    for (const code of ['SUS', 'OEP']) await file(ana, channelId, code);
    await app.drain();
    expect(await notices(ana)).toMatchObject([{ type: 'truckerValidation', truckerId: driver }]);
    expect((await app.lookAtDriver(ana, driver)).susValidation).toMatchObject({ status: 'success', clear: true });
  });

  it('is refused where the country has no registers for such a record', async () => {
    const refused = async (vehicle: Parameters<FleetApp['vehicle']>[1]) => {
      const { plate, country } = await app.vehicle(ana, vehicle);
      return (await app.call(ana, requestVehicleHomologation, { body: { pusherId: 'x', plate, country } })).error.code;
    };
    expect(await refused({ country: 'CL', plate: 'BBCL21' })).toBe('homologation.notOffered');
    expect(await refused({ kind: 'semitrailer' })).toBe('homologation.notOffered');
    const chilean = await app.driver(ana, 'CL');
    const { status } = await app.call(ana, requestDriverHomologation, { body: { pusherId: 'x', truckerId: chilean } });
    expect(status).toBe(409);
  });

  it('accepts only registers of the record, a plate of the country and a record of the company', async () => {
    const truck = await app.vehicle(ana);
    const stranger = await app.boss();
    const foreign = await app.vehicle(stranger);
    const ask = async (more: object) => {
      const body = { pusherId: 'x', plate: truck.plate, country: 'BO' as const, ...more };
      const { status, error } = await app.call(ana, requestVehicleHomologation, { body });
      return [status, Object.keys(error.fields ?? {})[0]];
    };
    expect(await ask({ codes: ['SOAT', 'SUTRAN'] })).toEqual([400, 'codes.1']);
    expect(await ask({ plate: '??' })).toEqual([400, 'plate']);
    expect(await ask({ chassis: 'Ñ' })).toEqual([400, 'chassis']);
    expect(await ask({ plate: foreign.plate })).toEqual([404, undefined]);
  });
});

describe('permissions', () => {
  it('exclude users without the homologation section: nothing is asked and nothing shown', async () => {
    const truck = await app.vehicle(ana);
    const channelId = await app.ask(ana, truck);
    await app.drain();
    const hidden = await app.world.user({ company, permissions: [...FLEET_RIGHTS, 'hide-homologation-section'] });
    const body = { pusherId: 'x', plate: truck.plate, country: 'BO' as const };
    expect((await app.call(hidden, requestVehicleHomologation, { body })).error.code).toBe('homologation.hidden');
    expect((await file(hidden, channelId, 'SOAT')).error.code).toBe('homologation.hidden');
    const known = await app.look(hidden, truck);
    expect(known).toMatchObject({ codes: [], homologation: null, queryResults: [], soatValidation: null });
    expect(known.reasons.filter(({ about }) => about === 'check')).toEqual([]);
  });

  it('depend on the market and the kind of the record', async () => {
    const spot = await app.vehicle(ana, { market: 'spot' });
    const trailer = await app.vehicle(ana, { country: 'PE', kind: 'semitrailer', plate: 'ABC970' });
    const reader = await app.world.user({ company, permissions: ['transport-unit-read', 'semitruck-read'] });
    const status = async (who: TestUser, { id }: { id: string }) =>
      (await app.call(who, readVehicleHomologation, { params: { id } })).status;
    expect([await status(reader, spot), await status(reader, trailer)]).toEqual([404, 200]);
    const asking = async (who: TestUser, { plate, country }: typeof trailer) =>
      (await app.call(who, requestVehicleHomologation, { body: { pusherId: 'x', plate, country } })).status;
    expect([await asking(ana, spot), await asking(ana, trailer), await asking(reader, trailer)]).toEqual([
      404, 202, 403,
    ]);
  });
});

describe('a check by hand', () => {
  it('stores the finding with its evidence and its author', async () => {
    const truck = await app.vehicle(ana);
    const channelId = await app.ask(ana, truck);
    await app.drain();
    const { status, body } = await file(ana, channelId, 'RUAT_DEBT', { clear: false, message: 'Debe 2019' });
    expect([status, body.result]).toMatchObject([
      200,
      {
        status: 'success',
        clear: false,
        source: 'manual',
        message: 'Debe 2019',
        checkedBy: expect.stringContaining('Ana'),
      },
    ]);
    const evidence = await app.product.http.inject({ method: 'GET', url: body.result.evidence!.url });
    expect([evidence.statusCode, evidence.headers['content-type']]).toEqual([200, 'application/pdf']);
    const corrected = await file(ana, channelId, 'RUAT_DEBT', { status: 'not_found' });
    expect(corrected.body.result).toMatchObject({ status: 'not_found', clear: null, message: null });
    const gone = await app.product.http.inject({ method: 'GET', url: body.result.evidence!.url });
    expect(gone.statusCode).toBe(404);
  });

  it('needs a picture or PDF uploaded by the user', async () => {
    const truck = await app.vehicle(ana);
    const channelId = await app.ask(ana, truck);
    await app.drain();
    const bruno = await app.boss(company);
    const put = async (fileId: string) => {
      const params = { channelId, code: 'SOAT' as const };
      const { status, error } = await app.call(ana, recordManualCheck, {
        params,
        body: { status: 'success', clear: true, fileId },
      });
      return [status, error.fields?.fileId?.code];
    };
    expect(await put(createId())).toEqual([400, 'choice']);
    expect(await put(await app.upload(bruno))).toEqual([400, 'choice']);
    expect(await put(await app.upload(ana, 'nota.html', btoa('<!doctype html><p>x</p>')))).toEqual([400, 'fileType']);
  });

  it('waits for the register, belongs to its latest request, and stays in the company', async () => {
    const truck = await app.vehicle(ana);
    const first = await app.ask(ana, truck, ['SOAT']);
    expect((await file(ana, first, 'SOAT')).error.code).toBe('homologation.running');
    await app.drain();
    const second = await app.ask(ana, truck);
    await app.drain();
    expect(second).not.toBe(first);
    expect((await file(ana, first, 'SOAT')).error.code).toBe('homologation.superseded');
    expect((await file(ana, second, 'SUS')).status).toBe(404);
    expect((await file(await app.boss(), second, 'SOAT')).status).toBe(404);
    expect((await file(ana, second, 'SOAT')).status).toBe(200);
  });

  it('that answers the last open check notifies those who asked, once', async () => {
    const truck = await app.vehicle(ana);
    const channelId = await app.ask(ana, truck);
    await app.drain();
    for (const code of BO_TRUCK) await file(ana, channelId, code);
    await file(ana, channelId, 'SOAT', { clear: false });
    await app.drain();
    expect(await notices(ana)).toMatchObject([
      {
        type: 'transportUnitValidation',
        transportUnitId: truck.id,
        message: expect.stringContaining(shownPlate('BO', truck.plate)),
      },
    ]);
  });
});

describe('the notification', () => {
  it('links to the screen of the record, also for a spot truck or a semitrailer', async () => {
    const rights = [...FLEET_RIGHTS, 'fleet-transport-unit-read', 'fleet-transport-unit-write'];
    const bruno = await app.world.user({ company, permissions: rights });
    const spot = await app.vehicle(bruno, { market: 'spot' });
    const trailer = await app.vehicle(bruno, { country: 'PE', kind: 'semitrailer', plate: 'ABC971' });
    const asked = [
      { channelId: await app.ask(bruno, spot, ['SOAT']), code: 'SOAT' },
      { channelId: await app.ask(bruno, trailer, ['SCC']), code: 'SCC' },
    ];
    await app.drain();
    for (const { channelId, code } of asked) await file(bruno, channelId, code);
    await app.drain();
    const targets = (await notices(bruno)).map((notice) => targetOf(notificationKinds.get(notice.type), notice)).sort();
    expect(targets).toEqual([`/semitruck/detail/${trailer.id}`, `/transportUnitSpot/details/${spot.id}`]);
  });
});

describe('the verdict', () => {
  it('comes from the documents alone where there are no registers', async () => {
    const truck = await app.vehicle(ana, { country: 'CL', plate: 'BBCL22' });
    const { verdict, reasons, codes } = await app.look(ana, truck);
    expect([verdict, codes]).toEqual(['incomplete', []]);
    expect(reasons).toContainEqual({ about: 'document', reason: 'missing', type: 'soap', expirationDate: null });
  });

  it('is the worst of documents and registers, with the reasons of both', async () => {
    const truck = await app.vehicle(ana);
    const before = await app.look(ana, truck);
    expect(before.verdict).toBe('incomplete');
    expect(before.reasons).toContainEqual({ about: 'check', code: 'SOAT', reason: 'unasked' });
    expect(before.codes).toContainEqual({ code: 'SOAT', source: 'manual' });
    const channelId = await app.ask(ana, truck);
    await app.drain();
    for (const code of BO_TRUCK) await file(ana, channelId, code, { clear: code !== 'SOAT' });
    const after = await app.look(ana, truck);
    expect(after.verdict).toBe('fail');
    expect(after.reasons.filter(({ about }) => about === 'check')).toEqual([
      { about: 'check', code: 'SOAT', reason: 'observed' },
    ]);
  });
});

describe('in a demo', () => {
  it('every answer is marked as simulated', async () => {
    const demo = await startFleet({ DEMO: true });
    const bruno = await demo.boss();
    const truck = await demo.vehicle(bruno);
    expect((await demo.look(bruno, truck)).codes.map(({ source }) => source)).toEqual(BO_TRUCK.map(() => 'simulator'));
    await demo.ask(bruno, truck, ['SOAT']);
    await demo.drain();
    const { soatValidation } = await demo.look(bruno, truck);
    expect(soatValidation).toMatchObject({ source: 'simulator', checkedAt: expect.any(String) });
    expect(soatValidation?.status).not.toBe('pending');
    await demo.close();
  });
});
