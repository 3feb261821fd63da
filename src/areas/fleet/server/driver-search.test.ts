import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '#kernel/ids.ts';
import * as searches from '../contract/driver-search.calls.ts';
import { type DriversApp, startDrivers, type Team } from './drivers.fixture.ts';

let app: DriversApp;
let team: Team;
beforeAll(async () => {
  app = await startDrivers();
  team = await app.team('BO', 'Transportes Illimani');
});
afterAll(() => app.close());

const BR = { countryId: 'BR' } as const;

describe('searching for a driver', () => {
  it('finds by document, phone and licence, in any notation of the number', async () => {
    const { manager } = await app.team('BR');
    const { _id } = await app.register(manager, BR);
    const country = 'BR' as const;
    const replies = [
      await app.call(manager, searches.searchDriver, { query: { country, documentId: '529.982.247-25' } }),
      await app.call(manager, searches.searchDriver, {
        query: { country, documentId: '52998224725', typeDocumentId: 'RG' },
      }),
      await app.call(manager, searches.searchDriverByPhone, { query: { country, phone: '(11) 98765-4321' } }),
      await app.call(manager, searches.searchDriverByPhone, { query: { countryCode: '+55', phone: '11987654321' } }),
      await app.call(manager, searches.searchDriverByLicence, { query: { country, driverLicense: '123 456 789 00' } }),
    ];
    for (const { status, body } of replies) {
      expect([status, body.truckers.map((found) => found._id), body.knownElsewhere]).toEqual([200, [_id], false]);
    }
  });

  it('looks in Bolivia where no country is named', async () => {
    const driver = await app.register(team.manager);
    const { body } = await app.call(team.manager, searches.searchDriver, {
      query: { documentId: driver.profile.documentId ?? '' },
    });
    expect(body.truckers.map(({ _id }) => _id)).toEqual([driver._id]);
  });

  it('finds complete numbers only, and replies with nothing where there is nothing', async () => {
    const driver = await app.register(team.manager);
    const documentId = (driver.profile.documentId ?? '').slice(0, 6);
    const { status, body } = await app.call(team.manager, searches.searchDriver, { query: { documentId } });
    expect([status, body]).toEqual([200, { truckers: [], knownElsewhere: false }]);
  });

  it('shows only that another company has such a driver', async () => {
    const stranger = await app.team('BO', 'Competencia Secreta');
    const driver = await app.register(stranger.manager, { firstName: 'Secreto', lastName: 'Perfecto' });
    const query = { phone: driver.auth.phone ?? '' };
    const { body } = await app.call(team.manager, searches.searchDriverByPhone, { query });
    expect(body).toEqual({ truckers: [], knownElsewhere: true });
  });

  it('does not find by a phone that the reader may not see', async () => {
    const driver = await app.register(team.manager, { eventualTrucker: true });
    const clerk = await app.member(team.company, 'trucker-read');
    const query = { phone: driver.auth.phone ?? '' };
    expect((await app.call(clerk, searches.searchDriverByPhone, { query })).body.truckers).toEqual([]);
    expect((await app.call(team.manager, searches.searchDriverByPhone, { query })).body.truckers).toHaveLength(1);
  });

  it('finds nothing in a market the reader may not see', async () => {
    const driver = await app.register(team.manager, {}, 'spot');
    const clerk = await app.member(team.company, 'trucker-read');
    const query = { driverLicense: driver.profile.driverLicense };
    expect((await app.call(clerk, searches.searchDriverByLicence, { query })).body).toEqual({
      truckers: [],
      knownElsewhere: false,
    });
  });

  it.each([
    ['a phone that is none', searches.searchDriverByPhone, { phone: '12' }, 'query.phone', 'exactDigits'],
    [
      'a calling code nobody has',
      searches.searchDriverByPhone,
      { countryCode: '999', phone: '71234567' },
      'query.countryCode',
      'choice',
    ],
    [
      'a document the country does not have',
      searches.searchDriver,
      { documentId: '1', typeDocumentId: 'INE' },
      'query.typeDocumentId',
      'choice',
    ],
  ] as const)('refuses %s', async (_what, call, query, field, code) => {
    const { status, error } = await app.call(team.manager, call as typeof searches.searchDriver, {
      query: query as never,
    });
    expect([status, error.fields?.[field]?.code]).toEqual([400, code]);
  });

  it('is allowed thirty times a minute', async () => {
    const clerk = await app.member(team.company, 'trucker-read');
    const ask = () => app.call(clerk, searches.searchDriverByLicence, { query: { driverLicense: '1' } });
    for (let asked = 0; asked < 30; asked += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
  });
});

describe('what everybody may see of a driver', () => {
  it('has no number and not the full name', async () => {
    const stranger = await app.team();
    const driver = await app.register(stranger.manager, { firstName: 'Rosa', lastName: 'Quispe' });
    const { body } = await app.call(team.manager, searches.openDriver, { params: { id: driver._id } });
    expect(body.trucker).toEqual({
      _id: driver._id,
      shortName: 'Rosa Q.',
      country: { countryId: 'BO', countryName: 'Bolívia' },
      driverLicenseCategory: 'C',
      verified: false,
      rating: null,
      totalTravel: 0,
    });
  });

  it('is not found without a driver', async () => {
    const { status, error } = await app.call(team.manager, searches.openDriver, { params: { id: createId() } });
    expect([status, error.code]).toEqual([404, 'drivers.notFound']);
  });
});

it('offers the transport companies to a shipper, who may only hand orders over to them', async () => {
  const { company } = await app.team();
  const shipper = await app.member(company, 'assign-transport-company');
  expect((await app.call(shipper, searches.listOwners, { query: {} })).status).toBe(200);
  expect((await app.call(await app.member(company, 'users-read'), searches.listOwners, { query: {} })).status).toBe(
    403,
  );
});

it('owners are the own company and its transport companies, by a part of the name', async () => {
  const own = await app.team('BO', 'Dueña SRL');
  await app.transportCompany(own, 'Zeta Cargo');
  await app.transportCompany(own, 'Águila Transportes');
  const ask = (search?: string) =>
    app.call(own.manager, searches.listOwners, { query: search === undefined ? {} : { search } });
  expect((await ask()).body.owners.map(({ name }) => name)).toEqual(['Dueña SRL', 'Águila Transportes', 'Zeta Cargo']);
  expect((await ask('aguila')).body.owners.map(({ name }) => name)).toEqual(['Dueña SRL', 'Águila Transportes']);
});
