import { sql } from 'kysely';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LifecycleApp, startLifecycle } from '#areas/load-orders/server/lifecycle.fixture.ts';
import type { Team } from '#areas/load-orders/server/order-app.fixture.ts';
import { type DownloadView, readDownload, recentDownloads } from '#kernel/download-calls.ts';
import type { TestUser } from '#testing/world.ts';
import { downloadReport } from '../../contract/report-download.calls.ts';
import { reportsServer } from '../index.ts';
import { textOfPdf } from './pdf-text.fixture.ts';

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
