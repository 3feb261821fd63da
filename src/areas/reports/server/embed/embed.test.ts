import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallInput } from '#kernel/api-call.ts';
import { embedSourcesShape } from '#platform/embeds/embed-source.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestUser } from '#testing/world.ts';
import { readEmbed, readEmbeds, saveEmbed, tryEmbed } from '../../contract/embed/embed.calls.ts';
import { reportsServer } from '../index.ts';
import { type BiServices, METABASE, POWER_BI, startBiServices } from './bi-services.fixture.ts';

type Choice = CallInput<typeof tryEmbed>['body'];

const params = { screen: 'operations' } as const;
const { workspaceId, reportId, datasetId } = POWER_BI;
const REPORT: Choice = { kind: 'powerBi', source: 'Power BI', workspaceId, reportId, datasetId };
const DASHBOARD: Choice = { kind: 'metabase', source: 'Metabase', dashboard: METABASE.dashboard };

let bi: BiServices;
let app: TestApp;
let admin: TestUser;
let looker: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  bi = await startBiServices();
  const { origin } = bi;
  const { tenant, client, secret } = POWER_BI;
  const powerBi = { kind: 'powerBi', tenant, client, secret, signIn: origin, api: origin, page: origin };
  const metabase = { kind: 'metabase', url: origin, parameter: METABASE.parameter };
  app = await startTestApp({
    areas: [reportsServer],
    config: {
      REPORT_EMBED_PRIVATE: true,
      REPORT_EMBEDS: embedSourcesShape.parse(
        JSON.stringify([
          { ...powerBi, name: 'Power BI', role: 'company' },
          { ...powerBi, name: 'Old account', secret: 'a-secret-of-long-ago', client: 'old', role: 'company' },
          { ...powerBi, name: 'Of others', companies: ['others'] },
          { ...metabase, name: 'Metabase', secret: METABASE.secret },
          { ...metabase, name: 'Old key', secret: 'x'.repeat(64) },
          { kind: 'address', name: 'Web', hosts: [new URL(origin).host] },
        ]),
      ),
    },
  });
  const company = await app.world.company();
  admin = await app.world.user({ company, permissions: ['company-profile-write'] });
  looker = await app.world.user({ company, permissions: ['general-report-carrier'] });
  stranger = await app.world.user({
    company: await app.world.company(),
    permissions: ['general-report-carrier', 'company-profile-write'],
  });
});
afterAll(async () => {
  await app.close();
  await bi.close();
});
beforeEach(() => {
  bi.trouble = 'none';
  bi.asked.length = 0;
});

const attempt = (body: Choice) => app.call(admin, tryEmbed, { params, body });
const chosen = async () =>
  (await app.call(admin, readEmbeds, {})).body.embeds.find(({ screen }) => screen === 'operations')!;
async function choose(body: Choice): Promise<void> {
  const { version } = await chosen();
  expect((await app.call(admin, saveEmbed, { params, body: { ...body, version } })).status).toBe(200);
}
const shown = (who = looker) => app.call(who, readEmbed.operations, {});
const secrets = [POWER_BI.secret, METABASE.secret, 'account-token'];

