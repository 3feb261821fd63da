import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallInput } from '#kernel/api-call.ts';
import { addDays } from '#kernel/dates.ts';
import type { TestUser } from '#testing/world.ts';
import { readDashboard } from '../../contract/dashboard.calls.ts';
import type { Card, CardAddress, NumberCard } from '../../contract/dashboard.shapes.ts';
import * as calls from '../../contract/public/report-link.calls.ts';
import { LINKS_MAX } from '../../rules/public-report.ts';
import { KEPT_DAYS } from '../../rules/report-schedule.ts';
import { ALL_REPORTS, type DashboardWorld, startDashboardWorld } from '../dashboard/dashboard.fixture.ts';
import { endedFilesJob } from '../schedules/due-schedules.ts';

type Form = CallInput<typeof calls.createReportLink>['body'];

let world: DashboardWorld;
let author: TestUser;
beforeAll(async () => {
  world = await startDashboardWorld();
  author = await person('show-freight-columns', 'carrier-company', 'show-map-loading-order');
});
afterAll(() => world.app.close());

const person = (...permissions: string[]) =>
  world.app.world.user({
    company: world.team.company,
    permissions: [...ALL_REPORTS, 'download-reports', ...permissions],
  });
const form = (changes: Partial<Form> = {}): Form => ({
  ...{ name: 'Frota no mês', screen: 'operations', filters: { period: '30' }, prices: false, people: false },
  ...changes,
});
const asked = (who: TestUser, changes: Partial<Form> = {}) =>
  world.app.call(who, calls.createReportLink, { body: form(changes) });
async function made(changes: Partial<Form> = {}, who = author): Promise<{ id: string; alias: string }> {
  const { status, body } = await asked(who, changes);
  expect(status).toBe(201);
  const url = new URL(body.url);
  expect(url.pathname).toBe('/public');
  return { id: body.link._id, alias: url.searchParams.get('report')! };
}
const opened = (alias: string, query: { again?: '1' } = {}) =>
  world.app.call(null, calls.readPublicReport, { query: { report: alias, ...query } });
const linkOf = async (id: string, who = author) =>
  (await world.app.call(who, calls.listReportLinks, { query: {} })).body.links.find(({ _id }) => _id === id);

const addresses = (card: Card): readonly CardAddress[] => [
  ...card.notes.map(({ address }) => address),
  ...(card.kind === 'number' ? [card.address] : []),
  ...(card.kind === 'chart' ? card.series.flatMap((series) => series.addresses) : []),
  ...(card.kind === 'table' ? card.rows.flatMap(({ address, addresses: ofCells = [] }) => [address, ...ofCells]) : []),
];
const isMoney = (card: Card): boolean =>
  (card.kind !== 'table' && card.kind !== 'failed' && card.unit === 'money') ||
  (card.kind === 'table' && card.columns.some(({ unit }) => unit === 'money'));

describe('a public report', () => {
  it('shows the numbers of its author without an account, and nothing that leads into the product', async () => {
    const { alias } = await made({ people: true, prices: true });
    const { status, body } = await opened(alias);
    expect(status).toBe(200);
    const { report } = body;
    expect(report).toMatchObject({ name: 'Frota no mês', screen: 'operations', showsFreight: true });
    expect(report.company.name).toBe(world.team.company.name);
    const own = await world.app.call(author, readDashboard.operations, { query: { period: '30' } });
    expect(report.cards.map(({ id }) => id)).toEqual(own.body.cards.map(({ id }) => id));
    const value = (cards: readonly Card[], id: string) =>
      (cards.find((card) => card.id === id) as NumberCard | undefined)?.value;
    expect(value(report.cards, 'otif')).toBe(value(own.body.cards, 'otif'));
    expect(own.body.cards.flatMap(addresses).filter(Boolean).length).toBeGreaterThan(0);
    expect(report.cards.flatMap(addresses).filter(Boolean)).toEqual([]);
    expect(report).not.toHaveProperty('choices');
    expect(JSON.stringify(body)).not.toContain(author.userId);
  });

  it('shows prices only where somebody who sees them ticked it, and as long as they see them', async () => {
    const plain = await person();
    expect((await asked(plain, { prices: true })).status).toBe(403);
    const bare = await opened((await made()).alias);
    expect(bare.body.report.showsFreight).toBe(false);
    expect(bare.body.report.cards.filter(isMoney)).toEqual([]);
    const seller = await person('show-freight-columns');
    const { alias } = await made({ prices: true }, seller);
    expect((await opened(alias)).body.report.cards.filter(isMoney).length).toBeGreaterThan(0);
    await setRights(seller, [...ALL_REPORTS, 'download-reports']);
    expect((await opened(alias)).body.report.cards.filter(isMoney)).toEqual([]);
  });

  it('names drivers and documents only where that was ticked', async () => {
    const ids = async (people: boolean) =>
      (await opened((await made({ people })).alias)).body.report.cards.map(({ id }) => id);
    const [all, few] = [await ids(true), await ids(false)];
    expect(all.filter((id) => !few.includes(id))).toEqual(
      expect.arrayContaining(['drivers', 'fleetDays', 'documents']),
    );
  });

  it('keeps its filters and days, and speaks the language of its reader', async () => {
    const filters = { period: 'custom', from: world.app.day(-3), until: world.app.day(-1), kind: 'agro' } as const;
    const { alias, id } = await made({ filters });
    const { body } = await opened(alias);
    expect(body.report.period).toEqual({ from: filters.from, until: filters.until });
    expect((await linkOf(id))?.filters).toMatchObject(filters);
    const gone = (language: string) =>
      world.app.call(null, calls.readPublicReport, { query: { report: 'x' } }, { language });
    const [pt, en] = [await gone('pt-BR'), await gone('en')];
    expect(pt.error.message).not.toBe(en.error.message);
  });

  it('answers like every dead link when it was ended, is over, was never there, or its author lost the right', async () => {
    const ended = await made();
    for (const _twice of [1, 2])
      expect((await world.app.call(author, calls.revokeReportLink, { params: { id: ended.id } })).status).toBe(200);
    const over = await made({ until: world.app.day(1) });
    await world.app.services.database.asPlatform((trx) =>
      sql`update report_link set expires_at = now() where id = ${over.id}`.execute(trx),
    );
    const former = await person();
    const lost = await made({}, former);
    await setRights(former, ['general-report-carrier']);
    const geographer = await person('view-company-countries');
    const country = { period: '30', country: 'BO' } as const;
    expect((await asked(author, { filters: country })).status).toBe(403);
    const widened = await made({ filters: country }, geographer);
    expect((await opened(widened.alias)).status).toBe(200);
    await setRights(geographer, [...ALL_REPORTS, 'download-reports']);
    const aliases = [ended.alias, over.alias, lost.alias, widened.alias, 'x', '', 'a'.repeat(32)];
    const answers = await Promise.all(aliases.map((alias) => opened(alias)));
    for (const { status, error } of answers)
      expect({ status, ...error, requestId: '' }).toEqual({ ...answers[0]!.error, status: 404, requestId: '' });
    expect(answers[0]!.error.code).toBe('loadOrders.linkInvalid');
    expect((await linkOf(ended.id))?.state).toBe('revoked');
    expect((await linkOf(over.id))?.state).toBe('expired');
  });

  it('counts its readers, and not the page that reads itself again', async () => {
    const { id, alias } = await made();
    await opened(alias);
    await opened(alias, { again: '1' });
    await opened(alias);
    expect(await linkOf(id)).toMatchObject({ accessCount: 2, state: 'active' });
  });
});

