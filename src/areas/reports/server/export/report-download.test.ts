import { sql } from 'kysely';
import pg from 'pg';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LifecycleApp, startLifecycle } from '#areas/load-orders/server/lifecycle.fixture.ts';
import type { Team } from '#areas/load-orders/server/order-app.fixture.ts';
import { type DownloadView, readDownload, recentDownloads } from '#kernel/download-calls.ts';
import { ROLES } from '#platform/db/roles.ts';
import { downloadJob } from '#platform/list/download-job.ts';
import type { TestUser } from '#testing/world.ts';
import { downloadReport } from '../../contract/report-download.calls.ts';
import { reportsServer } from '../index.ts';
import { textOfPdf } from './pdf-text.fixture.ts';
import { reportMakers } from './report-downloads.ts';

const PERMISSIONS = ['general-report-carrier', 'download-reports', 'load-order-read'];

let app: LifecycleApp;
let team: Team;
let reader: TestUser;
beforeAll(async () => {
  app = await startLifecycle([reportsServer]);
  team = await app.team();
  await app.orders(team, 3);
  reader = await app.world.user({ company: team.company, permissions: PERMISSIONS });
});
afterAll(() => app.close());

const order = (who: TestUser, body: Record<string, unknown>) =>
  app.call(who, downloadReport.operations, { body: body as never }, { language: 'en' });

async function fileOf(who: TestUser, format: 'xlsx' | 'pdf'): Promise<{ view: DownloadView; content: Buffer }> {
  const { status, body } = await order(who, { format, query: { period: '7' } });
  expect(status).toBe(202);
  await app.drain();
  const { body: view } = await app.call(who, readDownload, { params: { id: body.downloadId } });
  expect(view.status).toBe('ready');
  const reply = await app.product.http.inject({ method: 'GET', url: view.url! });
  return { view, content: reply.rawPayload };
}

describe('a report as a download', () => {
  it('is a workbook of the dashboard, found among the downloads', async () => {
    const { view, content } = await fileOf(reader, 'xlsx');
    expect(view).toMatchObject({ list: 'reports.operations', progress: 1 });
    expect(view.fileName).toMatch(/^Operations report \d{4}-\d{2}-\d{2}\.xlsx$/);
    const [summary] = await readXlsxFile(content);
    expect(summary!.data[0]!.slice(0, 2)).toEqual(['Operations report', team.company.name]);
    const { body } = await app.call(reader, recentDownloads);
    expect(body.downloads.map(({ id }) => id)).toContain(view.id);
  });

  it('is a PDF in the language of its reader', async () => {
    const { view, content } = await fileOf(reader, 'pdf');
    expect(view.fileName).toMatch(/\.pdf$/);
    const text = textOfPdf(content);
    expect(text).toContain('Operations report');
    expect(text).toContain('How the figures are counted');
    expect(text).not.toContain('reports.');
  });

  it('needs the permission of the screen and that of downloads', async () => {
    const body = { format: 'pdf', query: { period: '7' } };
    for (const permissions of [
      ['general-report-carrier'],
      ['download-reports'],
      ['general-report-shipper', 'download-reports'],
    ]) {
      const stranger = await app.world.user({ company: team.company, permissions });
      expect((await order(stranger, body)).status).toBe(403);
    }
  });

  it('fails for a person who lost the permission meanwhile', async () => {
    const leaver = await app.world.user({ company: team.company, permissions: PERMISSIONS });
    const { body } = await order(leaver, { format: 'pdf', query: {} });
    await app.services.database.asPlatform((trx) =>
      sql`update role r set permissions = '{}' from membership_role m
        where r.id = m.role_id and m.user_id = ${leaver.userId}`.execute(trx),
    );
    await app.drain();
    const { body: view } = await app.call(leaver, readDownload, { params: { id: body.downloadId } });
    expect(view).toMatchObject({ status: 'failed', url: null });
  });

  it('is not made without a card that failed, and complete once it can be read again', async () => {
    const { body } = await order(reader, { format: 'xlsx', query: { period: '7' } });
    const payload = { downloadId: body.downloadId, attempt: 1 };
    const owner = new pg.Client({ connectionString: app.databaseUrl });
    await owner.connect();
    await owner.query(`revoke select on vehicle from ${ROLES.app}`);
    const job = downloadJob(reportMakers);
    await job.run(payload, app.services);
    const state = async () => (await app.call(reader, readDownload, { params: { id: body.downloadId } })).body.status;
    expect(await state()).not.toBe('ready');
    await owner.query(`grant select on vehicle to ${ROLES.app}`);
    await owner.end();
    await job.run({ ...payload, attempt: 2 }, app.services);
    expect(await state()).toBe('ready');
  });

  it('refuses a kind that the control centre does not count', async () => {
    const agro = await app.world.user({
      company: team.company,
      permissions: ['general-report-carrier-agro', 'download-reports'],
    });
    const asked = { format: 'pdf', query: { period: '7', kind: 'normal' } };
    const { status, error } = await app.call(agro, downloadReport.agro, { body: asked as never });
    expect([status, error.code, error.fields?.['query.kind']?.code]).toEqual([400, 'reports.unknownKind', 'choice']);
  });

  it('refuses what is no format, no period and no filter', async () => {
    const keen = await app.world.user({ company: team.company, permissions: PERMISSIONS });
    for (const body of [
      { format: 'csv', query: {} },
      { query: {} },
      { format: 'pdf', query: { period: '31' } },
      { format: 'pdf', query: { period: 'custom' } },
      { format: 'pdf', query: { period: 'custom', from: '2026-02-02', until: '2026-02-01' } },
      { format: 'pdf', query: { colour: 'red' } },
    ])
      expect((await order(keen, body)).status, JSON.stringify(body)).toBe(400);
  });
});
