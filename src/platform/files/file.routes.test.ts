import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailToHtml, fileLink, uploadFile } from '#kernel/file-calls.ts';
import { createId } from '#kernel/ids.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestUser } from '#testing/world.ts';
import {
  compoundFile,
  EML,
  HTML_WITH_SCRIPT,
  hugePng,
  PDF,
  padded,
  picture,
  SVG,
  workbook,
} from './nasty-files.fixture.ts';
import { type NewFile, prepareFile, recordFile, removeFile } from './stored-file.ts';
import { sweepFilesJob } from './sweep-files.ts';

let app: TestApp;
let ana: TestUser;
let colleague: TestUser;
let outsider: TestUser;
let loner: TestUser;

beforeAll(async () => {
  app = await startTestApp();
  const company = await app.world.company();
  ana = await app.world.user({ company });
  colleague = await app.world.user({ company });
  outsider = await app.world.user({ company: await app.world.company() });
  loner = await app.world.user();
});

afterAll(() => app.close());

const upload = (who: TestUser | null, fileName: string, content: Buffer, idempotencyKey?: string) =>
  app.call(
    who,
    uploadFile,
    { body: { fileName, content: content.toString('base64') } },
    idempotencyKey ? { idempotencyKey } : {},
  );
const follow = (url: string, headers: Record<string, string> = {}) =>
  app.product.http.inject({ method: 'GET', url, headers });
const rows = () =>
  app.services.database.asPlatform((trx) =>
    trx.selectFrom('file_object').select(['id', 'name', 'storage_key']).execute(),
  );

describe('uploading', () => {
  it('stores a file and returns a link to it', async () => {
    const { status, body } = await upload(ana, ' ../Nota fiscal.pdf ', PDF);
    expect(status).toBe(201);
    expect(body).toMatchObject({ fileName: 'Nota fiscal.pdf', contentType: 'application/pdf', size: PDF.length });
    const reply = await follow(body.url);
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload).toEqual(PDF);
  });

  it('takes a data URL as well', async () => {
    const content = `data:application/pdf;name=x.pdf;base64,${PDF.toString('base64')}`;
    const { status, body } = await app.call(ana, uploadFile, { body: { fileName: 'x.pdf', content } });
    expect(status).toBe(201);
    expect(body.size).toBe(PDF.length);
  });

  it('decides by the content: a PDF called .png is a PDF', async () => {
    const { body } = await upload(ana, 'foto.png', PDF);
    expect(body).toMatchObject({ fileName: 'foto.pdf', contentType: 'application/pdf' });
  });

  it('makes images smaller', async () => {
    const { body } = await upload(ana, 'foto.jpg', await picture(2048, 1024, 'jpeg'));
    const stored = await app.services.database.asPlatform((trx) =>
      trx.selectFrom('file_object').select(['width', 'height']).where('id', '=', body.id).executeTakeFirst(),
    );
    expect(stored).toEqual({ width: 1024, height: 512 });
  });

  it('accepts 5,000,000 bytes and not one more', async () => {
    expect((await upload(ana, 'a.pdf', padded(PDF, 5_000_000))).status).toBe(201);
    const { status, error } = await upload(ana, 'a.pdf', padded(PDF, 5_000_001));
    expect({ status, code: error.code }).toEqual({ status: 413, code: 'files.tooLarge' });
    const far = await upload(ana, 'a.pdf', padded(PDF, 9_000_000));
    expect({ status: far.status, code: far.error.code }).toEqual({ status: 413, code: 'request.tooLarge' });
  });

  it('says how large a file may be, in the language of the reader', async () => {
    const body = { fileName: 'a.pdf', content: padded(PDF, 5_000_001).toString('base64') };
    const { error } = await app.call(ana, uploadFile, { body }, { language: 'es-BO' });
    expect(error.message).toBe('El tamaño debe ser menor a 5mb');
  });

  it.each([
    ['nothing', 'a.pdf', async () => Buffer.alloc(0), 400, 'request.invalid'],
    ['a drawing with a script', 'a.png', async () => SVG, 415, 'files.badType'],
    ['a drawing called a page', 'a.html', async () => SVG, 415, 'files.badType'],
    ['a spreadsheet that unpacks without end', 'a.xlsx', async () => bomb(), 415, 'files.badType'],
    ['400 million pixels', 'a.png', async () => hugePng(), 400, 'files.dimensions'],
    ['half an image', 'a.jpg', async () => half(await picture(900, 900, 'jpeg')), 400, 'files.unreadable'],
    [
      'a page without end',
      'a.html',
      async () => Buffer.from(`<html>${'<div>'.repeat(9_999)}`),
      400,
      'files.unreadable',
    ],
    ['a name of dots', '..', async () => PDF, 400, 'files.badName'],
  ])('refuses %s and stores nothing', async (_, name, content, status, code) => {
    const before = (await rows()).length;
    const reply = await upload(ana, name, await content());
    expect({ status: reply.status, code: reply.error.code }).toEqual({ status, code });
    expect((await rows()).length).toBe(before);
  });

  it.each(['####', 'abc', 'data:text/html,<script>', 'data:;base64,', 'ab\nc', '=abc', 'a===', 'data:a/b;base64,'])(
    'refuses the content %j',
    async (content) => {
      const { status, error } = await app.call(ana, uploadFile, { body: { fileName: 'a.pdf', content } });
      expect(status).toBe(400);
      expect(error.code).toMatch(/^files\.(unreadable|empty)$/);
    },
  );

  it('requires a signed-in user', async () => {
    expect((await upload(null, 'a.pdf', PDF)).status).toBe(401);
  });

  it('stores one file when the same request comes twice', async () => {
    const key = createId();
    const first = await upload(ana, 'once.pdf', PDF, key);
    const second = await upload(ana, 'once.pdf', PDF, key);
    expect(second.body.id).toBe(first.body.id);
    expect((await rows()).filter((row) => row.name === 'once.pdf')).toHaveLength(1);
  });
});

