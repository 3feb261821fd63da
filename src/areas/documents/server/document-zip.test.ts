import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unzip } from '#platform/files/unzip.fixture.ts';
import type { TestUser } from '#testing/world.ts';
import { zipDriverDocuments, zipVehicleDocuments } from '../contract/document-zip.calls.ts';
import { type DocumentsApp, startDocuments } from './documents.fixture.ts';

let app: DocumentsApp;
beforeAll(async () => {
  app = await startDocuments();
});
afterAll(() => app.close());

const zipOf = (who: TestUser, id: string, call = zipDriverDocuments) =>
  app.call(who, call, { params: { id } }, { language: 'es' });
const namesIn = (archive: Buffer) => [...unzip(archive).keys()];

describe('all documents of an owner in one archive', () => {
  it('are in the order of the country, under their visible names', async () => {
    const team = await app.team('BO', ['trucker-read', 'show-additional-documents']);
    const driver = await app.owner(team, { name: 'Juan' });
    for (const type of ['Documento 1', 'photoDocumentIdFront', 'photoLicenseDrivers'] as const) {
      await app.write(team, driver, [{ type, fileId: await app.upload(team.manager) }]);
    }
    await app.write(team, driver, [{ type: 'securityInducction', expirationDate: '2030-01-01' }]);
    const { status, headers, raw } = await zipOf(team.manager, driver.id);
    expect([status, headers['content-type']]).toEqual([200, 'application/zip']);
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain('Documentos de Juan Mamani.zip');
    expect(namesIn(raw.rawPayload)).toEqual([
      '01 Licencia de conducir (anverso).pdf',
      '02 Documento de identidad (anverso).pdf',
      '03 Documento 1.pdf',
    ]);
    expect([...unzip(raw.rawPayload).values()][0]).toMatch(/^%PDF-1\.4/);
  });

  it('leave out the extra documents for readers who may not see them', async () => {
    const team = await app.team('BO', ['trucker-read']);
    const driver = await app.owner(team);
    await app.write(team, driver, [
      { type: 'Documento 1', fileId: await app.upload(team.manager) },
      { type: 'photoLicenseDrivers', fileId: await app.upload(team.manager) },
    ]);
    const { raw } = await zipOf(team.manager, driver.id);
    expect(namesIn(raw.rawPayload)).toEqual(['01 Licencia de conducir (anverso).pdf']);
  });

  it('are available for trucks and semitrailers too, named by the formatted plate', async () => {
    const team = await app.team('BO', ['transport-unit-read', 'semitruck-read']);
    for (const kind of ['truck', 'semitrailer'] as const) {
      const vehicle = await app.owner(team, { kind, name: kind === 'truck' ? '1852PHD' : '4410ZKB' });
      await app.write(team, vehicle, [{ type: 'ruat', fileId: await app.upload(team.manager) }]);
      const { raw, headers } = await zipOf(team.manager, vehicle.id, zipVehicleDocuments);
      expect(namesIn(raw.rawPayload)).toEqual(['01 RUAT.pdf']);
      expect(String(headers['content-disposition'])).toMatch(/Documentos de \d{4}-[A-Z]{3}\.zip/);
    }
  });

  it.each(['trucker-read', 'trucker-write', 'trucker-edit'])('are available with %s alone', async (name) => {
    const team = await app.team('BO', [name]);
    const driver = await app.owner(team);
    await app.write(team, driver, [{ type: 'photoLicenseDrivers', fileId: await app.upload(team.manager) }]);
    expect((await zipOf(team.manager, driver.id)).status).toBe(200);
  });

  it('are refused as an archive when there is no file', async () => {
    const team = await app.team('BO', ['trucker-read']);
    const { status, error } = await zipOf(team.manager, (await app.owner(team)).id);
    expect([status, error.code]).toEqual([404, 'documents.noFiles']);
  });

  it('are still sent when the content of one is lost', async () => {
    const team = await app.team('BO', ['trucker-read']);
    const driver = await app.owner(team);
    const lost = await app.upload(team.manager);
    await app.write(team, driver, [
      { type: 'photoLicenseDrivers', fileId: lost },
      { type: 'photoDocumentIdFront', fileId: await app.upload(team.manager) },
    ]);
    const file = await app.asManager(team, (trx) =>
      trx.selectFrom('file_object').select('storage_key').where('id', '=', lost).executeTakeFirstOrThrow(),
    );
    await app.services.files.remove(file.storage_key);
    const { status, raw } = await zipOf(team.manager, driver.id);
    expect([status, namesIn(raw.rawPayload)]).toEqual([200, ['02 Documento de identidad (anverso).pdf']]);
  });

  it('are only for readers who may see the market of their owner', async () => {
    const team = await app.team('BO', ['trucker-read']);
    const spot = await app.owner(team, { market: 'spot' });
    expect((await zipOf(team.manager, spot.id)).status).toBe(403);
    const truck = await app.owner(team, { kind: 'truck' });
    expect((await zipOf(team.manager, truck.id)).status).toBe(404);
    const other = await app.team('BO', ['trucker-read']);
    expect((await zipOf(other.manager, (await app.owner(team)).id)).status).toBe(404);
  });
});
