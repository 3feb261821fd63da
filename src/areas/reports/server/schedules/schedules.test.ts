import { sql } from 'kysely';
import pg from 'pg';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LifecycleApp, startLifecycle } from '#areas/load-orders/server/lifecycle.fixture.ts';
import type { Team } from '#areas/load-orders/server/order-app.fixture.ts';
import { type ApiCall, fillPath } from '#kernel/api-call.ts';
import { addDays, dayIn, showDay } from '#kernel/dates.ts';
import { fileLink } from '#kernel/file-calls.ts';
import { createId } from '#kernel/ids.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { removeView, saveView } from '#kernel/view-calls.ts';
import { sendMailJob } from '#platform/mail/send-mail.ts';
import type { Services } from '#platform/services.ts';
import type { TestUser } from '#testing/world.ts';
import * as calls from '../../contract/schedule.calls.ts';
import { scheduleList } from '../../contract/schedule.list.ts';
import { FAILURES_MAX, KEPT_DAYS, MAIL_DAYS } from '../../rules/report-schedule.ts';
import { textOfPdf } from '../export/pdf-text.fixture.ts';
import { reportsServer } from '../index.ts';
import { dueSchedulesJob, endedFilesJob } from './due-schedules.ts';
import { runReportJob } from './run-report.job.ts';

const RIGHTS = ['general-report-carrier', 'download-reports', 'download-listings'];
const OUTSIDE = 'gerencia@cliente.test';
const DAY_MS = 86_400_000;

let app: LifecycleApp;
let team: Team;
let author: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  app = await startLifecycle([reportsServer]);
  team = await app.team();
  author = await app.world.user({ company: team.company, permissions: RIGHTS, language: 'pt-BR' });
  stranger = await app.world.user({ company: (await app.team()).company, permissions: RIGHTS });
});
afterAll(() => app.close());

const form = (changes: Record<string, unknown> = {}) =>
  ({
    name: 'Resumo da semana',
    screen: 'operations',
    format: 'pdf',
    filters: { period: '7' },
    frequency: 'daily',
    hour: '08:00',
    language: 'es',
    recipients: [{ userId: author.userId }, { email: OUTSIDE }],
    ...changes,
  }) as never;

async function made(changes: Record<string, unknown> = {}, who = author): Promise<string> {
  const { status, body } = await app.call(who, calls.createSchedule, { body: form(changes) });
  expect(status).toBe(201);
  return body.schedule._id;
}

const runsOf = async (id: string, who = author) =>
  (await app.call(who, calls.listScheduleRuns, { params: { id } })).body.runs;
const sent = (address: string) =>
  app.services.database.asPlatform((trx) =>
    trx.selectFrom('mail_message').selectAll().where('recipient', '=', address).orderBy('created_at').execute(),
  );
/** The product at another time; nobody needs a session for it. */
const at = (time: Date): Services => ({ ...app.services, now: () => time });
const aliasIn = (text: string) => /scheduled-report\/([\w-]{32})/.exec(text)![1]!;
const openFile = (alias: string) =>
  app.product.http.inject({ method: 'GET', url: `/api${fillPath(calls.readMailedFile.path, { alias })}` });

/** Each person may do so ten times a minute. */
async function sendNow(id: string, who = author): Promise<string> {
  const { status, body } = await app.call(who, calls.sendSchedule, { params: { id } });
  expect(status).toBe(202);
  return body.runId;
}