describe('a link', () => {
  it('of a file that belongs to no record yet is renewed for its uploader alone', async () => {
    const { body } = await upload(ana, 'a.pdf', PDF);
    const link = (who: TestUser | null) => app.call(who, fileLink, { params: { id: body.id } });
    expect((await link(ana)).body).toMatchObject({ id: body.id, fileName: 'a.pdf' });
    expect((await link(colleague)).status).toBe(404);
    expect((await link(outsider)).status).toBe(404);
    expect((await link(loner)).status).toBe(404);
    expect((await link(null)).status).toBe(401);
  });

  it('of a person without a company is visible to that person only', async () => {
    const { status, body } = await upload(loner, 'a.pdf', PDF);
    expect(status).toBe(201);
    const link = (who: TestUser) => app.call(who, fileLink, { params: { id: body.id } });
    expect((await link(loner)).status).toBe(200);
    expect((await link(ana)).status).toBe(404);
  });

  it('opens nothing when changed, and does not reveal what exists', async () => {
    const { body } = await upload(ana, 'a.pdf', PDF);
    const wrong = [
      body.url.replace(/signature=.{4}/, 'signature=AAAA'),
      body.url.replace(body.id, createId()),
      body.url.replace(/expires=\d/, 'expires=9'),
      `${body.url}&download=1`,
      `/api/files/${body.id}/content`,
      `/api/files/${createId()}/content`,
    ];
    for (const url of wrong) {
      const reply = await follow(url);
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'files.linkInvalid']);
    }
  });

  it.each(['expires=x', 'expires=1e999', 'download=2', `signature=${'a'.repeat(999)}`])(
    'refuses ?%s',
    async (query) => {
      expect((await follow(`/api/files/${createId()}/content?${query}`)).statusCode).toBe(400);
    },
  );

  it('ends after a quarter of an hour', async () => {
    const app2 = await startTestApp();
    try {
      const user = await app2.world.user();
      const { body } = await app2.call(user, uploadFile, {
        body: { fileName: 'a.pdf', content: PDF.toString('base64') },
      });
      app2.travel(15 * 60_000);
      const reply = await app2.product.http.inject({ method: 'GET', url: body.url });
      expect(reply.statusCode).toBe(403);
    } finally {
      await app2.close();
    }
  });
});

