import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadFile } from '#kernel/file-calls.ts';
import type { FleetDocument } from '../rules/fleet-document.ts';
import { type DocumentsApp, PAGE, startDocuments } from './documents.fixture.ts';
import { readFleetDocuments, summariseDocuments } from './index.ts';

let app: DocumentsApp;
beforeAll(async () => {
  app = await startDocuments();
});
afterAll(() => app.close());

const typesOf = (documents: readonly FleetDocument[]) => documents.map(({ type }) => type).sort();
const refusal = (field: string, code: string) => ({ code: 'request.invalid', fields: { [field]: { code } } });

describe('writing documents', () => {
  it('stores file, dates and number of each, and counts them for the lists', async () => {
    const team = await app.team();
    const owner = await app.owner(team);
    const fileId = await app.upload(team.manager);
    await app.write(team, owner, [
      { type: 'photoLicenseDrivers', fileId, expirationDate: '2031-05-01', category: 'C' },
      { type: 'securityInducction', issuedDate: '2026-01-01', expirationDate: '2030-01-01' },
    ]);
    const documents = await app.asManager(team, (trx) => readFleetDocuments(trx, owner));
    expect(documents.find(({ type }) => type === 'photoLicenseDrivers')).toMatchObject({
      file: { id: fileId, name: 'licencia.pdf', contentType: 'application/pdf' },
      expiresOn: '2031-05-01',
      category: 'C',
    });
    expect(await app.summary(owner)).toMatchObject({
      documents_done: 2,
      documents_required: 7,
      documents_expired: false,
    });
  });

  it('keeps what a change leaves out, and deletes what it empties', async () => {
    const team = await app.team();
    const owner = await app.owner(team);
    const fileId = await app.upload(team.manager);
    await app.write(team, owner, [{ type: 'photoLicenseDrivers', fileId, expirationDate: '2031-05-01' }]);
    const dated = await app.write(team, owner, [{ type: 'photoLicenseDrivers', expirationDate: '2032-05-01' }]);
    expect(dated[0]).toMatchObject({ file: { id: fileId }, expiresOn: '2032-05-01' });
    const emptied = await app.write(team, owner, [{ type: 'photoLicenseDrivers', fileId: null, expirationDate: null }]);
    expect(emptied).toEqual([]);
    expect(await app.asManager(team, (trx) => readFleetDocuments(trx, owner))).toEqual([]);
  });

  it('deletes the file that a new one replaces', async () => {
    const team = await app.team();
    const owner = await app.owner(team);
    const [first, second] = [await app.upload(team.manager), await app.upload(team.manager)];
    await app.write(team, owner, [{ type: 'photoDocumentIdFront', fileId: first }]);
    await app.write(team, owner, [{ type: 'photoDocumentIdFront', fileId: second }]);
    const files = await app.asManager(team, (trx) => trx.selectFrom('file_object').select('id').execute());
    expect(files).toEqual([{ id: second }]);
  });

  it('keeps a file used for both sides until neither needs it', async () => {
    const team = await app.team();
    const owner = await app.owner(team);
    const fileId = await app.upload(team.manager);
    await app.write(team, owner, [
      { type: 'photoDocumentIdFront', fileId },
      { type: 'photoDocumentIdReverse', fileId },
    ]);
    await app.write(team, owner, [{ type: 'photoDocumentIdFront', fileId: null }]);
    expect(typesOf(await app.asManager(team, (trx) => readFleetDocuments(trx, owner)))).toEqual([
      'photoDocumentIdReverse',
    ]);
  });

  it('renames a file without losing its extension', async () => {
    const team = await app.team();
    const owner = await app.owner(team);
    const fileId = await app.upload(team.manager);
    const [document] = await app.write(team, owner, [
      { type: 'photoLicenseDrivers', fileId, editedFileName: 'Licencia de Juan' },
    ]);
    expect(document?.file?.name).toBe('Licencia de Juan');
    const file = await app.asManager(team, (trx) => trx.selectFrom('file_object').select('name').executeTakeFirst());
    expect(file?.name).toBe('Licencia de Juan.pdf');
  });

  it('refuses a document that is not on the list', async () => {
    const team = await app.team();
    const writing = app.write(team, await app.owner(team), [{ type: 'soat', expirationDate: '2030-01-01' }]);
    await expect(writing).rejects.toMatchObject(refusal('documents.0.type', 'choice'));
  });

  it('refuses the extra documents to users who may not see them', async () => {
    const team = await app.team();
    const owner = await app.owner(team);
    const change = { type: 'Documento 1', expirationDate: '2030-01-01' } as const;
    const writing = app.write(team, owner, [change], { extras: false });
    await expect(writing).rejects.toMatchObject(refusal('documents.0.type', 'choice'));
    expect(typesOf(await app.write(team, owner, [change]))).toEqual(['Documento 1']);
  });

  it('refuses extra documents where the country has none', async () => {
    const team = await app.team('PY');
    const owner = await app.owner(team, { country: 'PY' });
    const writing = app.write(team, owner, [{ type: 'Documento 1', expirationDate: '2030-01-01' }]);
    await expect(writing).rejects.toMatchObject(refusal('documents.0.type', 'choice'));
  });

  it("refuses somebody else's file, naming the field and writing nothing", async () => {
    const team = await app.team();
    const owner = await app.owner(team);
    const stranger = await app.world.user({ company: team.company });
    const fileId = await app.upload(stranger);
    const writing = app.write(team, owner, [
      { type: 'photoLicenseDriversReverse', expirationDate: '2030-01-01' },
      { type: 'photoLicenseDrivers', fileId },
    ]);
    await expect(writing).rejects.toMatchObject(refusal('documents.1.fileId', 'choice'));
    expect(await app.asManager(team, (trx) => readFleetDocuments(trx, owner))).toEqual([]);
  });

  it('accepts scans and photographs only', async () => {
    const team = await app.team();
    const owner = await app.owner(team);
    const fileId = await app.upload(team.manager, 'licencia.html', PAGE);
    const writing = app.write(team, owner, [{ type: 'photoLicenseDrivers', fileId }]);
    await expect(writing).rejects.toMatchObject(refusal('documents.0.fileId', 'fileType'));
  });

  it('cannot get a file above 5 MB', async () => {
    const { manager } = await app.team();
    const content = Buffer.alloc(5_000_001, '%PDF-1.4\n').toString('base64');
    const { status, error } = await app.call(manager, uploadFile, { body: { fileName: 'licencia.pdf', content } });
    expect([status, error.code]).toEqual([413, 'files.tooLarge']);
  });

  it('refuses an expiry date before the date of issue, also when only one of them is new', async () => {
    const team = await app.team();
    const owner = await app.owner(team);
    await app.write(team, owner, [{ type: 'securityInducction', issuedDate: '2026-05-01' }]);
    const writing = app.write(team, owner, [{ type: 'securityInducction', expirationDate: '2026-04-30' }]);
    await expect(writing).rejects.toMatchObject(refusal('documents.0.expirationDate', 'beforeIssue'));
  });

  it('does not find an owner of another company', async () => {
    const [team, other] = [await app.team(), await app.team()];
    const owner = await app.owner(team);
    const stolen = { ...owner, companyId: other.company.id };
    await expect(app.write(other, stolen, [])).rejects.toMatchObject({ code: 'request.notFound' });
    await expect(app.write(other, owner, [])).rejects.toMatchObject({ code: 'request.notFound' });
  });

  it('loses nothing when two users write different documents at once', async () => {
    const team = await app.team();
    const owner = await app.owner(team);
    const [front, reverse] = [await app.upload(team.manager), await app.upload(team.manager)];
    await Promise.all([
      app.write(team, owner, [{ type: 'photoDocumentIdFront', fileId: front }]),
      app.write(team, owner, [{ type: 'photoDocumentIdReverse', fileId: reverse }]),
    ]);
    expect(typesOf(await app.asManager(team, (trx) => readFleetDocuments(trx, owner)))).toHaveLength(2);
    expect(await app.summary(owner)).toMatchObject({ documents_done: 2 });
  });
});

