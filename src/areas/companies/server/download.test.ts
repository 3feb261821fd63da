import readSheet from 'read-excel-file/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestAssociation } from '#areas/companies/contract/association.calls.ts';
import { associationList } from '#areas/companies/contract/association.list.ts';
import { updateCompany } from '#areas/companies/contract/company.calls.ts';
import { companyList } from '#areas/companies/contract/company.list.ts';
import { readDownload } from '#kernel/download-calls.ts';
import { type ListDefinition, listCalls } from '#kernel/list-definition.ts';
import type { TestApp } from '#testing/test-app.ts';
import type { TestUser } from '#testing/world.ts';
import { startCompanies, superAdmin, team } from './companies.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startCompanies();
});
afterAll(() => app.close());

async function download(who: TestUser, list: ListDefinition, columns: readonly string[]): Promise<unknown> {
  const ordered = await app.call(who, listCalls(list).download, { body: { columns: [...columns] } });
  await app.drain();
  const { body } = await app.call(who, readDownload, { params: { id: ordered.body.downloadId } });
  expect(body.status).toBe('ready');
  const file = await app.product.http.inject({ method: 'GET', url: body.url ?? '' });
  return readSheet(file.rawPayload);
}

it('the lists are exported as spreadsheets, in words and with the tax id in its country’s form', async () => {
  const admin = await superAdmin(app);
  const { company, manager } = await team(app, 'CL', 'Ruta Sur');
  const other = await team(app, 'PE', 'Lima Cargo');
  await app.call(manager, updateCompany, { body: { version: 1, taxId: '760864285' } });
  await app.call(other.manager, requestAssociation, { body: { companyId: company.id } });

  const companies = await download(admin, companyList, ['companyName', 'countryId', 'taxId', 'enabled']);
  expect(JSON.stringify(companies)).toContain(JSON.stringify(['Ruta Sur', 'Chile', 'Sim', '76.086.428-5']));
  expect(JSON.stringify(await download(admin, companyList, ['companyName', 'averageCompany']))).toContain(
    JSON.stringify(['Ruta Sur', 3]),
  );
  const partners = await download(other.manager, associationList, ['companyName', 'taxId', 'side', 'status']);
  expect(JSON.stringify(partners)).toContain(JSON.stringify(['Ruta Sur', '76.086.428-5', 'Enviado', 'Pendente']));
});
