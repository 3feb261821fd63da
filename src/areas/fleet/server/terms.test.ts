import { afterAll, beforeAll, expect, it } from 'vitest';
import { startVehicles, type VehiclesApp } from './vehicles.fixture.ts';

let app: VehiclesApp;
beforeAll(async () => {
  app = await startVehicles();
});
afterAll(() => app.close());

const ask = (address: string, language: string) =>
  app.product.http.inject({ method: 'GET', url: `/api/terms/${address}`, headers: { 'accept-language': language } });

it('says what a country calls carriers and vehicles, in the language of the caller as spoken there', async () => {
  const chile = (await ask('transportUnit?country=CL', 'es')).json();
  expect(chile).toMatchObject({ language: 'es-CL', terms: { truck: 'Camión', plate: 'Patente' } });
  const mexico = (await ask('carrier?country=MX', 'es-BO')).json();
  expect(mexico).toMatchObject({ language: 'es-MX', taxId: 'RFC' });
  expect(mexico.terms).toMatchObject({ driver: 'Operador', operator: 'Transportista' });
  const brazil = (await ask('carrier?country=BR', 'en')).json();
  expect(brazil).toMatchObject({ language: 'pt-BR', terms: { driver: 'Motorista' }, taxId: 'CNPJ' });
});

it('may be kept for a day, for each language apart', async () => {
  const reply = await ask('carrier?country=PE', 'es');
  expect([reply.headers['cache-control'], reply.headers.vary]).toEqual(['public, max-age=86400', 'accept-language']);
});

it('knows no other country', async () => {
  for (const query of ['', '?country=ZZ', '?country=BO&x=1'])
    expect([query, (await ask(`carrier${query}`, 'es')).statusCode]).toEqual([query, 400]);
});