describe('the document summary of an owner', () => {
  it('follows the photo and the country', async () => {
    const team = await app.team();
    const owner = await app.owner(team, { kind: 'truck' });
    const fileId = await app.upload(team.manager);
    await app.asManager(team, (trx) => summariseDocuments({ trx, services: app.services }, owner, app.day(0)));
    expect(await app.summary(owner)).toMatchObject({ documents_done: 0, documents_required: 5 });
    await app.asManager(team, async (trx) => {
      const photo = { id: fileId, company_id: owner.companyId, vehicle_id: owner.id, file_id: fileId, position: 1 };
      await trx.insertInto('vehicle_photo').values(photo).execute();
      await trx.updateTable('vehicle').set({ country_code: 'BR' }).where('id', '=', owner.id).execute();
      await summariseDocuments({ trx, services: app.services }, owner, app.day(0));
    });
    expect(await app.summary(owner)).toMatchObject({ documents_done: 1, documents_required: 4 });
  });

  it('shows an expired required document from the day after its last valid day', async () => {
    const team = await app.team();
    const owner = await app.owner(team, { kind: 'truck' });
    await app.write(team, owner, [{ type: 'soat', expirationDate: app.day(0) }]);
    expect(await app.summary(owner)).toMatchObject({ documents_expired: false });
    await app.write(team, owner, [{ type: 'soat', expirationDate: app.day(-1) }]);
    expect(await app.summary(owner)).toMatchObject({ documents_expired: true });
  });

  it('makes an open form stale when a document changed, and only then', async () => {
    const team = await app.team();
    const owner = await app.owner(team);
    const change = { type: 'photoLicenseDrivers', expirationDate: '2030-01-01' } as const;
    await app.write(team, owner, [change]);
    expect((await app.summary(owner)).version).toBe(2);
    await app.write(team, owner, [change]);
    await app.asManager(team, (trx) => summariseDocuments({ trx, services: app.services }, owner, '2031-01-01'));
    expect(await app.summary(owner)).toMatchObject({ documents_expired: true, version: 2 });
  });
});
