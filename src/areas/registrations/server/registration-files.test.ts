import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PDF, picture } from '#platform/files/nasty-files.fixture.ts';
import * as register from '../contract/register.calls.ts';
import { FILES_BYTES_MAX, FORGET_DAYS } from '../rules/registration.ts';
import { forgetFilesJob } from './forget-files.job.ts';
import { companyForm, type RegistrationsApp, startRegistrations, vehicleOf } from './registrations.fixture.ts';

let app: RegistrationsApp;
beforeAll(async () => {
  app = await startRegistrations();
});
afterAll(() => app.close());

const DAY_MS = 86_400_000;

describe('the files', () => {
  it('of an invitation that ended without approval are forgotten some days later, and not before', async () => {
    const ended = async (state: 'invited' | 'refused' | 'waiting', days: number) => {
      const { id, link } = await app.invite();
      const fileId = await app.upload(link);
      const soat = { type: 'soat' as const, fileId, expirationDate: '2031-01-01' };
      if (state !== 'invited') await app.send(companyForm(link, { vehicles: [vehicleOf({ documents: [soat] })] }));
      if (state === 'refused') await app.refuse(id, 'No se lee');
      const expires_at = new Date(Date.now() - days * DAY_MS);
      await app.services.database.asPlatform((trx) =>
        trx.updateTable('public_link').set({ expires_at }).where('id', '=', id).execute(),
      );
      return fileId;
    };
    const gone = [await ended('invited', FORGET_DAYS + 1), await ended('refused', FORGET_DAYS + 1)];
    const kept = [
      await ended('waiting', FORGET_DAYS + 1),
      await ended('invited', FORGET_DAYS - 1),
      await ended('refused', FORGET_DAYS - 1),
    ];
    await forgetFilesJob.run({}, app.services);
    const left = await app.services.database.asPlatform((trx) =>
      trx
        .selectFrom('file_object')
        .select('id')
        .where('id', 'in', [...gone, ...kept])
        .execute(),
    );
    expect(left.map(({ id }) => id).toSorted()).toEqual(kept.toSorted());
  });

  it('of one invitation have so many megabytes together', async () => {
    const { link } = await app.invite();
    const fileId = await app.upload(link);
    await app.services.database.asPlatform((trx) =>
      trx.updateTable('file_object').set({ size: FILES_BYTES_MAX }).where('id', '=', fileId).execute(),
    );
    const body = { link, fileName: 'otra.pdf', content: PDF.toString('base64') };
    const { status, error } = await app.outside(register.uploadRegisterFile, { body });
    expect([status, error.code]).toEqual([409, 'registrations.tooManyFiles']);
  });

  it('are photos and PDF only, of at most five megabytes, and cards are read into suggestions', async () => {
    const { link } = await app.invite();
    const send = async (fileName: string, content: Buffer) => {
      const body = { link, fileName, content: content.toString('base64') };
      const { status, error } = await app.outside(register.uploadRegisterFile, { body });
      return [status, error.code];
    };
    expect(await send('a.html', Buffer.from('<!doctype html><script>alert(1)</script>'))).toEqual([
      415,
      'files.badType',
    ]);
    expect(await send('a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toEqual([
      415,
      'files.badType',
    ]);
    expect(await send('a.pdf', Buffer.alloc(5_000_001))).toEqual([413, 'files.tooLarge']);
    const content = (await picture(300, 100, 'jpeg')).toString('base64');
    const card = await app.outside(register.readRegisterVehicle, { body: { link, content } });
    expect([card.status, card.body]).toEqual([200, { suggestions: {} }]);
  });
});