describe('content', () => {
  it('has headers that keep it harmless, and may be shown in our own pages only', async () => {
    const { body } = await upload(ana, 'Peça.pdf', PDF);
    const { headers } = await follow(body.url);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(PDF.length),
      'content-disposition': `inline; filename="Peca.pdf"; filename*=UTF-8''Pe%C3%A7a.pdf`,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
    });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['cache-control']).toMatch(/^private, max-age=\d+$/);
  });

  it('of a page is sanitised and sandboxed', async () => {
    const { body } = await upload(ana, 'a.html', HTML_WITH_SCRIPT);
    const reply = await follow(body.url);
    expect(reply.headers['content-security-policy']).toContain(
      "sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'",
    );
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.body).toContain('Olá');
    expect(reply.body).not.toMatch(/script|alert|spy/);
  });

  it('of a mail is the page made from it', async () => {
    const { body } = await upload(ana, 'mensagem.eml', EML);
    expect(body).toMatchObject({ fileName: 'mensagem.html', contentType: 'text/html; charset=utf-8' });
    const reply = await follow(body.url);
    expect(reply.body).toContain('<th align="left">Assunto</th>');
    expect(reply.body).not.toMatch(/script|alert|spy/);
  });

  it('of a spreadsheet can only be saved', async () => {
    const { body } = await upload(ana, 'a.xlsx', workbook());
    expect((await follow(body.url)).headers['content-disposition']).toMatch(/^attachment;/);
  });

  it('is not sent again to a browser that has it', async () => {
    const { body } = await upload(ana, 'a.pdf', PDF);
    const { headers } = await follow(body.url);
    const again = await follow(body.url, { 'if-none-match': `W/"x", ${headers.etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await follow(body.url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('that is gone from the store is not found', async () => {
    const { body } = await upload(ana, 'a.pdf', PDF);
    const { storage_key } = await app.services.database.asPlatform((trx) =>
      trx.selectFrom('file_object').select('storage_key').where('id', '=', body.id).executeTakeFirstOrThrow(),
    );
    await app.services.files.remove(storage_key);
    expect((await follow(body.url)).statusCode).toBe(404);
  });
});

describe('on the server', () => {
  const store = (file: Partial<NewFile>) =>
    prepareFile(app.services, {
      companyId: ana.companyId,
      ownerId: ana.userId,
      name: 'logo.png',
      content: PDF,
      ...file,
    }).then((prepared) =>
      app.services.database.asMember({ companyId: ana.companyId ?? '', userId: ana.userId }, (trx) =>
        recordFile(trx, app.services, prepared),
      ),
    );

  it('a public file has an address that needs no signature and never changes', async () => {
    const { url } = await store({ content: await picture(30, 30), public: true });
    expect(url).toMatch(/^\/api\/files\/[\w-]+\/content$/);
    const reply = await follow(url);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('an area may be stricter', async () => {
    await expect(store({ allowed: ['png', 'jpeg'] })).rejects.toEqual(
      expect.objectContaining({ code: 'files.badType' }),
    );
    await expect(store({ maxBytes: PDF.length - 1 })).rejects.toEqual(
      expect.objectContaining({ code: 'files.tooLarge' }),
    );
    const picky = store({ content: await picture(30, 30), image: { minWidth: 100 } });
    await expect(picky).rejects.toEqual(expect.objectContaining({ code: 'files.dimensions' }));
  });

  it('the older spreadsheet is accepted only where allowed', async () => {
    const content = compoundFile('Workbook');
    await expect(store({ content })).rejects.toEqual(expect.objectContaining({ code: 'files.badType' }));
    await expect(store({ content, allowed: ['xls'] })).resolves.toMatchObject({
      contentType: 'application/vnd.ms-excel',
    });
  });

  it('content made by the server is stored as it is', async () => {
    const content = Buffer.from('a;b');
    const file = await store({ content, name: 'lista.csv', contentType: 'text/csv' });
    expect(file).toMatchObject({ fileName: 'lista.csv', contentType: 'text/csv', size: 3 });
    const reply = await follow(file.url);
    expect(reply.headers['content-disposition']).toMatch(/^attachment;/);
    expect(reply.body).toBe('a;b');
  });

  it('a company cannot store a file in the name of another', async () => {
    await expect(store({ companyId: outsider.companyId })).rejects.toMatchObject({ code: '42501' });
  });

  it('the nightly sweep removes unknown bytes and keeps the rest', async () => {
    const [kept, gone] = [await store({}), await store({})];
    const prepared = await prepareFile(app.services, { companyId: null, ownerId: null, name: 'a.pdf', content: PDF });
    const unbound = app.services.database.transaction((trx) => recordFile(trx, app.services, prepared));
    await expect(unbound).rejects.toThrow();
    await app.services.database.asPlatform((trx) => removeFile(trx, gone.id));

    const known = async () => new Set((await rows()).map((row) => row.storage_key));
    const unknown = async () => {
      const keys = await known();
      return (await storedNames()).filter((name) => !keys.has(name));
    };
    expect((await unknown()).length).toBeGreaterThanOrEqual(2);
    await sweepFilesJob.run({}, app.services);
    expect((await unknown()).length).toBeGreaterThanOrEqual(2);
    await sweepFilesJob.run({}, { ...app.services, now: () => new Date(Date.now() + 25 * 3_600_000) });
    expect(await unknown()).toEqual([]);
    expect((await follow(kept.url)).statusCode).toBe(200);
  });
});

async function storedNames(): Promise<string[]> {
  const folder = join(app.services.config.DATA_DIR, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

function half(content: Buffer): Buffer {
  return content.subarray(0, content.length / 2);
}

function bomb(): Buffer {
  return workbook([{ name: 'xl/sheet1.xml', content: Buffer.alloc(120_000_000) }]);
}

describe('a mail as a page', () => {
  const page = (content: Buffer) => app.call(ana, emailToHtml, { body: { content: content.toString('base64') } });

  it('is safe to show, and nothing of it is stored', async () => {
    const { status, body } = await page(EML);
    expect(status).toBe(200);
    expect(body.html).toContain('<table');
    expect(body.html).not.toMatch(/<script|onerror|javascript:/i);
  });

  it('is made of mails only', async () => {
    expect((await page(PDF)).error.code).toBe('files.badType');
    expect((await page(Buffer.from('????'))).status).toBeLessThan(500);
  });
});