describe('what a control centre shows', () => {
  it('is its own dashboard until somebody of the company chooses another', async () => {
    expect((await shown()).body).toEqual({ embed: { kind: 'own' } });
    const { body } = await app.call(admin, readEmbeds, {});
    expect(body.sources.map(({ name }) => name)).toEqual(['Power BI', 'Old account', 'Metabase', 'Old key', 'Web']);
    expect(body.embeds).toHaveLength(6);
    for (const secret of secrets) expect(JSON.stringify(body)).not.toContain(secret);
    expect((await app.call(looker, readEmbeds, {})).status).toBe(403);
    expect((await app.call(looker, saveEmbed, { params, body: { kind: 'own', version: 0 } })).status).toBe(403);
    expect((await shown(admin)).status).toBe(403);
  });

  it('is a report of Power BI, with a token for this report, this company and ten minutes', async () => {
    await choose(REPORT);
    const { status, body } = await shown();
    expect(status).toBe(200);
    if (body.embed.kind !== 'powerBi') throw new Error(body.embed.kind);
    expect(body.embed).toMatchObject({ name: 'Power BI', address: `${bi.origin}/reportEmbed?reportId=${reportId}` });
    expect(body.embed.token).toMatch(/^embed-token-\d+$/);
    expect(body.embed.seconds).toBeGreaterThan(590);
    expect(body.embed.seconds).toBeLessThanOrEqual(600);
    for (const secret of secrets) expect(JSON.stringify(body)).not.toContain(secret);
    const wanted = JSON.parse(bi.asked.find(({ path }) => path.endsWith('/GenerateToken'))!.body);
    expect(wanted).toEqual({
      datasets: [{ id: datasetId }],
      reports: [{ id: reportId, allowEdit: false }],
      targetWorkspaces: [{ id: workspaceId }],
      lifetimeInMinutes: 10,
      identities: [{ username: looker.companyId, roles: ['company'], datasets: [datasetId] }],
    });
    // The account signs in once an hour, and others see nothing of this choice.
    await shown();
    expect(bi.asked.filter(({ path }) => path.endsWith('/token') && path.includes('oauth2')).length).toBeLessThan(2);
    expect((await shown(stranger)).body).toEqual({ embed: { kind: 'own' } });
  });

  it('is a dashboard of Metabase, signed for this company and ten minutes', async () => {
    await choose(DASHBOARD);
    const { body } = await shown();
    if (body.embed.kind !== 'metabase') throw new Error(body.embed.kind);
    const { address } = body.embed;
    expect(address.startsWith(`${bi.origin}/embed/dashboard/`)).toBe(true);
    const claims = decodeJwt(address.split('/').at(-1)!);
    expect(claims).toMatchObject({ resource: { dashboard: 7 }, params: { company: looker.companyId } });
    expect(claims.exp! * 1000 - Date.now()).toBeGreaterThan(590_000);
    expect((await fetch(address)).status).toBe(200);
    expect((await fetch(`${address}x`)).status).toBe(400);
  });

  it('is framed by a page that opens its host and no other, for ten minutes', async () => {
    await choose({ kind: 'address', address: `${bi.origin}/page` });
    const { body } = await shown();
    if (body.embed.kind === 'own') throw new Error('own');
    const framing = (url: string) => app.product.http.inject({ method: 'GET', url });
    const page = await framing(body.embed.frame);
    expect(page.statusCode).toBe(200);
    const policy = String(page.headers['content-security-policy']).split('; ');
    expect(policy).toContain(`frame-src ${bi.origin}`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(page.headers['x-frame-options']).toBe('SAMEORIGIN');
    const [ticket = '', signature = ''] = body.embed.frame.split('/').at(-1)!.split('.');
    const evil = Buffer.from(JSON.stringify({ origin: 'https://evil.example', expires: Date.now() + 60_000 })).toString(
      'base64url',
    );
    for (const wrong of [`${evil}.${signature}`, ticket, `${ticket}.`, 'x'])
      expect((await framing(`/api/reports/embed/frame/${wrong}`)).statusCode).toBe(404);
  });
});

describe('a service that does not help', () => {
  const problemOf = async (body: Choice) => {
    const { status, error } = await attempt(body);
    expect([status, error.code]).toEqual([502, 'reports.embedFailed']);
    expect(error.message).toBe('ERROR AL OBTENER TOKEN POWER BI');
    return error.facts?.problem;
  };

  it('is said to refuse, to lack the report, or to lead elsewhere', async () => {
    expect(await problemOf({ ...REPORT, source: 'Old account' })).toBe('credentials');
    expect(await problemOf({ ...REPORT, reportId: workspaceId })).toBe('missing');
    expect(await problemOf({ ...REPORT, datasetId: workspaceId })).toBe('missing');
    expect(await problemOf({ ...DASHBOARD, dashboard: 8 })).toBe('missing');
    expect(await problemOf({ ...DASHBOARD, source: 'Old key' })).toBe('refused');
    expect(await problemOf({ kind: 'address', address: `${bi.origin}/nowhere` })).toBe('missing');
    bi.trouble = 'elsewhere';
    expect(await problemOf(REPORT)).toBe('host');
    bi.trouble = 'refuses';
    expect(await problemOf(REPORT)).toBe('credentials');
  });

  it('is said to refuse a page that forbids frames, or leads to another host', async () => {
    const page = (path: string) => ({ kind: 'address', address: `${bi.origin}${path}` }) as const;
    for (const path of ['/denied', '/alone', '/policy', '/moved-denied', '/circle'])
      expect([path, await problemOf(page(path))]).toEqual([path, 'refused']);
    expect(await problemOf(page('/moved-away'))).toBe('host');
    expect((await attempt(page('/moved'))).status).toBe(200);
  });

  it('is refused before it is asked, where the settings do not name it', async () => {
    const wrong = async (body: Choice) => {
      const { status, error } = await attempt(body);
      expect(status).toBe(400);
      return Object.entries(error.fields ?? {}).map(([field, { code }]) => `${field} ${code}`);
    };
    expect(await wrong({ ...REPORT, source: 'Of others' })).toEqual(['source choice']);
    expect(await wrong({ ...DASHBOARD, source: 'Power BI' })).toEqual(['source choice']);
    expect(await wrong({ kind: 'powerBi' })).toEqual(['source required', 'workspaceId required', 'reportId required']);
    expect(await wrong({ ...REPORT, reportId: 'my report' })).toEqual(['reportId guid']);
    expect(await wrong({ ...DASHBOARD, dashboard: 0 })).toHaveLength(1);
    const address = (text: string) => wrong({ kind: 'address', address: text });
    expect(await address('https://evil.example/page')).toEqual(['address hostNotAllowed']);
    expect(await address('https://10.0.0.1/')).toEqual(['address hostNotAllowed']);
    expect(await address('javascript:alert(1)')).toEqual(['address httpsAddress']);
    expect(await address('https://user:word@bi.example/')).toEqual(['address httpsAddress']);
    expect(bi.asked).toEqual([]);
  });

  it('is a failure of the control centre once the settings no longer name it', async () => {
    await choose(DASHBOARD);
    await app.services.database.asPlatform((trx) =>
      trx.updateTable('report_embed').set({ source: 'Gone' }).where('screen', '=', 'operations').execute(),
    );
    const { status, error } = await shown();
    expect([status, error.code, error.facts?.problem]).toEqual([502, 'reports.embedFailed', 'removed']);
  });

  it('rests when it is away again and again, and asks nothing meanwhile', async () => {
    bi.trouble = 'down';
    for (let time = 0; time < 7; time += 1) expect(await problemOf(DASHBOARD)).toBe('away');
    expect(bi.asked.length).toBe(5);
    bi.trouble = 'none';
    expect(await problemOf(DASHBOARD)).toBe('away');
    expect(bi.asked.length).toBe(5);
  });
});

describe('a choice', () => {
  it('is refused to the second of two people who save at once, and both are kept in mind', async () => {
    const { version } = await chosen();
    const save = (body: Choice, of: number) =>
      app.call(admin, saveEmbed, { params, body: { ...body, version: of } as never });
    const both = await Promise.all([save(REPORT, version), save({ kind: 'own' }, version)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await save({ kind: 'own' }, 0)).error.code).toBe('request.staleVersion');
    const first = { screen: 'security' } as const;
    const begun = await Promise.all(
      [1, 2].map(() => app.call(admin, saveEmbed, { params: first, body: { kind: 'own', version: 0 } })),
    );
    expect(begun.map(({ status }) => status).sort()).toEqual([200, 409]);
    const entries = await app.services.database.asPlatform((trx) =>
      trx.selectFrom('audit_entry').selectAll().where('action', '=', 'reportEmbeds.save').execute(),
    );
    expect(entries.length).toBeGreaterThan(3);
    for (const secret of secrets) expect(JSON.stringify(entries)).not.toContain(secret);
  });
});
