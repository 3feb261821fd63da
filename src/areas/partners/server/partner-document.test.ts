import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestUser } from '#testing/world.ts';
import { PARTNER_CALLS } from '../contract/partner.calls.ts';
import { PARTNER_DOCUMENT_CALLS } from '../contract/partner-document.calls.ts';
import { MAX_PARTNER_DOCUMENTS } from '../rules/partner-limits.ts';
import { type PartnersApp, startPartners } from './partners.fixture.ts';

let app: PartnersApp;
beforeAll(async () => {
  app = await startPartners();
});
afterAll(() => app.close());

const documents = PARTNER_DOCUMENT_CALLS.client;
const get = (url: string) => app.product.http.inject({ method: 'GET', url });

async function attach(who: TestUser, id: string) {
  const fileId = await app.upload(who);
  return app.call(who, documents.add, { params: { id }, body: { fileId, type: 'contract' } });
}

describe('the documents of a partner', () => {
  it('are stored with its registration, with type and expiry, and opened by a link', async () => {
    const { manager } = await app.team();
    const fileId = await app.upload(manager, 'seguro.pdf');
    const partner = await app.register(manager, 'client', {
      documents: [{ fileId, type: 'insurance', expirationDate: '2027-03-31', editedFileName: 'Póliza.pdf' }],
    });
    expect(partner.documents).toMatchObject([
      {
        fileId,
        type: 'insurance',
        fileName: 'Póliza.pdf',
        contentType: 'application/pdf',
        expirationDate: '2027-03-31',
      },
    ]);
    const opened = await get(partner.documents[0]?.url ?? '');
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'application/pdf']);
  });

  it('are added, renamed and deleted later, and the audit records it', async () => {
    const { manager } = await app.team();
    const { _id: id } = await app.register(manager, 'client');
    const added = await attach(manager, id);
    expect(added.status).toBe(201);
    const params = { id, documentId: added.body.document._id };
    const body = { editedFileName: 'Contrato marco', type: 'other', expirationDate: '2026-12-31' } as const;
    const renamed = await app.call(manager, documents.update, { params, body });
    expect(renamed.body.document).toMatchObject({ fileName: 'Contrato marco', type: 'other' });
    const opened = await get(renamed.body.document.url);
    expect(decodeURIComponent(String(opened.headers['content-disposition']))).toContain('Contrato marco.pdf');
    expect((await app.call(manager, documents.remove, { params })).status).toBe(200);
    expect((await app.call(manager, documents.remove, { params })).status).toBe(404);
    expect((await get(renamed.body.document.url)).statusCode).toBe(404);
    const { entries } = (await app.call(manager, PARTNER_CALLS.client.history, { params: { id }, query: {} })).body;
    expect(entries.map(({ action }) => action)).toEqual([
      'partners.removeDocument',
      'partners.updateDocument',
      'partners.addDocument',
      'partners.create',
    ]);
    expect(entries[1]?.changes).toMatchObject({ document: { from: 'contrato.pdf', to: 'Contrato marco' } });
  });

  it('must be files of the uploader', async () => {
    const { company, manager } = await app.team();
    const { _id: id } = await app.register(manager, 'client');
    const colleague = await app.member(company);
    const body = { fileId: await app.upload(colleague) };
    const { status, error } = await app.call(manager, documents.add, { params: { id }, body });
    expect([status, error.fields?.fileId?.code]).toEqual([400, 'choice']);
  });

  it('keep their file when another partner still uses it', async () => {
    const { manager } = await app.team();
    const fileId = await app.upload(manager);
    const one = await app.register(manager, 'client', { documents: [{ fileId }] });
    const other = await app.register(manager, 'client', { documents: [{ fileId }] });
    const params = { id: one._id, documentId: one.documents[0]?._id ?? '' };
    expect((await app.call(manager, documents.remove, { params })).status).toBe(200);
    expect((await get(other.documents[0]?.url ?? '')).statusCode).toBe(200);
  });

  it('belong to one partner: the address of another one does not find them', async () => {
    const { manager } = await app.team();
    const [one, other] = [await app.register(manager, 'client'), await app.register(manager, 'client')];
    const { document } = (await attach(manager, one._id)).body;
    const params = { id: other._id, documentId: document._id };
    expect((await app.call(manager, documents.remove, { params })).status).toBe(404);
  });

  it('are limited in number, also when they arrive together', async () => {
    const { manager } = await app.team();
    const { _id: id } = await app.register(manager, 'client');
    for (let count = 1; count < MAX_PARTNER_DOCUMENTS; count += 1) expect((await attach(manager, id)).status).toBe(201);
    const replies = await Promise.all([attach(manager, id), attach(manager, id)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(replies.find(({ status }) => status === 409)?.error).toMatchObject({
      code: 'partners.tooManyDocuments',
      message: 'Limite atingido! Máximo de 10 documentos.',
    });
  });
});
