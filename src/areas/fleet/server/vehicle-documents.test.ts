import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VEHICLE_CALLS } from '../contract/vehicle.calls.ts';
import { MATCH_CALLS } from '../contract/vehicle-match.calls.ts';
import { MAX_VEHICLE_PHOTOS } from '../rules/vehicle-limits.ts';
import { startVehicles, type Team, type VehiclesApp } from './vehicles.fixture.ts';

let app: VehiclesApp;
let team: Team;
beforeAll(async () => {
  app = await startVehicles();
  team = await app.team();
});
afterAll(() => app.close());

const { ownTruck } = VEHICLE_CALLS;

describe('the documents of a vehicle', () => {
  it('are saved with the form: files, dates and the number of the policy', async () => {
    const fileId = await app.document(team.manager);
    const vehicle = await app.register(team.manager, 'ownTruck', {
      countryId: 'MX',
      plate: 'AB12346',
      documents: [{ type: 'permiso-sct', fileId, editedFileName: 'Permiso 2026' }],
      insurancePolicyNumber: 'POL-77',
      insurancePolicyExpirationDate: app.day(200),
    });
    expect(vehicle.documentInfo).toMatchObject({
      insurancePolicyNumber: 'POL-77',
      insurancePolicyExpirationDate: app.day(200),
      circulationCardExpirationDate: null,
    });
    expect(vehicle.documents.find(({ type }) => type === 'permiso-sct')).toMatchObject({
      fileId,
      fileName: 'Permiso 2026',
      complete: true,
    });
    expect(vehicle.completion).toEqual({ done: 1, required: 5, percentage: 20 });
  });

  it('of a form have their errors at fields of the form', async () => {
    const { _id: id, version } = await app.register(team.manager);
    const { status, error } = await app.call(team.manager, ownTruck.update, {
      params: { id },
      body: { version, color: 'Negro', documents: [{ type: 'crlv', expirationDate: app.day(10) }] },
    });
    expect([status, error.fields?.['documents.0.type']?.code]).toEqual([400, 'choice']);
    expect((await app.read(team.manager, id)).color).toBeNull();
  });

  it('are reported when expired, with those of the semitrailers', async () => {
    const truck = await app.register(team.manager);
    const trailer = await app.register(team.manager, 'ownSemitrailer');
    const coupled = await app.call(team.manager, MATCH_CALLS.get('ownTruck')!.trailers, {
      params: { id: truck._id },
      body: { trailerId: trailer._id, version: truck.version },
    });
    const expired = async () =>
      (await app.call(team.manager, ownTruck.expiredDocuments, { params: { id: truck._id } })).body.expiredDocuments;
    expect(await expired()).toEqual([]);
    await app.call(team.manager, ownTruck.update, {
      params: { id: truck._id },
      body: { version: coupled.body.transportUnit.version, soatExpirationDate: app.day(-1) },
    });
    await app.call(team.manager, VEHICLE_CALLS.ownSemitrailer.update, {
      params: { id: trailer._id },
      body: { version: trailer.version, operationCardExpirationDate: app.day(-2) },
    });
    expect(await expired()).toEqual([
      { transportUnitId: truck._id, plate: truck.plate, type: 'soat', expirationDate: app.day(-1) },
      { transportUnitId: trailer._id, plate: trailer.plate, type: 'operation-card', expirationDate: app.day(-2) },
    ]);
  });
});

describe('the photos of a vehicle', () => {
  const add = (id: string, fileId: string) =>
    app.call(team.manager, ownTruck.addPhoto, { params: { id }, body: { fileId } });

  it('count once for the completion, however many there are', async () => {
    const { _id: id, completion } = await app.register(team.manager);
    await add(id, await app.picture(team.manager));
    const { status, body } = await add(id, await app.picture(team.manager));
    expect([status, body.photos.length]).toEqual([201, 2]);
    expect((await app.read(team.manager, id)).completion.done).toBe(completion.done + 1);
    for (const { _id: photoId } of body.photos) {
      await app.call(team.manager, ownTruck.removePhoto, { params: { id, photoId } });
    }
    const after = await app.read(team.manager, id);
    expect([after.photos, after.completion.done]).toEqual([[], completion.done]);
  });

  it('are pictures uploaded by the user, at most ten, even when all arrive at once', async () => {
    const { _id: id } = await app.register(team.manager);
    const page = await add(id, await app.document(team.manager));
    expect([page.status, page.error.code]).toEqual([415, 'files.badType']);
    const colleague = await app.member(team.company, 'transport-unit-write');
    expect((await add(id, await app.picture(colleague))).error.fields?.fileId?.code).toBe('choice');
    const pictures = await Promise.all(Array.from({ length: MAX_VEHICLE_PHOTOS + 4 }, () => app.picture(team.manager)));
    const replies = await Promise.all(pictures.map((picture) => add(id, picture)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(MAX_VEHICLE_PHOTOS);
    expect(replies.filter(({ error }) => error.code === 'vehicles.tooManyPhotos')).toHaveLength(4);
  });
});
