import readSheet from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDownload } from '#kernel/download-calls.ts';
import { listCalls } from '#kernel/list-definition.ts';
import type { TestUser } from '#testing/world.ts';
import { PARTNER_CALLS } from '../contract/partner.calls.ts';
import { clientList, externalCompanyList, type PartnerRow, transportCompanyList } from '../contract/partner.list.ts';
import { type PartnersApp, startPartners, type Team } from './partners.fixture.ts';

let app: PartnersApp;
let own: Team;

/** Three clients of one company, in three countries. */
beforeAll(async () => {
  app = await startPartners();
  own = await app.team();
  await app.register(own.manager, 'client', {
    name: 'Ñandú Granos',
    countryId: 'PY',
    taxId: '80012345',
    city: 'Asunción',
    contacts: [{ fullName: 'Mirta Benítez', phone: '981234567', email: 'mirta@example.test' }],
  });
  await app.register(own.manager, 'client', {
    name: 'Molinos del Valle',
    countryId: 'CL',
    taxId: '760864285',
    city: 'Santiago',
    address: 'Av. Apoquindo 3000',
    contacts: [
      { fullName: 'Camila Soto', phone: '987654321', email: 'camila@example.test' },
      { fullName: 'Pedro Rojas', email: 'pedro@example.test' },
    ],
    addresses: [{ fullName: 'Bodega', address: 'Ruta 5 km 20', city: 'Colina' }],
  });
  const closed = await app.register(own.manager, 'client', { name: 'Azúcar Andina', taxId: '1023456027' });
  const enabling = { params: { id: closed._id }, body: { enable: false } };
  await app.call(own.manager, PARTNER_CALLS.client.enable, enabling);
});
afterAll(() => app.close());

const clients = listCalls(clientList);

async function names(query: Record<string, string> = {}, who: TestUser = own.manager): Promise<string[]> {
  const { body } = await app.call(who, clients.read, { query: query as never });
  return (body.clients as readonly PartnerRow[]).map(({ name }) => name);
}

async function options(column: string, who: TestUser = own.manager): Promise<string[]> {
  const { body } = await app.call(who, clients.options, { query: { column } });
  return body.options.map(({ name }) => name);
}

describe('the list of partners', () => {
  it('shows each with its first contact, all mails and all phones', async () => {
    const { body } = await app.call(own.manager, clients.read, { query: { search: 'molinos' } as never });
    expect(body).toMatchObject({ totalRegistry: 1 });
    expect((body.clients as readonly PartnerRow[])[0]).toMatchObject({
      name: 'Molinos del Valle',
      countryId: 'CL',
      taxId: '760864285',
      city: 'Santiago',
      contact: 'Camila Soto',
      emails: ['camila@example.test', 'pedro@example.test'],
      phones: ['56 987654321'],
      linked: false,
      status: 'active',
    });
  });

  it('is sorted by name without regard to accents', async () => {
    expect(await names()).toEqual(['Azúcar Andina', 'Molinos del Valle', 'Ñandú Granos']);
    expect(await names({ sort: '-name' })).toEqual(['Ñandú Granos', 'Molinos del Valle', 'Azúcar Andina']);
  });

  it.each([
    ['a part of the name', 'nandu', ['Ñandú Granos']],
    ['the tax id as it is written', '76.086.428-5', ['Molinos del Valle']],
    ['a contact and a city together', 'mirta asuncion', ['Ñandú Granos']],
    ['a mail', 'pedro@', ['Molinos del Valle']],
    ['a depot', 'ruta 5', ['Molinos del Valle']],
    ['nothing anybody has', 'xyz', []],
  ])('is searched by %s', async (_what, search, found) => {
    expect(await names({ search })).toEqual(found);
  });

  it.each([
    ['countries', 'PY,CL', ['Molinos del Valle', 'Ñandú Granos']],
    ['statuses', 'disabled', ['Azúcar Andina']],
    ['cities', 'Colina', ['Molinos del Valle']],
    ['addresses', 'Av. Apoquindo 3000', ['Molinos del Valle']],
    ['emails', 'mirta@example.test,pedro@example.test', ['Molinos del Valle', 'Ñandú Granos']],
    ['phones', '595 981234567', ['Ñandú Granos']],
  ])('is filtered by %s', async (filter, value, found) => {
    expect(await names({ [filter]: value })).toEqual(found);
  });

  it('offers the options of its filters', async () => {
    expect(await options('cities')).toEqual(['Todos', 'Asunción', 'Colina', 'Santiago']);
    expect(await options('emails')).toEqual([
      'Todos',
      'camila@example.test',
      'mirta@example.test',
      'pedro@example.test',
    ]);
    const { body } = await app.call(own.manager, clients.options, { query: { column: 'names', search: 'granos' } });
    const chosen = body.options.find(({ name }) => name === 'Ñandú Granos');
    expect(await names({ names: String(chosen?._id) })).toEqual(['Ñandú Granos']);
  });

  it('is exported as a spreadsheet, in words and with the tax id in its country’s form', async () => {
    const columns = ['name', 'status', 'countryId', 'taxId', 'phones'] as const;
    const order = { columns: [...columns], countries: 'CL,BO' } as never;
    const ordered = await app.call(own.manager, clients.download, { body: order });
    await app.drain();
    const { body } = await app.call(own.manager, readDownload, { params: { id: ordered.body.downloadId } });
    const file = await app.product.http.inject({ method: 'GET', url: body.url ?? '' });
    const sheet = JSON.stringify(await readSheet(file.rawPayload));
    expect(sheet).toContain(JSON.stringify(['Azúcar Andina', 'Desativado', 'Bolívia', '1023456027', null]));
    expect(sheet).toContain(JSON.stringify(['Molinos del Valle', 'Ativo', 'Chile', '76.086.428-5', '56 987654321']));
    expect(sheet).not.toContain('Ñandú');
  });

  it('separates the kinds', async () => {
    await app.register(own.manager, 'transport', { name: 'Camiones Sur' });
    await app.register(own.manager, 'external', { name: 'Aduana Norte' });
    expect(await names()).toHaveLength(3);
    const transport = await app.call(own.manager, listCalls(transportCompanyList).read, { query: {} });
    expect(transport.body.transportCompanies).toMatchObject([{ name: 'Camiones Sur' }]);
    const external = await app.call(own.manager, listCalls(externalCompanyList).read, { query: {} });
    expect(external.body.externalCompanies).toMatchObject([{ name: 'Aduana Norte' }]);
  });
});

