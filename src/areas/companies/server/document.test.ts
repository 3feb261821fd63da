import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addDocument,
  listDocuments,
  removeDocument,
  updateDocument,
} from '#areas/companies/contract/document.calls.ts';
import { MAX_COMPANY_DOCUMENTS } from '#areas/companies/rules/company-limits.ts';
import { uploadFile } from '#kernel/file-calls.ts';
import type { TestApp } from '#testing/test-app.ts';
import type { TestUser } from '#testing/world.ts';
import { auditTrail, startCompanies, team } from './companies.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startCompanies();
});
afterAll(() => app.close());

const PDF = btoa('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

const add = (who: TestUser, fileName = 'testimonio.pdf') =>
  app.call(who, addDocument, { body: { type: 'constitution', file: { fileName, url: PDF } } });

const get = (url: string) => app.product.http.inject({ method: 'GET', url });

describe('the documents of a company', () => {
  it('are stored with type, name and expiry, and opened by a link', async () => {
    const { manager } = await team(app);
    const { status, body } = await app.call(manager, addDocument, {
      body: { type: 'power', file: { fileName: 'poder.pdf', url: PDF }, expirationDate: '2027-03-31' },
    });
    expect(status).toBe(201);
    expect(body.document).toMatchObject({ type: 'power', fileName: 'poder.pdf', expirationDate: '2027-03-31' });
    const opened = await get(body.document.url);
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'application/pdf']);
    const unsigned = await get(body.document.url.split('?')[0] as string);
    expect(unsigned.statusCode).toBe(403);
    expect((await app.call(manager, listDocuments)).body.documents).toHaveLength(1);
  });

  it('may be files of an earlier upload', async () => {
    const { manager } = await team(app);
    const upload = await app.call(manager, uploadFile, { body: { fileName: 'nit.pdf', content: PDF } });
    const { body } = await app.call(manager, addDocument, { body: { type: 'nit', file: { fileId: upload.body.id } } });
    expect(body.document).toMatchObject({ fileId: upload.body.id, fileName: 'nit.pdf' });
  });

  it('are renamed, and saved under their new name', async () => {
    const { manager } = await team(app);
    const id = (await add(manager)).body.document._id;
    const { body } = await app.call(manager, updateDocument, {
      params: { id },
      body: { editedFileName: 'Testimonio de constitución' },
    });
    expect(body.document.fileName).toBe('Testimonio de constitución');
    const opened = await get(body.document.url);
    expect(decodeURIComponent(String(opened.headers['content-disposition']))).toContain(
      'Testimonio de constitución.pdf',
    );
    expect((await auditTrail(app, 'companyDocument', id)).map(({ action }) => action)).toEqual([
      'companies.addDocument',
      'companies.updateDocument',
    ]);
  });

  it('change and lose their expiry without losing their name', async () => {
    const { manager } = await team(app);
    const params = { id: (await add(manager)).body.document._id };
    const dated = await app.call(manager, updateDocument, { params, body: { expirationDate: '2026-12-31' } });
    expect(dated.body.document).toMatchObject({ fileName: 'testimonio.pdf', expirationDate: '2026-12-31' });
    const undated = await app.call(manager, updateDocument, { params, body: { expirationDate: null } });
    expect(undated.body.document.expirationDate).toBeNull();
  });

  it.each([
    ['no name', '', 'required'],
    ['a name with spaces at its edges', ' poder', 'edges'],
    ['a name of 151 characters', 'x'.repeat(151), 'maxLength'],
  ])('refuse %s', async (_what, editedFileName, code) => {
    const { manager } = await team(app);
    const id = (await add(manager)).body.document._id;
    const { status, error } = await app.call(manager, updateDocument, { params: { id }, body: { editedFileName } });
    expect([status, error.fields?.editedFileName?.code]).toEqual([400, code]);
  });

  it('accept a name of exactly 150 characters', async () => {
    const { manager } = await team(app);
    const id = (await add(manager)).body.document._id;
    const body = { editedFileName: 'x'.repeat(150) };
    expect((await app.call(manager, updateDocument, { params: { id }, body })).status).toBe(200);
  });

  it.each(['2026-02-30', '31-12-2026', 'soon'])('refuse the expiry %s', async (expirationDate) => {
    const { manager } = await team(app);
    const { status, error } = await app.call(manager, addDocument, {
      body: { type: 'x', file: { fileName: 'a.pdf', url: PDF }, expirationDate },
    });
    expect(status).toBe(400);
    expect(Object.keys(error.fields ?? {})).toEqual(['expirationDate']);
  });

  it('are deleted with their file', async () => {
    const { company, manager } = await team(app);
    const { document } = (await add(manager)).body;
    const params = { id: document._id };
    expect((await app.call(manager, removeDocument, { params })).status).toBe(200);
    expect((await app.call(manager, removeDocument, { params })).status).toBe(404);
    expect((await get(document.url)).statusCode).toBe(404);
    const files = await app.services.database.asPlatform((trx) =>
      trx.selectFrom('file_object').select('id').where('company_id', '=', company.id).execute(),
    );
    expect(files).toEqual([]);
  });

  it('are limited in number, also when they arrive together', async () => {
    const { manager } = await team(app);
    for (let count = 1; count < MAX_COMPANY_DOCUMENTS; count += 1) expect((await add(manager)).status).toBe(201);
    const replies = await Promise.all([add(manager), add(manager), add(manager)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const refused = replies.find(({ status }) => status === 409);
    expect(refused?.error).toMatchObject({
      code: 'companies.tooManyDocuments',
      message: 'Limite atingido! Máximo de 10 documentos.',
    });
  });
});
