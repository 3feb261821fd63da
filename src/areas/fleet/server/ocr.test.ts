import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hugePng, PDF, picture } from '#platform/files/nasty-files.fixture.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestUser } from '#testing/world.ts';
import { readDriverCard, readVehicleCard } from '../contract/ocr.calls.ts';
import { ocrRoutes } from './ocr.routes.ts';

let app: TestApp;
let dispatcher: TestUser;
let fleetManager: TestUser;

beforeAll(async () => {
  app = await startTestApp({ areas: [{ name: 'fleet', routes: ocrRoutes }], config: { REQUEST_DEADLINE_MS: 60_000 } });
  const company = await app.world.company();
  dispatcher = await app.world.user({ company, permissions: ['trucker-edit'] });
  fleetManager = await app.world.user({ company, permissions: ['fleet-trailer-write'] });
});
afterAll(() => app.close());

const body = (content: Buffer, country: 'BO' | 'BR' = 'BO') => ({
  body: { country, content: content.toString('base64') },
});

describe('a photographed card', () => {
  it('is read only for users who may fill in the form', async () => {
    const blank = await picture(300, 100, 'jpeg');
    expect((await app.call(dispatcher, readDriverCard, body(blank))).body).toEqual({ suggestions: {} });
    expect((await app.call(fleetManager, readVehicleCard, body(blank, 'BR'))).body).toEqual({ suggestions: {} });
    expect((await app.call(fleetManager, readDriverCard, body(blank))).status).toBe(403);
    expect((await app.call(dispatcher, readVehicleCard, body(blank))).status).toBe(403);
    expect((await app.call(null, readDriverCard, body(blank))).status).toBe(401);
  });

  it('may be as small as one pixel', async () => {
    const { status, body: reply } = await app.call(dispatcher, readDriverCard, body(await picture(1, 1)));
    expect([status, reply]).toEqual([200, { suggestions: {} }]);
  });

  it('is accepted with or without the beginning of a data URL', async () => {
    const content = `data:image/png;base64,${(await picture(300, 100)).toString('base64')}`;
    const { status } = await app.call(dispatcher, readDriverCard, { body: { country: 'PE', content } });
    expect(status).toBe(200);
  });
});

describe('is refused', () => {
  const refusalOf = async (content: Buffer) => {
    const { status, error } = await app.call(dispatcher, readDriverCard, body(content));
    return [status, error.code];
  };

  it('when it would unpack to 400 million pixels', async () => {
    expect(await refusalOf(hugePng())).toEqual([400, 'files.dimensions']);
  });

  it('when it is no picture, too large or cut off', async () => {
    expect(await refusalOf(PDF)).toEqual([415, 'files.badType']);
    expect(await refusalOf(Buffer.alloc(5_000_001))).toEqual([413, 'files.tooLarge']);
    const noise = sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 99, sigma: 40 },
      },
    });
    const full = await noise.jpeg().toBuffer();
    expect(await refusalOf(full.subarray(0, full.length / 2))).toEqual([400, 'files.unreadable']);
  });

  it('when the text is not base64 or the country is not supported', async () => {
    const odd = await app.call(dispatcher, readDriverCard, { body: { country: 'BO', content: '¡hola!' } });
    expect([odd.status, odd.error.code]).toEqual([400, 'files.unreadable']);
    const french = await app.call(dispatcher, readDriverCard, { body: { country: 'FR' as 'BO', content: 'AAAA' } });
    expect([french.status, french.error.fields?.country?.code]).toEqual([400, 'choice']);
  });

  it('in words of the reader’s language', async () => {
    const { error } = await app.call(dispatcher, readDriverCard, body(PDF), { language: 'es' });
    expect(error.message).toBe('Tipo de archivo no permitido.');
  });
});