describe('a schedule of reports', () => {
  it('is kept, changed, paused and deleted', async () => {
    const id = await made({ frequency: 'monthly', monthDay: 31, recipients: [{ email: OUTSIDE }, { email: OUTSIDE }] });
    const params = { id };
    const { body } = await app.call(author, calls.readSchedule, { params });
    expect(body.schedule).toMatchObject({ monthDay: 31, weekday: null, state: 'active', version: 1 });
    expect(body.schedule.recipients).toEqual([{ userId: null, name: null, email: OUTSIDE }]);
    const changed = { ...(form({ name: 'Outro' }) as object), version: 1 } as never;
    expect((await app.call(author, calls.updateSchedule, { params, body: changed })).body.schedule.name).toBe('Outro');
    expect((await app.call(author, calls.updateSchedule, { params, body: changed })).error.code).toBe(
      'request.staleVersion',
    );
    const paused = await app.call(author, calls.pauseSchedule, { params });
    expect(paused.body.schedule).toMatchObject({ state: 'paused', nextAt: null });
    const list = await app.call(author, listCalls(scheduleList).read, { query: { states: 'paused' } as never });
    expect((list.body as unknown as { schedules: object[] }).schedules).toMatchObject([{ _id: id, recipients: 2 }]);
    expect((await app.call(author, calls.resumeSchedule, { params })).body.schedule.state).toBe('active');
    expect((await app.call(author, calls.deleteSchedule, { params })).status).toBe(200);
    expect((await app.call(author, calls.readSchedule, { params })).status).toBe(404);
  });

  it.each([
    ['recipients', 'minItems', { recipients: [] }],
    ['recipients', 'maxItems', { recipients: Array.from({ length: 51 }, (_, one) => ({ email: `p${one}@x.test` })) }],
    ['recipients.0.email', 'email', { recipients: [{ email: 'gerencia@' }] }],
    ['recipients.0.email', 'required', { recipients: [{}] }],
    ['recipients.0.userId', 'unknown', { recipients: [{ userId: createId() }] }, 'reports.unknownRecipient'],
    ['hour', 'format', { hour: '25:00' }],
    ['screen', 'choice', { screen: 'finance' }],
    ['format', 'choice', { format: 'csv' }],
    ['filters.colour', 'unknown', { filters: { period: '7', colour: 'red' } }],
    ['filters.period', 'choice', { filters: { period: 'custom' } }],
    ['filters.period', 'choice', { screen: 'payments', viewId: createId(), filters: { period: 'yesterday' } }],
    ['weekday', 'required', { frequency: 'weekly' }],
    ['monthDay', 'required', { frequency: 'monthly' }],
    ['weekday', 'max', { frequency: 'weekly', weekday: 8 }],
    ['name', 'required', { name: ' ' }],
  ])('answers what is wrong in %s with %s', async (field, code, changes, error = 'request.invalid') => {
    const refused = await app.call(author, calls.createSchedule, { body: form(changes) });
    expect([refused.status, refused.error.code]).toEqual([400, error]);
    expect(refused.error.fields?.[field]?.code).toBe(code);
  });

  it('belongs to its company, and to those who may take out its report', async () => {
    const id = await made();
    const params = { id };
    const foreign = form({ recipients: [{ userId: stranger.userId }] });
    expect((await app.call(author, calls.createSchedule, { body: foreign })).error.code).toBe(
      'reports.unknownRecipient',
    );
    const body = { ...(form() as object), version: 1 } as never;
    const mailId = createId();
    const all: readonly [ApiCall, object][] = [
      [calls.readSchedule, { params }],
      [calls.updateSchedule, { params, body }],
      [calls.pauseSchedule, { params }],
      [calls.resumeSchedule, { params }],
      [calls.deleteSchedule, { params }],
      [calls.sendSchedule, { params }],
      [calls.listScheduleRuns, { params }],
      [calls.revokeReportMail, { params: { id, mailId } }],
    ];
    const shipper = await app.member(team.company, 'general-report-shipper', 'download-reports');
    const looker = await app.member(team.company, 'general-report-carrier');
    const taker = await app.member(team.company, 'download-reports');
    const input = { recipients: [{ userId: stranger.userId }] };
    for (const [call, asked] of all) {
      const status = async (who: TestUser, other = asked) => (await app.call(who, call, other as never)).status;
      const own = call === calls.updateSchedule ? { params, body: { ...(form(input) as object), version: 1 } } : asked;
      expect([call.id, await status(stranger, own)]).toEqual([call.id, 404]);
      for (const who of [shipper, looker, taker]) expect([call.id, await status(who)]).toEqual([call.id, 403]);
    }
    expect((await app.call(shipper, calls.createSchedule, { body: form() })).status).toBe(403);
    const seen = await app.call(shipper, listCalls(scheduleList).read, { query: {} as never });
    expect((seen.body as unknown as { schedules: object[] }).schedules).toEqual([]);
    await app.call(author, calls.deleteSchedule, { params });
  });
});