describe('the countries of a reader', () => {
  it('decide which partners are listed, counted and offered', async () => {
    const rights = ['client-read', 'client-list-cl', 'client-list-bo', 'view-company-countries'];
    const reader = await app.member(own.company, ...rights);
    const { body } = await app.call(reader, clients.read, { query: {} });
    expect(body.totalRegistry).toBe(2);
    expect(await names({}, reader)).toEqual(['Azúcar Andina', 'Molinos del Valle']);
    expect(await names({ countries: 'PY' }, reader)).toEqual([]);
    expect(await options('cities', reader)).toEqual(['Todos', 'Colina', 'Santiago']);
  });

  it('are none without a list permission, and the call is refused without the right to read', async () => {
    const listless = await app.member(own.company, 'client-read');
    expect(await names({}, listless)).toEqual([]);
    const stranger = await app.member(own.company, 'client-list-cl');
    expect((await app.call(stranger, clients.read, { query: {} })).status).toBe(403);
  });

  it('are a column and a filter only for who may see them', async () => {
    const rights = ['client-read', 'client-list-cl', 'client-list-bo', 'download-listings'];
    const reader = await app.member(own.company, ...rights);
    // For others the filter does not apply.
    expect(await names({ countries: 'CL' }, reader)).toEqual(['Azúcar Andina', 'Molinos del Valle']);
    const body = { columns: ['name', 'countryId'] } as never;
    const ordered = await app.call(reader, clients.download, { body });
    await app.drain();
    const download = await app.call(reader, readDownload, { params: { id: ordered.body.downloadId } });
    const file = await app.product.http.inject({ method: 'GET', url: download.body.url ?? '' });
    const [sheet] = await readSheet(file.rawPayload);
    expect(sheet?.data).toEqual([['Nome'], ['Azúcar Andina'], ['Molinos del Valle']]);
  });

  it('apply to the spreadsheet too, which is empty without the right to read', async () => {
    const external = listCalls(externalCompanyList);
    const curious = await app.member(own.company, 'download-listings');
    const ordered = await app.call(curious, external.download, { body: {} });
    await app.drain();
    const { body } = await app.call(curious, readDownload, { params: { id: ordered.body.downloadId } });
    expect(body).toMatchObject({ status: 'ready', rows: 0 });
  });
});
