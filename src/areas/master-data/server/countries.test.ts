import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listCountries } from '#areas/companies/contract/open.calls.ts';
import { createCompany } from '#areas/companies/contract/platform-company.calls.ts';
import { createCompaniesServer } from '#areas/companies/server/index.ts';
import { COUNTRY_CODES } from '#countries/country-type.ts';
import type { CallInput } from '#kernel/api-call.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestUser } from '#testing/world.ts';
import { readCatalogue, readCatalogues, saveCatalogue } from '../contract/catalogue.calls.ts';
import { masterDataServer } from './index.ts';

type Entry = CallInput<typeof saveCatalogue>['body']['entries'][number];
const params = { catalogue: 'countries' };
const permissions = ['company-profile-write', 'companies-read'];

let app: TestApp;
let admin: TestUser;
let ana: TestUser;
beforeAll(async () => {
  app = await startTestApp({
    areas: [createCompaniesServer({ onCompanyCreated: async () => undefined }), masterDataServer],
  });
  const company = await app.world.company({ platform: true, country: 'BR' });
  admin = await app.world.user({ company, isSuperAdmin: true, permissions, firstName: 'Rosa', lastName: 'Mamani' });
  ana = await app.world.user({ company: await app.world.company({ country: 'BO' }), permissions });
});
afterAll(() => app.close());

async function save(change: (known: Entry[]) => Entry[]) {
  const { body: now } = await app.call(admin, readCatalogue, { params });
  const entries = now.entries.map(({ key, names, behavesAs, hidden }) => ({ key, names, behavesAs, hidden }));
  return app.call(admin, saveCatalogue, { params, body: { version: now.version, entries: change(entries) } });
}
const changing = (key: string, change: Partial<Entry>) => (known: Entry[]) =>
  known.map((entry) => (entry.key === key ? { ...entry, ...change } : entry));
const seen = async () => (await app.call(ana, readCatalogues, {})).body.catalogues.find(({ id }) => id === 'countries');

describe('the countries', () => {
  it('are changed in the platform’s own company only', async () => {
    expect((await app.call(ana, readCatalogue, { params })).status).toBe(403);
    const body = { version: 0, entries: [] };
    expect((await app.call(ana, saveCatalogue, { params, body })).status).toBe(403);
    const { body: read } = await app.call(admin, readCatalogue, { params });
    expect([read.isClosed, read.entries.map(({ key }) => key)]).toEqual([true, [...COUNTRY_CODES]]);
  });

  it('are renamed, ordered and hidden for every company at once', async () => {
    expect(await seen()).toBeUndefined();
    const { status } = await save((known) => {
      const renamed = changing('BO', { names: { 'pt-BR': null, es: 'Estado Plurinacional', en: null } })(known);
      return changing('UY', { hidden: true })(renamed).reverse();
    });
    expect(status).toBe(200);
    const countries = await seen();
    expect(countries?.names).toEqual({ BO: 'Estado Plurinacional' });
    expect(countries?.offered).toEqual(['AR', 'BR', 'MX', 'PY', 'CL', 'PE', 'BO']);
    expect(countries?.groups).toContain('countries');
  });

  it('that are hidden take no further company, and stay where they are named', async () => {
    const body = { companyName: 'Charrúa', country: { countryId: 'UY' as const } };
    const { status, error } = await app.call(admin, createCompany, { body } as never);
    expect([status, error.fields?.['country.countryId']?.code]).toEqual([400, 'choice']);
  });

  it('in which companies work are not hidden', async () => {
    const { status, error } = await save(changing('BO', { hidden: true }));
    expect([status, error.code]).toEqual([409, 'masterData.countryInUse']);
    expect(error.facts).toMatchObject({ key: 'BO', companies: 1 });
    expect(error.message).toContain('Estado Plurinacional');
  });

  it.each<[string, (known: Entry[]) => Entry[]]>([
    ['another one', (known) => [...known, { ...known[0]!, key: null }]],
    ['one left out', (known) => known.slice(1)],
    ['a name that another has', changing('CL', { names: { 'pt-BR': null, es: 'Perú', en: null } })],
    ['a name of 300 letters', changing('CL', { names: { 'pt-BR': null, es: 'x'.repeat(300), en: null } })],
  ])('are refused with %s', async (_, change) => {
    expect((await save(change)).status).toBe(400);
  });

  it('are offered before the sign-in as well', async () => {
    const { body } = await app.call(null, listCountries, {});
    expect(body.countries.length).toBeGreaterThan(6);
  });
});
