import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companyByUrl, listCountries, listTypeOperations } from '#areas/companies/contract/open.calls.ts';
import { TYPE_OPERATIONS } from '#areas/companies/rules/type-operation.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startCompanies } from './companies.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startCompanies();
});
afterAll(() => app.close());

describe('open data', () => {
  it('includes the eight countries for everybody, in their language', async () => {
    const { body } = await app.call(null, listCountries, {}, { language: 'en' });
    expect(body.countries).toHaveLength(8);
    expect(body.countries.find(({ countryId }) => countryId === 'BR')).toEqual({
      countryCode: 'BR',
      countryId: 'BR',
      name: 'Brazil',
      codeName: 'BR',
      emoji: '🇧🇷',
      image: null,
      phoneCode: '55',
      taxIdLabel: 'CNPJ',
      currency: { measurementUnitId: 'BRL', abbreviation: 'R$' },
      language: 'pt-BR',
    });
  });

  it('includes the types of operation for signed-in users', async () => {
    const { body } = await app.call(await app.world.user(), listTypeOperations, {}, { language: 'es-CL' });
    expect(body.typeOperations).toEqual([
      { _id: 'direct', name: 'Transportadora' },
      { _id: 'catering', name: 'Proveedor' },
      { _id: 'distributor', name: 'Distribuidor' },
    ]);
    expect((await app.call(null, listTypeOperations)).status).toBe(401);
    const known = await app.services.database.asPlatform((trx) =>
      trx.selectFrom('type_operation').select('id').execute(),
    );
    expect(known.map(({ id }) => id).sort()).toEqual([...TYPE_OPERATIONS].sort());
  });
});

describe('the sign-in page of a company', () => {
  it('is found by its address, in any case, and shows only its theme', async () => {
    await app.world.company({ name: 'Frontera', country: 'CL', url: 'frontera' });
    const { status, body } = await app.call(null, companyByUrl, { query: { url: 'Frontera' } });
    expect(status).toBe(200);
    expect(body).toEqual({
      company: {
        companyName: 'Frontera',
        theme: { logo: null, favicon: null, loginBackground: null, primaryColor: '#EC9405' },
        country: { countryId: 'CL', countryName: 'Chile' },
        language: 'es-CL',
      },
    });
  });

  it('is in Portuguese where the country is unknown', async () => {
    const company = await app.world.company({ url: 'sin-pais' });
    await app.services.database.asPlatform((trx) =>
      trx.updateTable('company').set({ country_code: null }).where('id', '=', company.id).execute(),
    );
    const { body } = await app.call(null, companyByUrl, { query: { url: 'sin-pais' } });
    expect(body.company).toMatchObject({ language: 'pt-BR', country: { countryId: 'BO' } });
  });

  it('does not exist for an unknown address, an impossible one, or a disabled company', async () => {
    const company = await app.world.company({ url: 'cerrada' });
    await app.services.database.asPlatform((trx) =>
      trx.updateTable('company').set({ enabled: false }).where('id', '=', company.id).execute(),
    );
    for (const url of ['nowhere', 'https://frontera', "a' or true --", 'cerrada']) {
      const { status, error } = await app.call(null, companyByUrl, { query: { url } });
      expect([url, status, error.code]).toEqual([url, 404, 'companies.unknownUrl']);
    }
  });
});
