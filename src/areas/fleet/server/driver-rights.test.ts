import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSION_CATALOGUE } from '#app/permission-catalogue.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { namesIn } from '#kernel/permission.ts';
import type { TestUser } from '#testing/world.ts';
import { DRIVER_CALLS } from '../contract/driver.calls.ts';
import { DRIVER_LISTS } from '../contract/driver.list.ts';
import { CHOOSE_OWNERS, DRIVER_RIGHTS, seesFleetType } from '../contract/driver.permissions.ts';
import { associateDriver, driverHistory } from '../contract/driver-action.calls.ts';
import { enableDriver, verifyDriver } from '../contract/driver-toggle.calls.ts';
import { FORMS } from '../rules/driver-table.fixture.ts';
import { MARKETS } from '../rules/market.ts';
import { type DriversApp, startDrivers, type Team } from './drivers.fixture.ts';

let app: DriversApp;
let team: Team;
beforeAll(async () => {
  app = await startDrivers();
  team = await app.team('PE');
});
afterAll(() => app.close());

it.each(MARKETS)('every permission for drivers of the %s market is in the catalogue', (market) => {
  const names = [...Object.values(DRIVER_RIGHTS[market]), CHOOSE_OWNERS].flatMap(namesIn);
  expect(names.filter((name) => !PERMISSION_CATALOGUE.has(name))).toEqual([]);
});

describe('who may do what', () => {
  it.each([
    ['own', 'trucker-read', 'read'],
    ['own', 'trucker-edit', 'read update'],
    ['own', 'trucker-write', 'read create update'],
    ['spot', 'fleet-trucker-read', 'read'],
    ['spot', 'fleet-trucker-write', 'read create update'],
    ['spot', 'trucker-write', ''],
    ['own', 'fleet-trucker-write', ''],
  ] as const)('with a driver of the %s market, holding %s: %s', async (market, permission, may) => {
    const { company, manager } = await app.team();
    const clerk = await app.member(company, permission);
    const { _id: id } = await app.register(manager, {}, market);
    const calls = DRIVER_CALLS[market];
    const replies = {
      read: await app.call(clerk, calls.read, { params: { id } }),
      create: await app.call(clerk, calls.create, { body: FORMS.BO }),
      update: await app.call(clerk, calls.update, { params: { id }, body: { version: 1, street: 'Calle 9' } }),
    };
    const allowed = Object.entries(replies).filter(([, { status }]) => status < 300);
    expect(allowed.map(([name]) => name).join(' ')).toBe(may);
    expect(Object.values(replies).every(({ status }) => status < 300 || status === 403)).toBe(true);
  });

  it('a driver named without a market is changed only with the permission of its market', async () => {
    const { company, manager } = await app.team();
    const { _id: id } = await app.register(manager, {}, 'spot');
    const both = await app.member(company, 'trucker-write', 'fleet-trucker-read');
    const input = { params: { id }, body: { enable: false } };
    expect((await app.call(both, enableDriver, input)).error.code).toBe('request.forbidden');
    const blind = await app.member(company, 'trucker-write');
    expect((await app.call(blind, enableDriver, input)).error.code).toBe('drivers.notFound');
  });
});

describe('fields that only some users see', () => {
  it('the fleet type follows the country of the company', () => {
    const shown = new Set(['show-fleet-type']);
    const carrier = new Set(['show-fleet-type', 'carrier-company']);
    expect(['BO', 'BR', 'CL', 'PE', 'PY', 'MX', 'AR', 'UY'].filter((code) => seesFleetType(shown, code))).toEqual([
      'PE',
      'MX',
      'AR',
      'UY',
    ]);
    expect(['BO', 'BR', 'CL', 'PY'].filter((code) => seesFleetType(carrier, code))).toEqual(['BO', 'BR', 'CL']);
    expect(seesFleetType(new Set(['carrier-company']), 'PE')).toBe(false);
  });

  it.each([
    ['typeOfFleet', { typeOfFleet: 'ownFleet' }, 'show-fleet-type'],
    ['chatExpirationDate', { chatExpirationDate: '2030-01-01' }, 'chat-expiration-date-field'],
  ] as const)('%s is set and cleared only by holders of its permission', async (field, change, permission) => {
    const { company, manager } = await app.team('PE');
    const clerk = await app.member(company, 'trucker-write');
    const refused = await app.call(clerk, DRIVER_CALLS.own.create, { body: { ...FORMS.PE, ...change } });
    expect([refused.status, refused.error.fields?.[field]?.code]).toEqual([403, 'notAllowed']);
    const holder = await app.member(company, 'trucker-write', permission);
    const { body } = await app.call(holder, DRIVER_CALLS.own.create, { body: { ...FORMS.PE, ...change } });
    expect(body.trucker.profile[field]).toBeTruthy();
    const params = { id: body.trucker._id };
    const cleared = await app.call(clerk, DRIVER_CALLS.own.update, { params, body: { version: 1, [field]: null } });
    expect(cleared.status).toBe(403);
    const other = await app.call(clerk, DRIVER_CALLS.own.update, { params, body: { version: 1, street: 'Calle 1' } });
    expect(other.body.trucker.profile[field]).toBe(body.trucker.profile[field]);
    expect((await app.read(manager, params.id)).profile[field]).toBeTruthy();
  });
});

