import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DRIVER_CALLS } from '../contract/driver.calls.ts';
import { updateDriverDocuments, updateDriverPhoto } from '../contract/driver-action.calls.ts';
import { FORMS } from '../rules/driver-table.fixture.ts';
import { type DriverReply, type DriversApp, startDrivers, type Team } from './drivers.fixture.ts';

let app: DriversApp;
let team: Team;
beforeAll(async () => {
  app = await startDrivers();
  team = await app.team();
});
afterAll(() => app.close());

const documentOf = ({ documents }: DriverReply, type: string) => documents.find((document) => document.type === type);

describe('the documents of a driver', () => {
  it('are listed in the country’s order, licence first', async () => {
    const driver = await app.register(team.manager);
    const required = driver.documents.filter((document) => document.required);
    expect(required.map(({ type, order }) => [type, order])).toEqual([
      ['photoLicenseDrivers', 1],
      ['photoLicenseDriversReverse', 1],
      ['photoDocumentIdFront', 2],
      ['photoDocumentIdReverse', 2],
      ['criminalRecordFederalCertificate', 3],
      ['securityInducction', 4],
    ]);
    expect(driver.completion).toEqual({ done: 0, required: 7, percentage: 0 });
    expect(driver.documentsVerdict.verdict).toBe('incomplete');
  });

  it('count together with the photo, and the induction by its two dates', async () => {
    const { manager } = team;
    const file = () => app.upload(manager);
    const driver = await app.register(manager, {
      photoId: await app.photo(manager),
      securityIssuedDate: '2026-01-01',
      securityExpirationDate: app.day(200),
      driverLicenseExpirationDate: app.day(100),
      documents: [
        { type: 'photoLicenseDrivers', fileId: await file() },
        { type: 'photoLicenseDriversReverse', fileId: await file() },
        { type: 'photoDocumentIdFront', fileId: await file(), expirationDate: app.day(400) },
        { type: 'photoDocumentIdReverse', fileId: await file() },
      ],
    });
    expect(driver.completion).toEqual({ done: 6, required: 7, percentage: 86 });
    expect(documentOf(driver, 'photoLicenseDrivers')).toMatchObject({ complete: true, expirationDate: app.day(100) });
    expect(driver.profile).toMatchObject({
      documentIdExpirationDate: app.day(400),
      securityExpirationDate: app.day(200),
    });
    const { body } = await app.call(manager, updateDriverDocuments, {
      params: { id: driver._id },
      body: {
        version: driver.version,
        documents: [{ type: 'criminalRecordFederalCertificate', fileId: await file() }],
      },
    });
    expect(body.trucker).toMatchObject({ completion: { percentage: 100 }, documentsVerdict: { verdict: 'pass' } });
  });

  it('are reported as expired from the day after their expiry date', async () => {
    const expired = await app.register(team.manager, { driverLicenseExpirationDate: app.day(-1) });
    const lastDay = await app.register(team.manager, { driverLicenseExpirationDate: app.day(0) });
    expect(documentOf(expired, 'photoLicenseDrivers')?.state).toBe('expired');
    expect(expired.documentsVerdict.verdict).toBe('fail');
    expect(documentOf(lastDay, 'photoLicenseDrivers')?.state).toBe('expiring');
  });

  it('follow the type of the identity document in Mexico', async () => {
    const { manager } = await app.team('MX');
    const driver = await app.register(manager, { countryId: 'MX', documentIdExpirationDate: '2031-01-01' });
    expect(documentOf(driver, 'ineFront')?.expirationDate).toBe('2031-01-01');
    const { body } = await app.call(manager, DRIVER_CALLS.own.update, {
      params: { id: driver._id },
      body: { version: driver.version, typeDocumentId: 'FM3', documentId: 'NUT123456' },
    });
    expect(documentOf(body.trucker, 'fm3Front')).toMatchObject({ required: true, expirationDate: null });
    expect(documentOf(body.trucker, 'ineFront')).toMatchObject({ required: false, expirationDate: '2031-01-01' });
  });

  it('include three more with a permission, and none more in Paraguay', async () => {
    const extra = async () => [{ type: 'Documento 1' as const, fileId: await app.upload(team.manager) }];
    expect(documentOf(await app.register(team.manager, { documents: await extra() }), 'Documento 1')?.complete).toBe(
      true,
    );
    const clerk = await app.member(team.company, 'trucker-write');
    const documents = [{ type: 'Documento 1' as const, fileId: await app.upload(clerk) }];
    const refused = await app.call(clerk, DRIVER_CALLS.own.create, { body: { ...FORMS.BO, documents } });
    expect([refused.status, refused.error.fields?.['documents.0.type']?.code]).toEqual([400, 'choice']);
    const paraguayan = (await app.team('PY')).manager;
    const more = [{ type: 'Documento 1' as const, fileId: await app.upload(paraguayan) }];
    const { status } = await app.call(paraguayan, DRIVER_CALLS.own.create, { body: { ...FORMS.PY, documents: more } });
    expect(status).toBe(400);
  });

  it('are not stored when the form is refused', async () => {
    const { manager } = await app.team();
    const documents = [{ type: 'photoLicenseDrivers' as const, fileId: await app.upload(team.manager) }];
    const refused = await app.call(manager, DRIVER_CALLS.own.create, { body: { ...FORMS.BO, documents } });
    expect([refused.status, refused.error.fields?.['documents.0.fileId']?.code]).toEqual([400, 'choice']);
    expect((await app.call(manager, DRIVER_CALLS.own.create, { body: FORMS.BO })).status).toBe(201);
  });

  it('are not changed by a caller with an older version', async () => {
    const { manager } = team;
    const driver = await app.register(manager);
    const send = async (version: number) =>
      app.call(manager, updateDriverDocuments, {
        params: { id: driver._id },
        body: { version, documents: [{ type: 'photoLicenseDrivers', fileId: await app.upload(manager) }] },
      });
    const first = await send(driver.version);
    expect([first.status, first.body.trucker.version]).toEqual([200, driver.version + 1]);
    const late = await send(driver.version);
    expect([late.status, late.error.code]).toEqual([409, 'request.staleVersion']);
  });
});

describe('the photo of a driver', () => {
  const put = (photos: { fileId: string }[], truckerId: string) =>
    app.call(team.manager, updateDriverPhoto, { body: { truckerId, photos } });

  it('is added, replaced and deleted, and counts among the documents', async () => {
    const { _id: id } = await app.register(team.manager);
    const first = await put([{ fileId: await app.photo(team.manager) }], id);
    expect(first.body.trucker).toMatchObject({ completion: { done: 1 } });
    expect(first.body.trucker.profile.pathPhoto).toContain('/api/files/');
    const second = await put([{ fileId: await app.photo(team.manager) }], id);
    expect(second.body.trucker.profile.pathPhoto).not.toBe(first.body.trucker.profile.pathPhoto);
    expect((await put([], id)).body.trucker).toMatchObject({ profile: { pathPhoto: null }, completion: { done: 0 } });
  });

  it('must be an image that the caller uploaded', async () => {
    const { _id: id } = await app.register(team.manager);
    const pdf = await put([{ fileId: await app.upload(team.manager) }], id);
    expect([pdf.status, pdf.error.fields?.['photos.0.fileId']?.code]).toEqual([400, 'fileType']);
    const colleague = await app.member(team.company, 'trucker-edit');
    const foreign = await put([{ fileId: await app.photo(colleague) }], id);
    expect([foreign.status, foreign.error.fields?.['photos.0.fileId']?.code]).toEqual([400, 'choice']);
  });
});
