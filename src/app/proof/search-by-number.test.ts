import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { associationList } from '#areas/companies/contract/association.list.ts';
import { companyList } from '#areas/companies/contract/company.list.ts';
import { DRIVER_LISTS } from '#areas/fleet/contract/driver.list.ts';
import { listOwners } from '#areas/fleet/contract/driver-search.calls.ts';
import { ALL_RIGHTS, type DriversApp, startDrivers } from '#areas/fleet/server/drivers.fixture.ts';
import { searchOrderClients } from '#areas/load-orders/contract/order-catalogue.calls.ts';
import { PARTNER_CALLS } from '#areas/partners/contract/partner.calls.ts';
import { PARTNER_LISTS } from '#areas/partners/contract/partner.list.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { createId } from '#kernel/ids.ts';
import { type ListDefinition, listCalls } from '#kernel/list-definition.ts';
import { searchRecords } from '#kernel/search-calls.ts';
import type { TestUser } from '#testing/world.ts';

/** Numbers as they are printed, and as people type them. */
const TAX_IDS: readonly (readonly [CountryCode, string, readonly string[]])[] = [
  ['BR', '12345678000195', ['12.345.678/0001-95', '12345678/0001-95', '12 345 678 0001 95', '12345678000195']],
  ['AR', '30712345671', ['30-71234567-1', '30 71234567 1', '30.71234567.1', '30712345671']],
  ['CL', '76123456K', ['76.123.456-K', '76123456-k', '76 123 456 K', '76123456K']],
  ['BO', '1020304050', ['1020304050', '1020 304 050', '1.020.304.050', '1020304-050']],
];
const IDENTITIES: readonly (readonly [CountryCode, string, readonly string[]])[] = [
  ['BR', '123.456.789-09', ['123.456.789-09', '123456789-09', '123 456 789 09', '12345678909']],
  ['AR', '31.222.333', ['31.222.333', '31222333', '31 222 333']],
  ['CL', '7.654.321-6', ['7.654.321-6', '07.654.321-6', '7654321-6', '76543216']],
  ['BO', '4433221_LP', ['4433221 LP', '4433221-lp', '4433221LP', '4.433.221']],
];
const each = (table: typeof TAX_IDS) =>
  table.flatMap(([country, , texts]) => texts.map((text) => [country, text] as const));

let app: DriversApp;
let reader: TestUser;
let administrator: TestUser;

beforeAll(async () => {
  app = await startDrivers();
  const { company, manager } = await app.team('BO', 'Cargadora');
  reader = await app.member(
    company,
    ...ALL_RIGHTS,
    ...['client-read', 'client-write', 'provider-read', 'provider-write', 'associated-companies', 'load-order-write'],
    ...TAX_IDS.flatMap(([country]) =>
      ['client', 'transport-company'].map((kind) => `${kind}-list-${country.toLowerCase()}`),
    ),
  );
  const platform = await app.world.company({ platform: true });
  administrator = await app.world.user({ company: platform, isSuperAdmin: true, permissions: ['companies-read'] });
  for (const [countryId, taxId] of TAX_IDS) {
    for (const kind of ['client', 'transport'] as const) {
      const body = { name: `${kind} ${countryId}`, countryId, taxId };
      const { status } = await app.call(reader, PARTNER_CALLS[kind].create, { body: body as never });
      expect(status).toBe(201);
    }
    const other = await app.world.company({ name: `company ${countryId}`, country: countryId });
    await app.services.database.asPlatform(async (trx) => {
      await trx.updateTable('company').set({ tax_id: taxId }).where('id', '=', other.id).execute();
      await trx
        .insertInto('company_association')
        .values({ id: createId(), company_id: company.id, partner_id: other.id, requested_by: manager.userId })
        .execute();
    });
  }
  for (const [countryId, documentId] of IDENTITIES) {
    await app.register(reader, { countryId, documentId, firstName: 'Motorista', lastName: countryId, taxId: null });
  }
});
afterAll(() => app.close());

async function found(user: TestUser, text: string, { id }: ListDefinition) {
  const { status, body } = await app.call(user, searchRecords, { query: { text } });
  expect(status).toBe(200);
  return body.found.find(({ list }) => list === id)?.rows.map(nameOf) ?? [];
}

async function listed(user: TestUser, search: string, definition: ListDefinition) {
  const { status, body } = await app.call(user, listCalls(definition).read, { query: { search } as never });
  expect(status).toBe(200);
  return (body[definition.rowsKey ?? 'rows'] as readonly Record<string, unknown>[]).map(nameOf);
}

const nameOf = ({ name, fullName, companyName }: Readonly<Record<string, unknown>>) => name ?? fullName ?? companyName;

describe.each(each(TAX_IDS))('the tax id of %s, typed %s, finds', (country, text) => {
  it.each([
    ['clients', PARTNER_LISTS.client, `client ${country}`],
    ['carriers', PARTNER_LISTS.transport, `transport ${country}`],
    ['associated companies', associationList, `company ${country}`],
    ['companies of the platform', companyList, `company ${country}`],
  ])('%s, in the palette and in their list', async (_, definition, name) => {
    const user = definition === companyList ? administrator : reader;
    expect(await found(user, text, definition)).toEqual([name]);
    expect(await listed(user, text, definition)).toEqual([name]);
  });

  it('the client and the carrier where one is chosen', async () => {
    const clients = await app.call(reader, searchOrderClients, { query: { search: text } });
    expect(clients.body.clients.map(({ name }) => name)).toEqual([`client ${country}`]);
    const owners = await app.call(reader, listOwners, { query: { search: text } });
    expect(owners.body.owners.slice(1).map(({ name }) => name)).toEqual([`transport ${country}`]);
  });
});

describe.each(each(IDENTITIES))('the identity number of %s, typed %s, finds', (country, text) => {
  it('the driver, in the palette, in the list and among the options of its filter', async () => {
    expect(await found(reader, text, DRIVER_LISTS.own)).toEqual([`Motorista ${country}`]);
    expect(await listed(reader, text, DRIVER_LISTS.own)).toEqual([`Motorista ${country}`]);
    if (/lp/i.test(text)) return;
    const query = { column: 'documentsNumber', search: text };
    const { body } = await app.call(reader, listCalls(DRIVER_LISTS.own).options, { query: query as never });
    expect(body.options.slice(1)).toHaveLength(1);
  });
});
