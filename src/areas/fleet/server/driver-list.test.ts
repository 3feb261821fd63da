import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDownload } from '#kernel/download-calls.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { unzip } from '#platform/files/unzip.fixture.ts';
import type { TestUser } from '#testing/world.ts';
import { DRIVER_LISTS, type DriverRow } from '../contract/driver.list.ts';
import { enableDriver, verifyDriver } from '../contract/driver-toggle.calls.ts';
import type { Market } from '../rules/market.ts';
import { ALL_RIGHTS, type DriverReply, type DriversApp, startDrivers, type Team } from './drivers.fixture.ts';

let app: DriversApp;
let team: Team;
let ana: DriverReply;
let beto: DriverReply;

beforeAll(async () => {
  app = await startDrivers();
  team = await app.team();
  const { manager } = team;
  const company = await app.transportCompany(team, 'Andes Cargo');
  ana = await app.register(manager, {
    firstName: 'Ana',
    lastName: 'Ávila',
    typeOfFleet: 'ownFleet',
    transportCompanyId: company,
    driverLicenseExpirationDate: app.day(-3),
  });
  beto = await app.register(manager, { firstName: 'Beto', lastName: 'Zárate', countryId: 'PE', operator: 'Minera' });
  await app.register(manager, {
    firstName: 'Eva',
    lastName: 'Eventual',
    typeOfFleet: 'externalFleet',
    eventualTrucker: true,
    phone: '79998887',
  });
  await app.register(manager, { firstName: 'Saúl', lastName: 'Spot' }, 'spot');
  await app.call(manager, verifyDriver, { params: { id: ana._id }, body: { verified: true } });
  await app.call(manager, enableDriver, { params: { id: beto._id }, body: { enable: false } });
  await app.truck(team, ana._id, '1234ABC');
  await app.register((await app.team()).manager, { firstName: 'Otra', lastName: 'Empresa' });
});
afterAll(() => app.close());

async function rows(query: Record<string, string> = {}, who = team.manager, market: Market = 'own') {
  const { read } = listCalls(DRIVER_LISTS[market]);
  const { body } = await app.call(who, read, { query: { sort: 'fullName', ...query } as never });
  return (body as unknown as { truckers: DriverRow[] }).truckers;
}

const names = async (query: Record<string, string>, who?: TestUser) =>
  (await rows(query, who)).map(({ fullName }) => fullName.split(' ')[0]);

async function options(column: string, who = team.manager): Promise<string[]> {
  const call = listCalls(DRIVER_LISTS.own).options;
  const { body } = await app.call(who, call, { query: { column, page: 1 } as never });
  return body.options.slice(1).map(({ name }) => name);
}

