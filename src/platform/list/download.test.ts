import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOWNLOAD_EVENTS, type DownloadView, readDownload, recentDownloads } from '#kernel/download-calls.ts';
import { createId } from '#kernel/ids.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { publishedMessages } from '#testing/published.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestCompany, TestUser } from '#testing/world.ts';
import { unzip } from '../files/unzip.fixture.ts';
import { listDownloadJob } from './download-job.ts';
import {
  addFreights,
  addManyFreights,
  createFreightTables,
  endless,
  everyFreight,
  freightList,
  freightSource,
} from './freight.fixture.ts';
import type { ListSource } from './list-source.ts';

const { download } = listCalls(freightList);
const everyDownload = listCalls(everyFreight.definition).download;
const PERMISSIONS = ['freight-read', 'freight-download'];

let app: TestApp;
let company: TestCompany;
let ana: TestUser;

beforeAll(async () => {
  app = await startTestApp({
    areas: [{ name: 'freights', routes: [], lists: [freightSource, everyFreight, endless] }],
  });
  await createFreightTables(app.databaseUrl);
  company = await app.world.company();
  ana = await app.world.user({ company, permissions: PERMISSIONS });
  await addFreights(app.services.database, company.id, [
    {
      code: '=HYPERLINK("http://x.test";"y")',
      note: 'Ação',
      carrier: 'Ébano',
      tags: ['frio', 'seco'],
      urgent: true,
      price: '1234.50',
      loadedOn: '2026-02-28',
      createdAt: '2026-03-01T02:30:00Z',
    },
    { code: 'OC-2', urgent: false, state: 'closed', createdAt: '2026-01-01T16:00:00Z' },
  ]);
  const foreign = await app.world.company();
  await addFreights(app.services.database, foreign.id, [{ code: 'FOREIGN' }]);
});

afterAll(() => app.close());

async function order(
  who: TestUser,
  body: Record<string, unknown> = {},
  call: typeof download = download,
): Promise<string> {
  const reply = await app.call(who, call, { body: body as never });
  expect(reply.status, JSON.stringify(reply.body)).toBe(202);
  return (reply.body as { downloadId: string }).downloadId;
}

async function look(who: TestUser, id: string): Promise<DownloadView> {
  const { status, body } = await app.call(who, readDownload, { params: { id } });
  expect(status).toBe(200);
  return body as DownloadView;
}

async function fetchFile({ url }: DownloadView): Promise<Buffer> {
  const reply = await app.product.http.inject({ method: 'GET', url: url! });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-disposition']).toContain('attachment');
  return reply.rawPayload;
}

async function make(who: TestUser, body: Record<string, unknown> = {}, call: typeof download = download) {
  const id = await order(who, body, call);
  await app.drain();
  const view = await look(who, id);
  expect(view.status).toBe('ready');
  const file = await fetchFile(view);
  return { view, file, rows: (await readXlsxFile(file))[0]!.data };
}

async function untilPublished(event: string, id: string) {
  const found = async () =>
    (await publishedMessages(app)).filter((item) => item.event === event && item.data.id === id);
  await expect.poll(async () => (await found()).length).toBeGreaterThan(0);
  return found();
}

describe('a spreadsheet of a list', () => {
  it('is ordered, written in the background and delivered by a link', async () => {
    const id = await order(ana);
    expect(await look(ana, id)).toMatchObject({
      list: 'freights',
      status: 'waiting',
      progress: 0,
      totalRows: 2,
      url: null,
    });
    await app.drain();
    const view = await look(ana, id);
    expect(view).toMatchObject({ status: 'ready', progress: 1, rows: 2, totalRows: 2 });
    expect(view.fileName).toMatch(/^.+ \d{4}-\d{2}-\d{2}\.xlsx$/);
    expect((await untilPublished(DOWNLOAD_EVENTS.ready, id))[0]).toMatchObject({
      to: ana.userId,
      data: { status: 'ready', progress: 1 },
    });
  });

  it('shows the columns in order, days and money typed, flags and tags as words', async () => {
    const { rows } = await make(ana, { sort: '-createdAt' });
    expect(rows[0]).toHaveLength(9);
    expect(rows[1]).toEqual([
      '=HYPERLINK("http://x.test";"y")',
      'Ação',
      'Ébano',
      'open',
      'Sim',
      'frio, seco',
      1234.5,
      new Date('2026-02-28T00:00:00Z'),
      new Date('2026-02-28T22:30:00Z'),
    ]);
    expect(rows[2]).toEqual(['OC-2', null, null, 'closed', 'Não', null, null, null, new Date('2026-01-01T12:00:00Z')]);
  });

  it('contains a text that looks like a formula as a text', async () => {
    const { file } = await make(ana);
    const sheet = unzip(file).get('xl/worksheets/sheet1.xml')!;
    expect(sheet).toContain('t="inlineStr"><is><t xml:space="preserve">=HYPERLINK("http://x.test";"y")</t></is></c>');
    expect(sheet).not.toMatch(/<f[ >]/);
  });

  it('is the list as filtered, sorted and chosen', async () => {
    const { rows } = await make(ana, {
      state: 'closed',
      search: 'oc',
      columns: ['createdAt', 'code', '_id'],
      sort: 'code',
    });
    expect(rows.slice(1).map((row) => row[0])).toEqual(['OC-2']);
    expect(rows[0]).toHaveLength(3);
  });

  it("contains no other company's rows, unless it is the platform's own list", async () => {
    expect((await make(ana)).rows.flat()).not.toContain('FOREIGN');
    const admin = await app.world.user({
      company: await app.world.company({ platform: true }),
      permissions: PERMISSIONS,
      isSuperAdmin: true,
    });
    expect((await make(admin, {}, everyDownload)).rows.flat()).toContain('FOREIGN');
    expect((await app.call(ana, everyDownload, { body: {} as never })).status).toBe(403);
  });

  it('reports its progress a few times', async () => {
    const busy = await app.world.company();
    const reader = await app.world.user({ company: busy, permissions: PERMISSIONS });
    await addManyFreights(app.databaseUrl, busy.id, 6_000);
    const before = (await publishedMessages(app)).length;
    const { view, rows } = await make(reader);
    expect(rows).toHaveLength(6_001);
    await untilPublished(DOWNLOAD_EVENTS.ready, view.id);
    const progress = (await publishedMessages(app, before))
      .filter((item) => item.event === DOWNLOAD_EVENTS.progress)
      .map((item) => Number(item.data.progress));
    expect(progress.length).toBeGreaterThan(3);
    expect(progress.length).toBeLessThanOrEqual(10);
    expect(progress).toEqual([...progress].sort((one, other) => one - other));
  });
});

