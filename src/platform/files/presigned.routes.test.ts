import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UPLOAD_MAX_BYTES } from '#kernel/file-calls.ts';
import { createId } from '#kernel/ids.ts';
import { completeUpload, presignUpload, sendUpload } from '#kernel/upload-calls.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestUser } from '#testing/world.ts';
import { HTML_WITH_SCRIPT, PDF, picture } from './nasty-files.fixture.ts';
import { UPLOAD_SECONDS } from './upload-token.ts';

let app: TestApp;
let ana: TestUser;
let colleague: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  const company = await app.world.company();
  ana = await app.world.user({ company });
  colleague = await app.world.user({ company });
});
afterAll(() => app.close());

type Type = 'application/pdf' | 'image/png' | 'text/html';

async function announce(size: number, contentType: Type = 'application/pdf', fileName = 'Nota.pdf') {
  const { body } = await app.call(ana, presignUpload, { body: { fileName, contentType, size } });
  const { id, token } = body;
  return {
    ...body,
    send: (bytes: Buffer) => app.call(null, sendUpload, { params: { id }, query: { token }, body: bytes }),
    complete: (who = ana, given = token) => app.call(who, completeUpload, { params: { id }, body: { token: given } }),
  };
}

describe('an announced upload', () => {
  it('is sent to the address in the reply and completed, then read like any file', async () => {
    const { upload, complete, id } = await announce(PDF.length);
    const sent = await app.product.http.inject({
      ...upload,
      url: new URL(upload.url).pathname + new URL(upload.url).search,
      payload: PDF,
    });
    expect([sent.statusCode, sent.json()]).toEqual([200, { received: PDF.length }]);
    const { status, body } = await complete();
    expect([status, body]).toMatchObject([
      201,
      { fileName: 'Nota.pdf', contentType: 'application/pdf', size: PDF.length },
    ]);
    expect((await app.product.http.inject({ url: body.url })).rawPayload).toEqual(PDF);
    expect(await app.services.files.read(id)).toBeUndefined();
    expect((await complete()).error.code).toBe('files.notSent');
  });

  it('is judged by its content, not by what was announced', async () => {
    const image = await picture(20, 10);
    const asPdf = await announce(image.length);
    await asPdf.send(image);
    expect((await asPdf.complete()).error.code).toBe('files.badType');
    const page = await announce(HTML_WITH_SCRIPT.length, 'text/html', 'p.html');
    await page.send(HTML_WITH_SCRIPT);
    const { body } = await page.complete();
    expect((await app.product.http.inject({ url: body.url })).body).not.toContain('<script');
  });

  it('has the announced size, and no more than an upload may have', async () => {
    const { send } = await announce(PDF.length + 1);
    expect((await send(PDF)).error.code).toBe('files.sizeDiffers');
    const body = { fileName: 'a.pdf', contentType: 'application/pdf', size: UPLOAD_MAX_BYTES + 1 } as const;
    expect((await app.call(ana, presignUpload, { body })).status).toBe(400);
  });

  it('that was never sent cannot be completed', async () => {
    expect((await (await announce(10)).complete()).error.code).toBe('files.notSent');
  });

  it('belongs to who announced it', async () => {
    const { send, complete } = await announce(PDF.length);
    await send(PDF);
    expect((await complete(colleague)).error.code).toBe('files.linkInvalid');
    expect((await complete()).status).toBe(201);
  });

  it('is refused with a changed token, another id or too late', async () => {
    const { send, token, id } = await announce(PDF.length);
    const [text = ''] = token.split('.');
    const more = Buffer.from(
      Buffer.from(text, 'base64url')
        .toString()
        .replace(/"size":\d+/, '"size":9'),
    ).toString('base64url');
    for (const forged of [token.slice(0, -1), token.replace(text, more), 'x', '.', 'a.b.c']) {
      const input = { params: { id }, query: { token: forged }, body: PDF };
      expect((await app.call(null, sendUpload, input)).error.code).toBe('files.linkInvalid');
    }
    const other = { params: { id: createId() }, query: { token }, body: PDF };
    expect((await app.call(null, sendUpload, other)).status).toBe(403);
    app.travel((UPLOAD_SECONDS + 1) * 1000);
    expect((await send(PDF)).status).toBe(403);
    app.travel(-(UPLOAD_SECONDS + 1) * 1000);
  });
});