describe('the list of drivers', () => {
  it('holds the drivers of one market and one company', async () => {
    expect(await names({})).toEqual(['Ana', 'Beto', 'Eva']);
    expect((await rows({}, team.manager, 'spot')).map(({ fullName }) => fullName)).toEqual(['Saúl Spot']);
  });

  it('shows the columns of a driver', async () => {
    expect((await rows({ search: 'avila' }))[0]).toMatchObject({
      _id: ana._id,
      fullName: 'Ana Ávila',
      countryId: 'BO',
      documentId: ana.profile.documentId,
      phone: `591 ${ana.auth.phone}`,
      plate: '1234-ABC',
      transportCompany: 'Andes Cargo',
      typeOfFleet: 'ownFleet',
      driverLicenseExpirationDate: app.day(-3),
      verified: true,
      status: 'enabled',
      documents: 'expired',
      completion: 0,
    });
  });

  it.each([
    ['countryCodes', 'PE', ['Beto']],
    ['firstNames', 'Ana,Eva', ['Ana', 'Eva']],
    ['lastNames', 'Zárate', ['Beto']],
    ['plates', '1234ABC', ['Ana']],
    ['assigned', 'true', ['Ana']],
    ['assigned', 'false', ['Beto', 'Eva']],
    ['verified', 'true', ['Ana']],
    ['operators', 'Minera', ['Beto']],
    ['fleetTypes', 'ownFleet', ['Ana']],
    ['documents', 'expired', ['Ana']],
    ['documents', 'pending', ['Beto', 'Eva']],
    ['documents', 'complete', []],
    ['statuses', 'disabled', ['Beto']],
    ['eventual', 'true', ['Eva']],
    ['phoneNumbers', '591 79998887', ['Eva']],
    ['documentsNumber', '12345678', ['Beto']],
    ['search', 'Q12345678', ['Beto']],
    ['search', '-1', []],
  ])('is filtered by %s %s', async (filter, value, expected) => {
    expect(await names({ [filter]: value })).toEqual(expected);
  });

  it('offers the options of its filters', async () => {
    expect(await options('firstNames')).toEqual(['Ana', 'Beto', 'Eva']);
    expect(await options('plates')).toEqual(['1234-ABC']);
    expect(await options('transportCompanies')).toEqual(['Andes Cargo']);
    expect(await options('operators')).toEqual(['Minera']);
  });

  it.each([
    'fullName',
    '-createdAt',
    'documents',
    '-plate',
    'driverLicenseExpirationDate',
    'transportCompany',
    'completion',
  ])('is sorted by %s', async (sort) => {
    expect(await rows({ sort })).toHaveLength(3);
  });

  it('hides the phone of an eventual driver from readers who may not see it', async () => {
    const clerk = await app.member(team.company, 'trucker-read');
    expect((await rows({ firstNames: 'Eva' }))[0]?.phone).toBe('591 79998887');
    expect((await rows({ firstNames: 'Eva' }, clerk))[0]?.phone).toBeNull();
    expect(await names({ search: '79998887' }, clerk)).toEqual([]);
    expect(await names({ phoneNumbers: '591 79998887' }, clerk)).toEqual([]);
    expect(await options('phoneNumbers', clerk)).not.toContain('591 79998887');
    expect(await options('phoneNumbers')).toContain('591 79998887');
  });

  it('shows the fleet type, in the reader’s own words, only to those who may see it', async () => {
    const clerk = await app.member(team.company, 'trucker-read', 'download-listings');
    const supporter = await app.member(team.company, ...ALL_RIGHTS, 'change-name-fleet');
    expect((await rows({ firstNames: 'Ana' }, clerk))[0]?.typeOfFleet).toBeNull();
    expect(await names({ fleetTypes: 'externalFleet' }, clerk)).toEqual([]);
    expect(await names({ fleetTypes: 'externalFleet' })).toEqual(['Eva']);
    const [plain, support, without] = [await sheetOf(team.manager), await sheetOf(supporter), await sheetOf(clerk)];
    expect([wordsIn(plain), wordsIn(support), wordsIn(without)]).toEqual([
      ['Frota de terceiros', 'Frota própria'],
      ['Frota de apoio', 'Frota própria'],
      [],
    ]);
  });

  it('is exported as its reader sees it', async () => {
    const clerk = await app.member(team.company, 'trucker-read', 'download-listings');
    const stranger = await app.member(team.company, 'download-listings');
    const [full, reserved, nothing] = [await sheetOf(team.manager), await sheetOf(clerk), await sheetOf(stranger)];
    expect(full).toContain('591 79998887');
    expect(reserved).toContain('Eva Eventual');
    expect(reserved).not.toContain('79998887');
    expect(nothing).not.toContain('Eva');
  });
});

const wordsIn = (sheet: string) => [...sheet.matchAll(/Frota [^<]+/g)].map(([word]) => word).sort();

async function sheetOf(who: TestUser): Promise<string> {
  const { download } = listCalls(DRIVER_LISTS.own);
  const ordered = await app.call(who, download, { body: {} as never });
  expect(ordered.status).toBe(202);
  await app.drain();
  const { body } = await app.call(who, readDownload, { params: { id: ordered.body.downloadId } });
  const file = await app.product.http.inject({ url: body.url ?? '' });
  return [...unzip(file.rawPayload).values()].join('');
}
