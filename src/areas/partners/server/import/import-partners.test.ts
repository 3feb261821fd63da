import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ImportsApp, startImports } from '#areas/imports/server/imports.fixture.ts';
import { spreadsheet } from '#areas/imports/server/reading/spreadsheets.fixture.ts';
import { PARTNER_CALLS } from '#areas/partners/contract/partner.calls.ts';
import { clientList, type PartnerRow } from '#areas/partners/contract/partner.list.ts';
import { listCalls } from '#kernel/list-definition.ts';
import type { TestUser } from '#testing/world.ts';
import { clientImport, clientTransportImport } from '../../contract/partner.imports.ts';

const RIGHTS = ['client-read', 'client-write', 'client-list-bo', 'client-list-pe', 'provider-read', 'provider-write'];
let app: ImportsApp;
beforeAll(async () => {
  app = await startImports();
});
afterAll(() => app.close());

const HEADINGS = ['Nombre', 'NIT', 'Ciudad', 'Nombre del contacto', 'Teléfono', 'Correo'];

const clientsOf = async (who: TestUser) =>
  (await app.call(who, listCalls(clientList).read, { query: {} })).body.clients as readonly PartnerRow[];

describe('an import of clients', () => {
  it('reports what it would do, does it, and the second time only updates', async () => {
    const who = await app.importer('BO', ...RIGHTS);
    const file = [
      HEADINGS,
      ['Molinos del Valle', '1020304027', 'La Paz', 'Rosa Quispe', 71234567, 'Rosa@Example.test'],
      ['Cervecería Andina', 1023456024, 'Oruro', null, null, null],
    ];
    const preview = await app.send(who, clientImport, file, { preview: true });
    expect(preview.body).toEqual({ status: 'OK', message: '', insertItems: 2, updateItems: 0 });
    expect(await clientsOf(who)).toEqual([]);

    expect((await app.send(who, clientImport, file)).body).toMatchObject({ insertItems: 2, updateItems: 0 });
    const [beer, mill] = await clientsOf(who);
    expect(beer).toMatchObject({ name: 'Cervecería Andina', taxId: '1023456024', countryId: 'BO', city: 'Oruro' });
    expect(mill).toMatchObject({ phones: ['591 71234567'], emails: ['rosa@example.test'], status: 'active' });

    expect((await app.send(who, clientImport, file)).body).toMatchObject({ insertItems: 0, updateItems: 2 });
    expect(await clientsOf(who)).toHaveLength(2);
  });

  it('keeps the values a line leaves empty, and keeps other contacts', async () => {
    const who = await app.importer('BO', ...RIGHTS);
    const body = {
      name: 'Viejo nombre',
      countryId: 'BO' as const,
      taxId: '1020304027',
      notes: 'Paga a 30 días',
      contacts: [
        { fullName: 'Ana Rojas', phone: '70000001' },
        { fullName: 'Luis', email: 'luis@example.test' },
      ],
    };
    const { partner } = (await app.call(who, PARTNER_CALLS.client.create, { body })).body;
    const reply = await app.send(who, clientImport, [
      ['NIT', 'Razón social', 'Observaciones', 'Contacto', 'Celular'],
      ['1020304027', 'Nuevo nombre', null, 'Ana Rojas de Paz', '70000001'],
    ]);
    expect(reply.body).toMatchObject({ insertItems: 0, updateItems: 1 });
    const after = (await app.call(who, PARTNER_CALLS.client.read, { params: { id: partner._id } })).body.partner;
    expect(after).toMatchObject({ name: 'Nuevo nombre', notes: 'Paga a 30 días' });
    expect(after.contacts.map(({ fullName }) => fullName)).toEqual(['Ana Rojas de Paz', 'Luis']);
    const { entries } = (await app.call(who, PARTNER_CALLS.client.history, { params: { id: partner._id }, query: {} }))
      .body;
    expect(entries.map(({ action }) => action)).toEqual(['partners.update', 'partners.create']);
  });

  it('writes nothing when one line is wrong, and reports where and why in the reader’s language', async () => {
    const who = await app.importer('BO', ...RIGHTS);
    const file = [
      HEADINGS,
      ['Buena', '1020304027', null, null, null, null],
      [null, '12', null, null, '12', 'nada'],
      ['Repetida', '10.203.040-27', null, null, null, null],
    ];
    const preview = await app.send(who, clientImport, file, { preview: true, language: 'pt-BR' });
    expect(preview.body).toMatchObject({ status: 'ERROR', insertItems: 0, updateItems: 0 });
    expect(await app.reportOf(preview)).toEqual([
      [3, 'A · Nombre', null, 'Obrigatório'],
      [3, 'B · NIT', '12', 'Mínimo de 7 dígitos'],
      [3, 'E · Teléfono', '12', 'Deve ter 8 dígitos'],
      [3, 'F · Correo', 'nada', 'E-mail inválido'],
      [4, 'B · NIT', '10.203.040-27', 'Repetido: a linha 2 já tem este valor'],
    ]);
    const refused = await app.send(who, clientImport, file, { language: 'es' });
    expect([refused.status, refused.error.code]).toEqual([422, 'imports.invalidContent']);
    expect(refused.error.fields?.['4.taxId']?.message).toBe('Repetido: la fila 2 ya tiene este valor');
    expect(await clientsOf(who)).toEqual([]);
  });

  it('reports every problem of a line that has its required cells', async () => {
    const who = await app.importer('BO', ...RIGHTS);
    const file = [HEADINGS, ['Mala', '12', 'x'.repeat(300), null, '12', 'nada']];
    const report = await app.reportOf(await app.send(who, clientImport, file, { preview: true, language: 'en' }));
    expect(report.map(([, column, , reason]) => [column, reason]).sort()).toEqual([
      ['B · NIT', 'At least 7 digits'],
      ['C · Ciudad', 'At most 200 characters'],
      ['E · Teléfono', 'Must have 8 digits'],
      ['F · Correo', 'Invalid e-mail'],
    ]);
  });

  it('refuses a country the importer may not see', async () => {
    const who = await app.importer('BO', ...RIGHTS);
    const file = [
      ['Name', 'Tax ID', 'Country'],
      ['One', '20512345678', 'Perú'],
      ['Two', '760864285', 'CL'],
    ];
    const report = await app.reportOf(await app.send(who, clientImport, file, { preview: true, language: 'en' }));
    expect(report).toEqual([[3, 'C · Country', 'CL', expect.any(String)]]);
  });

  it('creates no duplicates when the same file is imported twice at once', async () => {
    const who = await app.importer('BO', ...RIGHTS);
    const lines = Array.from({ length: 20 }, (_, index) => [`Firma ${index}`, `${3_000_000 + index}`]);
    const file = [['Nombre', 'NIT'], ...lines];
    const replies = await Promise.all([app.send(who, clientImport, file), app.send(who, clientImport, file)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(replies.map(({ body }) => body.insertItems).sort()).toEqual([0, 20]);
    const { body } = await app.call(who, listCalls(clientList).read, { query: {} });
    expect(body.totalRegistry).toBe(20);
  });

  it('replies the same when the same request is sent again', async () => {
    const who = await app.importer('BO', ...RIGHTS);
    // Made once: a spreadsheet holds the time at which it was written.
    const file = await spreadsheet([
      ['Nombre', 'NIT'],
      ['Firma', '3000000'],
    ]);
    const first = await app.send(who, clientImport, file, { idempotencyKey: 'import-once-1' });
    const second = await app.send(who, clientImport, file, { idempotencyKey: 'import-once-1' });
    expect(second.body).toEqual(first.body);
    expect(second.headers['idempotency-replayed']).toBe('true');
  });

  it('requires the right to write clients, or transport companies for those', async () => {
    const reader = await app.importer(
      'BO',
      'client-read',
      'provider-read',
      'provider-write',
      'transport-company-list-bo',
    );
    const file = [
      ['Nombre', 'NIT'],
      ['Firma', '3000000'],
    ];
    expect((await app.send(reader, clientImport, file)).status).toBe(403);
    expect((await app.send(reader, clientTransportImport, file)).body).toMatchObject({ insertItems: 1 });
  });
});