describe('values outside the form', () => {
  it('enabled and verified are set once and recorded in the audit', async () => {
    const { _id: id } = await app.register(team.manager);
    const disable = () => app.call(team.manager, enableDriver, { params: { id }, body: { enable: false } });
    expect((await disable()).body.trucker).toEqual({ _id: id, enabled: false, version: 2 });
    expect((await disable()).body.trucker.version).toBe(2);
    const verified = await app.call(team.manager, verifyDriver, { params: { id }, body: { verified: true } });
    expect(verified.body.trucker).toEqual({ _id: id, verified: true, version: 3 });
    expect(await app.read(team.manager, id)).toMatchObject({ enabled: false, verified: true });
    const { body } = await app.call(team.manager, driverHistory, { params: { id }, query: {} });
    expect(body.entries.map(({ action }) => action)).toEqual(['drivers.verify', 'drivers.disable', 'drivers.create']);
    expect(body.entries[0]?.changes).toEqual({ verified: { from: false, to: true } });
  });

  it('the transport company is one of the company’s own, set only with permission', async () => {
    const { _id: truckerId } = await app.register(team.manager);
    const transportCompanyId = await app.transportCompany(team, 'Andes Cargo');
    const put = (who = team.manager, id: string | null = transportCompanyId) =>
      app.call(who, associateDriver, { body: { truckerId, transportCompanyId: id } });
    expect((await put()).body.trucker.transportCompany).toEqual({ _id: transportCompanyId, name: 'Andes Cargo' });
    const foreign = await app.transportCompany(await app.team());
    expect((await put(team.manager, foreign)).error.fields?.transportCompanyId?.code).toBe('choice');
    expect((await put(await app.member(team.company, 'trucker-write'))).status).toBe(403);
    expect((await put(team.manager, null)).body.trucker.transportCompany).toBeNull();
  });
});

describe('the transport company of a driver', () => {
  it('is shown only to holders of its permission, and stays when another user saves the form', async () => {
    const transportCompanyId = await app.transportCompany(team, 'Cordillera Fletes');
    const { _id: id, version } = await app.register(team.manager, { transportCompanyId });
    const [clerk, reader] = [
      await app.member(team.company, 'trucker-write', 'assign-transport-company-field', 'download-listings'),
      await app.member(team.company, 'trucker-read', 'show-transport-company-information'),
    ];
    const { read, options } = listCalls(DRIVER_LISTS.own);
    const seenBy = async (who: TestUser) => {
      const history = (await app.call(who, driverHistory, { params: { id }, query: {} })).body;
      const offered = await app.call(who, options, { query: { column: 'transportCompanies' } as never });
      const listed = await app.call(who, read, { query: { size: 50 } as never });
      const sorted = await app.call(who, read, { query: { size: 50, sort: 'transportCompany' } as never });
      const pages = [await app.read(who, id), history, offered.body, listed.body, sorted.body];
      return pages.map((page) => JSON.stringify(page).includes('Cordillera Fletes'));
    };
    expect(await seenBy(clerk)).toEqual([false, false, false, false, false]);
    expect(await seenBy(reader)).toEqual([true, true, true, true, true]);
    const filtered = async (who: TestUser) =>
      (await app.call(who, read, { query: { transportCompanies: transportCompanyId } as never })).body.totalRegistry;
    expect([await filtered(clerk), await filtered(reader)]).toEqual([0, 1]);
    const body = { version, street: 'Calle 3' };
    expect((await app.call(clerk, DRIVER_CALLS.own.update, { params: { id }, body })).status).toBe(200);
    expect((await app.read(team.manager, id)).transportCompany?.name).toBe('Cordillera Fletes');
  });
});

describe('the phone of an eventual driver', () => {
  it('is shown only to holders of its permission, and stays when another user saves the form', async () => {
    const driver = await app.register(team.manager, { eventualTrucker: true });
    const clerk = await app.member(team.company, 'trucker-write');
    expect((await app.read(clerk, driver._id)).auth).toEqual({ countryCode: null, phone: null });
    const saved = await app.call(clerk, DRIVER_CALLS.own.update, {
      params: { id: driver._id },
      body: { version: 1, street: 'Calle 3' },
    });
    expect(saved.status).toBe(200);
    expect((await app.read(team.manager, driver._id)).auth).toEqual(driver.auth);
    const history = async (who: TestUser) =>
      JSON.stringify((await app.call(who, driverHistory, { params: { id: driver._id }, query: {} })).body);
    expect(await history(clerk)).not.toContain(driver.auth.phone);
    expect(await history(team.manager)).toContain(driver.auth.phone);
  });
});