describe('a report by mail', () => {
  it('is sent once for a day it is due, to each in their language, whoever works on it', async () => {
    const recipients = [{ userId: author.userId }, { email: 'uma@fora.test' }];
    const id = await made({ filters: { period: 'yesterday' }, recipients });
    const { body } = await app.call(author, calls.readSchedule, { params: { id } });
    const due = at(new Date(body.schedule.nextAt!));
    await Promise.all([dueSchedulesJob.run({}, due), dueSchedulesJob.run({}, due)]);
    const [run, ...others] = await runsOf(id);
    expect(others).toEqual([]);
    expect(run).toMatchObject({ state: 'waiting', isAskedFor: false });
    const payload = { runId: run!._id, attempt: 1 };
    await Promise.all([runReportJob.run(payload, due), runReportJob.run(payload, due)]);
    await app.drain();
    const [own, ...more] = await sent(author.email);
    const [other, ...again] = await sent('uma@fora.test');
    expect([more, again]).toEqual([[], []]);
    expect([own!.text_body, other!.text_body]).toEqual([
      expect.stringContaining('envia a você'),
      expect.stringContaining('le envía'),
    ]);
    expect((await runsOf(id))[0]).toMatchObject({ state: 'sent', problem: null, mails: [{}, {}] });

    const alias = aliasIn(other!.text_body);
    const page = await app.call(null, calls.readMailedReport, { params: { alias } });
    expect(page.body.report).toMatchObject({ name: 'Resumo da semana', screen: 'operations', language: 'es' });
    const file = await openFile(alias);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    const printed = textOfPdf(file.rawPayload);
    expect(printed).toContain(team.company.name);
    const yesterday = showDay(addDays(dayIn(due.now(), 'America/La_Paz'), -1));
    expect(printed).toContain(`${yesterday} – ${yesterday}`);
    expect((await runsOf(id))[0]!.mails.map(({ accessCount }) => accessCount).sort()).toEqual([0, 1]);

    // The next one is on the day after, also where the days between were missed.
    const later = at(new Date(due.now().getTime() + 5 * DAY_MS));
    await dueSchedulesJob.run({}, later);
    await dueSchedulesJob.run({}, later);
    expect(await runsOf(id)).toHaveLength(2);
    await app.call(author, calls.deleteSchedule, { params: { id } });
  });

  it('shows prices to addresses outside only where somebody who sees them ticked it', async () => {
    const permissions = [...RIGHTS, 'show-freight-columns'];
    const person = (held: readonly string[]) =>
      app.world.user({ company: team.company, permissions: held, language: 'pt-BR' });
    const seller = await person(permissions);
    // Neither sees prices, and the second is named by the address alone.
    const colleagues = [await person(['general-report-carrier']), await person(['general-report-carrier'])];
    const blind = await app.world.user({ company: team.company, permissions: ['download-reports'], firstName: 'Bia' });
    const recipients = [
      ...[seller, colleagues[0]!, blind].map(({ userId }) => ({ userId })),
      ...[colleagues[1]!.email.toUpperCase(), 'precos@fora4.test'].map((email) => ({ email })),
    ];
    const asked = { format: 'xlsx', language: 'pt-BR', recipients };
    const refused = await app.call(author, calls.createSchedule, { body: form({ ...asked, outsidePrices: true }) });
    expect(refused.status).toBe(403);
    const id = await made(asked, seller);
    const sheets = async () => {
      expect((await app.call(seller, calls.sendSchedule, { params: { id } })).status).toBe(202);
      await app.drain();
      const names = async (address: string) => {
        const file = await openFile(aliasIn((await sent(address)).at(-1)!.text_body));
        return (await readXlsxFile(file.rawPayload)).map(({ sheet }) => sheet);
      };
      const [one, other] = [await names(colleagues[0]!.email), await names(colleagues[1]!.email)];
      expect(other).toEqual(one);
      return { own: await names(seller.email), colleague: one, outside: await names('precos@fora4.test') };
    };
    const without = await sheets();
    expect(without.own.length).toBeGreaterThan(without.outside.length);
    expect(without.colleague).toEqual(without.outside);
    expect(await sent(blind.email)).toEqual([]);
    expect((await runsOf(id, seller))[0]!.skipped).toEqual([{ name: expect.stringMatching(/^Bia/), problem: 'right' }]);
    const { body } = await app.call(seller, calls.readSchedule, { params: { id } });
    expect(body.schedule.outsidePrices).toBe(false);
    const change = { ...(form({ ...asked, outsidePrices: true }) as object), version: body.schedule.version };
    const params = { id };
    expect((await app.call(author, calls.updateSchedule, { params, body: change as never })).status).toBe(403);
    expect((await app.call(seller, calls.updateSchedule, { params, body: change as never })).status).toBe(200);
    const ticked = await sheets();
    expect(ticked.outside).toEqual(ticked.own);
    expect(ticked.colleague).toEqual(without.outside);

    // The link to the file with prices ends with the right to see them.
    const priced = (await sent(seller.email)).at(-1)!;
    await app.services.database.asPlatform((trx) =>
      sql`update role r set permissions = array_remove(permissions, 'show-freight-columns') from membership_role mr
        where r.id = mr.role_id and mr.user_id = ${seller.userId}`.execute(trx),
    );
    expect((await openFile(aliasIn(priced.text_body))).statusCode).toBe(404);
    expect((await openFile(aliasIn((await sent(colleagues[0]!.email)).at(-1)!.text_body))).statusCode).toBe(200);
    await app.call(seller, calls.deleteSchedule, { params });
  });

  it('of payments is for those alone who see freights', async () => {
    const permissions = [...RIGHTS, 'show-freight-columns'];
    const seller = await app.world.user({ company: team.company, permissions });
    const colleague = await app.world.user({ company: team.company, permissions: RIGHTS, firstName: 'Caio' });
    const body = { list: 'reports.payments', name: 'A receber', query: 'grouping=partner', columns: {}, shared: false };
    const viewId = (await app.call(seller, saveView, { body })).body.view.id;
    const recipients = [{ userId: seller.userId }, { userId: colleague.userId }, { email: 'paga@fora6.test' }];
    const id = await made({ screen: 'payments', viewId, filters: { period: 'all' }, recipients }, seller);
    await app.call(seller, calls.sendSchedule, { params: { id } });
    await app.drain();
    const [run] = await runsOf(id, seller);
    expect(run).toMatchObject({ state: 'sent', mails: [{ userId: seller.userId }] });
    expect(run!.skipped).toEqual([
      { name: expect.stringMatching(/^Caio/), problem: 'prices' },
      { name: 'paga@fora6.test', problem: 'prices' },
    ]);
  });

  it('leaves nothing behind when it dies before its end, and one mail of each when it is repeated', async () => {
    const to = ['um@fora.test', 'dois@fora.test'];
    const id = await made({ format: 'xlsx', recipients: to.map((email) => ({ email })) });
    const runId = await sendNow(id);
    let mails = 0;
    const dying: Services = {
      ...app.services,
      mail: {
        ...app.services.mail,
        send: async (trx, mail) => {
          mails += 1;
          if (mails > 1) throw new Error('the process died');
          await app.services.mail.send(trx, mail);
        },
      },
    };
    await runReportJob.run({ runId, attempt: 1 }, dying);
    expect(mails).toBe(2);
    expect((await runsOf(id))[0]).toMatchObject({ state: 'waiting', mails: [] });
    await runReportJob.run({ runId, attempt: 1 }, app.services);
    await runReportJob.run({ runId, attempt: 2 }, app.services);

    // A worker that died after the mail was sent, and before it could say so, sends it again under its name.
    const owner = new pg.Client({ connectionString: app.databaseUrl });
    await owner.connect();
    const { rows } = await owner.query<{ payload: { id: string; to: string } }>(
      `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = $1 and j.payload ->> 'to' like '%@fora.test'`,
      [sendMailJob.name],
    );
    await owner.end();
    expect(rows.map(({ payload }) => payload.to).sort()).toEqual([...to].sort());
    for (const { payload } of rows) {
      const mail = sendMailJob.payload.parse(payload);
      await sendMailJob.run(mail, app.services);
    }
    await app.drain();
    for (const { payload } of rows) {
      expect((await sent(payload.to)).map((mail) => mail.id)).toEqual([payload.id]);
    }
    const [mail] = await sent(to[0]!);
    const file = await openFile(aliasIn(mail!.text_body));
    expect((await readXlsxFile(file.rawPayload))[0]!.data[0]).toContain(team.company.name);
  });

  it('has a link that ends when it is revoked, when its time is over and when a person leaves', async () => {
    const leaver = await app.world.user({
      company: team.company,
      permissions: ['general-report-carrier'],
      firstName: 'Lia',
    });
    const id = await made({
      recipients: [{ userId: leaver.userId }, { email: 'a@fora2.test' }, { email: 'b@fora2.test' }],
    });
    await sendNow(id);
    await app.drain();
    const addresses = [leaver.email, 'a@fora2.test', 'b@fora2.test'];
    const aliases = await Promise.all(addresses.map(async (one) => aliasIn((await sent(one))[0]!.text_body)));
    const states = async () => {
      const pages = await Promise.all(
        aliases.map((alias) => app.call(null, calls.readMailedReport, { params: { alias } })),
      );
      const files = await Promise.all(aliases.map(openFile));
      expect(files.map(({ statusCode }) => statusCode)).toEqual(pages.map(({ status }) => status));
      return pages.map(({ status, error }) => (status === 200 ? 200 : error.code));
    };
    expect(await states()).toEqual([200, 200, 200]);
    const { file_id: fileId } = await app.services.database.asPlatform((trx) =>
      trx.selectFrom('report_mail').select('file_id').where('email', '=', 'a@fora2.test').executeTakeFirstOrThrow(),
    );
    const colleague = await app.world.user({ company: team.company, permissions: RIGHTS });
    const opened = [author, colleague, stranger].map((who) => app.call(who, fileLink, { params: { id: fileId! } }));
    expect((await Promise.all(opened)).map(({ status }) => status)).toEqual([200, 404, 404]);
    const [run] = await runsOf(id);
    const mailId = run!.mails.find(({ email }) => email === 'a@fora2.test')!._id;
    for (const _twice of [1, 2])
      expect((await app.call(author, calls.revokeReportMail, { params: { id, mailId } })).status).toBe(200);
    await app.services.database.asPlatform((trx) =>
      trx.updateTable('membership').set({ enabled: false }).where('user_id', '=', leaver.userId).execute(),
    );
    expect(await states()).toEqual(['loadOrders.linkInvalid', 'loadOrders.linkInvalid', 200]);
    await app.services.database.asPlatform((trx) =>
      sql`update report_mail set expires_at = now() where email = 'b@fora2.test'`.execute(trx),
    );
    expect((await states())[2]).toBe('loadOrders.linkInvalid');
    for (const alias of ['x', 'a'.repeat(32)])
      expect((await app.call(null, calls.readMailedReport, { params: { alias } })).error.code).toBe(
        'loadOrders.linkInvalid',
      );
  });

  it('is forgotten with its addresses a year after its link ended', async () => {
    const sender = await app.world.user({ company: team.company, permissions: RIGHTS });
    const asked = { format: 'xlsx', recipients: [{ email: 'old@fora8.test' }] };
    const [kept, gone] = [await made(asked, sender), await made(asked, sender)];
    for (const id of [kept, gone]) await sendNow(id, sender);
    await app.drain();
    await app.call(author, calls.deleteSchedule, { params: { id: gone } });
    const left = () =>
      app.services.database.asPlatform(async (trx) => {
        const { rows } = await sql<{ runs: number; mails: number; schedules: number }>`
          select (select count(*)::int from report_run where schedule_id = any(${[kept, gone]}::uuid[])) as runs,
            (select count(*)::int from report_mail where email = 'old@fora8.test') as mails,
            (select count(*)::int from report_schedule where id = any(${[kept, gone]}::uuid[])) as schedules`.execute(
          trx,
        );
        return rows[0];
      });
    const later = (days: number) => at(new Date(app.services.now().getTime() + days * DAY_MS));
    await endedFilesJob.run({}, later(KEPT_DAYS + MAIL_DAYS - 1));
    expect(await left()).toEqual({ runs: 2, mails: 2, schedules: 2 });
    await endedFilesJob.run({}, later(KEPT_DAYS + MAIL_DAYS + 1));
    expect(await left()).toEqual({ runs: 0, mails: 0, schedules: 1 });
  });

  it('has the rights of its author at that time, and stops after five failures', async () => {
    const colleague = await app.member(team.company, ...RIGHTS);
    const former = await app.world.user({ company: team.company, permissions: RIGHTS });
    const id = await made({ recipients: [{ email: 'n@fora3.test' }] }, former);
    await app.services.database.asPlatform((trx) =>
      sql`update role r set permissions = '{}' from membership_role mr where r.id = mr.role_id
        and mr.user_id = ${former.userId}`.execute(trx),
    );
    const problems = async () => (await runsOf(id)).map(({ state, problem }) => [state, problem]);
    for (let one = 1; one < FAILURES_MAX; one += 1) await sendNow(id);
    await app.drain();
    expect(await problems()).toEqual(Array(FAILURES_MAX - 1).fill(['failed', 'authorRight']));
    const stateOf = async () => (await app.call(author, calls.readSchedule, { params: { id } })).body.schedule.state;
    expect(await stateOf()).toBe('active');
    await app.services.database.asPlatform((trx) =>
      trx.updateTable('app_user').set({ enabled: false }).where('id', '=', former.userId).execute(),
    );
    await sendNow(id);
    await app.drain();
    expect((await problems())[0]).toEqual(['failed', 'authorGone']);
    expect(await stateOf()).toBe('failing');
    expect(await app.noticesOf(colleague)).toEqual(['reportSchedulePaused']);
    expect(await sent('n@fora3.test')).toEqual([]);

    // Whoever changes it is its author.
    const { body } = await app.call(colleague, calls.readSchedule, { params: { id } });
    const change = { ...(form({ recipients: [{ email: 'n@fora3.test' }] }) as object), version: body.schedule.version };
    await app.call(colleague, calls.updateSchedule, { params: { id }, body: change as never });
    expect((await app.call(colleague, calls.resumeSchedule, { params: { id } })).body.schedule.state).toBe('active');
    await app.call(colleague, calls.sendSchedule, { params: { id } });
    await app.drain();
    expect(await sent('n@fora3.test')).toHaveLength(1);
  });

  it('filtered by a country stops where its author may see countries no more', async () => {
    const geographer = await app.world.user({
      company: team.company,
      permissions: [...RIGHTS, 'view-company-countries'],
    });
    const asked = { filters: { period: '7', country: 'BO' }, recipients: [{ email: 'p@fora7.test' }] };
    expect((await app.call(author, calls.createSchedule, { body: form(asked) })).status).toBe(403);
    const id = await made(asked, geographer);
    await app.services.database.asPlatform((trx) =>
      sql`update role r set permissions = array_remove(permissions, 'view-company-countries') from membership_role mr
        where r.id = mr.role_id and mr.user_id = ${geographer.userId}`.execute(trx),
    );
    await sendNow(id, geographer);
    await app.drain();
    expect((await runsOf(id))[0]).toMatchObject({ state: 'failed', problem: 'authorCountries', mails: [] });
    expect(await sent('p@fora7.test')).toEqual([]);
  });

  it('is a saved one in the period of its schedule, until it is gone', async () => {
    const body = { list: 'reports.lanes', name: 'Rotas por origem', query: 'grouping=origin&kind=normal', columns: {} };
    const saved = await app.call(author, saveView, { body: { ...body, shared: false } });
    const viewId = saved.body.view.id;
    const composed = { screen: 'lanes', viewId, filters: { period: 'all' }, recipients: [{ email: 'c@fora4.test' }] };
    for (const wrong of [
      { viewId: null },
      { screen: 'operations' },
      { screen: 'scorecards' },
      { viewId: createId() },
    ]) {
      const refused = await app.call(author, calls.createSchedule, { body: form({ ...composed, ...wrong }) });
      expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([
        400,
        [expect.stringMatching(/viewId$/)],
      ]);
    }
    const id = await made({ ...composed, format: 'pdf' });
    const read = async () => (await app.call(author, calls.readSchedule, { params: { id } })).body.schedule;
    expect(await read()).toMatchObject({ screen: 'lanes', viewId, viewName: 'Rotas por origem' });
    await sendNow(id);
    await app.drain();
    const [mail] = await sent('c@fora4.test');
    expect(textOfPdf((await openFile(aliasIn(mail!.text_body))).rawPayload)).toContain('Rotas por origem');

    expect((await app.call(author, removeView, { params: { id: viewId } })).status).toBe(200);
    expect(await read()).toMatchObject({ viewId: null, viewName: null });
    await sendNow(id);
    await app.drain();
    expect((await runsOf(id))[0]).toMatchObject({ state: 'failed', problem: 'viewGone' });
    await app.call(author, calls.deleteSchedule, { params: { id } });
  });

  it('tells its author alone when nobody is left to write to', async () => {
    const other = await app.member(team.company, ...RIGHTS);
    const own = await app.member(team.company, ...RIGHTS);
    const leaver = await app.world.user({
      company: team.company,
      permissions: ['general-report-carrier'],
      firstName: 'Lia',
    });
    const id = await made({ recipients: [{ userId: leaver.userId }] }, own);
    await app.services.database.asPlatform((trx) =>
      trx.updateTable('app_user').set({ enabled: false }).where('id', '=', leaver.userId).execute(),
    );
    for (let one = 1; one <= FAILURES_MAX; one += 1)
      expect((await app.call(own, calls.sendSchedule, { params: { id } })).status).toBe(202);
    await app.drain();
    const runs = await runsOf(id);
    expect(runs.map(({ problem }) => problem)).toEqual(Array(FAILURES_MAX).fill('nobody'));
    expect(runs[0]!.skipped).toEqual([{ name: expect.stringMatching(/^Lia/), problem: 'gone' }]);
    expect([await app.noticesOf(own), await app.noticesOf(other)]).toEqual([['reportSchedulePaused'], []]);
  });
});