describe('an order of a spreadsheet', () => {
  it('needs the permission to download', async () => {
    const reader = await app.world.user({ company, permissions: ['freight-read'] });
    expect((await app.call(reader, download, { body: {} as never })).status).toBe(403);
  });

  it('is refused at once where the list could not be read', async () => {
    for (const body of [{ carrier: 'not-an-id' }, { weight: '1e999' }, { columns: ['secret'] }, { sort: 'tags' }]) {
      expect((await app.call(ana, download, { body: body as never })).status).toBe(400);
    }
  });

  it('is refused where the list is too long for a spreadsheet', async () => {
    const { status, error } = await app.call(ana, listCalls(endless.definition).download, { body: {} });
    expect({ status, code: error.code }).toEqual({ status: 422, code: 'downloads.tooManyRows' });
    expect(error.message).toContain('200.000');
  });

  it('is created once for one idempotency key', async () => {
    const key = createId();
    const send = () => app.call(ana, download, { body: { search: 'once' } as never }, { idempotencyKey: key });
    expect((await send()).body).toEqual((await send()).body);
  });

  it('is visible only to the person who ordered it', async () => {
    const id = await order(ana);
    const colleague = await app.world.user({ company, permissions: PERMISSIONS });
    expect((await app.call(colleague, readDownload, { params: { id } })).status).toBe(404);
    expect((await app.call(colleague, recentDownloads)).body).toEqual({ downloads: [] });
    const { downloads } = (await app.call(ana, recentDownloads)).body as { downloads: DownloadView[] };
    expect(downloads[0]).toMatchObject({ id });
    await app.drain();
  });

  it('fails when its reader lost the permission in the meantime', async () => {
    const leaving = await app.world.user({ company, permissions: PERMISSIONS });
    const id = await order(leaving);
    await app.services.database.asPlatform((trx) =>
      trx.deleteFrom('membership_role').where('user_id', '=', leaving.userId).execute(),
    );
    await app.drain();
    expect(await look(leaving, id)).toMatchObject({ status: 'failed', url: null });
    expect((await untilPublished(DOWNLOAD_EVENTS.failed, id))[0]).toMatchObject({ to: leaving.userId });
  });

  it('fails when its reader was removed from the company in the meantime', async () => {
    const leaving = await app.world.user({ company, permissions: PERMISSIONS });
    const id = await order(leaving);
    await app.services.database.asPlatform((trx) =>
      trx.updateTable('membership').set({ enabled: false }).where('user_id', '=', leaving.userId).execute(),
    );
    await app.drain();
    const status = await app.services.database.asPlatform((trx) =>
      trx.selectFrom('download').select(['status', 'error']).where('id', '=', id).executeTakeFirst(),
    );
    expect(status).toEqual({ status: 'failed', error: 'request.forbidden' });
  });
});

describe('a failed try', () => {
  const broken: ListSource = {
    ...freightSource,
    exportText: {
      code: () => {
        throw new Error('the pen broke');
      },
    },
  };

  it('is repeated, and given up after the third', async () => {
    const id = await order(ana, { search: 'hyperlink' });
    await listDownloadJob([broken]).run({ downloadId: id, attempt: 1 }, app.services);
    expect(await look(ana, id)).toMatchObject({ status: 'running' });
    await listDownloadJob([broken]).run({ downloadId: id, attempt: 3 }, app.services);
    expect(await look(ana, id)).toMatchObject({ status: 'failed', url: null });
    await untilPublished(DOWNLOAD_EVENTS.failed, id);
  });

  it('leaves the whole spreadsheet to the next one', async () => {
    const id = await order(ana, { search: 'hyperlink' });
    await listDownloadJob([broken]).run({ downloadId: id, attempt: 2 }, app.services);
    await listDownloadJob([freightSource]).run({ downloadId: id, attempt: 3 }, app.services);
    expect(await look(ana, id)).toMatchObject({ status: 'ready', rows: 1 });
  });

  it('changes nothing about a finished spreadsheet', async () => {
    const { view } = await make(ana);
    await listDownloadJob([broken]).run({ downloadId: view.id, attempt: 3 }, app.services);
    expect(await look(ana, view.id)).toMatchObject({ status: 'ready', fileName: view.fileName });
  });
});