describe('a link to a report', () => {
  it('belongs to the company and to who may take out that report', async () => {
    const { id } = await made({ screen: 'security' });
    const carrier = await world.app.world.user({
      company: world.team.company,
      permissions: ['general-report-carrier', 'download-reports'],
    });
    const other = await world.app.world.user({
      company: await world.app.world.company(),
      permissions: [...ALL_REPORTS, 'download-reports'],
    });
    for (const who of [carrier, other]) expect(await linkOf(id, who)).toBeUndefined();
    const revoke = async (who: TestUser) =>
      (await world.app.call(who, calls.revokeReportLink, { params: { id } })).status;
    expect([await revoke(carrier), await revoke(other)]).toEqual([403, 404]);
    expect((await asked(carrier, { screen: 'security' })).status).toBe(403);
    expect((await asked(world.viewer)).status).toBe(403);
    expect(await linkOf(id)).toMatchObject({ state: 'active', author: expect.stringMatching(/\w/) });
  });

  it('is refused with the field that is wrong', async () => {
    const today = world.app.day(0);
    const wrong = async (changes: Partial<Form>) => {
      const { status, error } = await asked(author, changes);
      expect(status).toBe(400);
      return Object.entries(error.fields ?? { '': error }).map(([field, { code }]) => `${field} ${code}`.trim());
    };
    expect(await wrong({ until: addDays(today, -2) })).toEqual(['until dayPast']);
    expect(await wrong({ until: addDays(today, 400) })).toEqual(['until dayTooFar']);
    expect(await wrong({ name: ' ' })).toHaveLength(1);
    expect(await wrong({ filters: { period: 'custom', from: today, until: addDays(today, -1) } })).toEqual([
      'filters.until periodReversed',
    ]);
    expect(await wrong({ screen: 'agro', filters: { kind: 'normal' } })).toEqual(['filters.kind choice']);
    expect(await wrong({ filters: { cards: 'otif' } })).toEqual(['reports.unknownCard']);
  });

  it('is listed while it can be opened, however many have ended since', async () => {
    const { id } = await made();
    await world.app.services.database.asPlatform((trx) =>
      sql`insert into report_link (id, company_id, name, screen, filters, shows_prices, shows_people, author_id, alias_hash,
            expires_at, created_at)
          select gen_random_uuid(), company_id, name, screen, filters, shows_prices, shows_people, author_id,
            'ended ' || n, now(), now() + interval '1 day' from report_link, generate_series(1, ${LINKS_MAX}) n
          where id = ${id}`.execute(trx),
    );
    expect(await linkOf(id)).toMatchObject({ state: 'active' });

    // A year after they ended they are forgotten.
    const ended = async () =>
      (await world.app.call(author, calls.listReportLinks, { query: {} })).body.links.filter(
        ({ state }) => state === 'expired',
      ).length;
    const { services } = world.app;
    const inDays = (days: number) => ({
      ...services,
      now: () => new Date(services.now().getTime() + days * 86_400_000),
    });
    await endedFilesJob.run({}, inDays(KEPT_DAYS - 1));
    expect(await ended()).toBeGreaterThan(0);
    await endedFilesJob.run({}, inDays(KEPT_DAYS + 1));
    expect(await ended()).toBe(0);
    expect(await linkOf(id)).toMatchObject({ state: 'active' });
  });

  it('ends after a year where nobody said when', async () => {
    const { id } = await made();
    const { expiresAt } = (await linkOf(id))!;
    const days = (new Date(expiresAt).getTime() - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBeGreaterThanOrEqual(365);
    expect(Math.round(days)).toBeLessThanOrEqual(366);
  });
});

const setRights = (who: TestUser, permissions: readonly string[]) =>
  world.app.services.database.asPlatform((trx) =>
    sql`update role r set permissions = ${sql.val([...permissions])} from membership_role mr
      where r.id = mr.role_id and mr.user_id = ${who.userId}`.execute(trx),
  );
