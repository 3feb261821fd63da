import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notificationKinds } from '#app/notification-kinds.ts';
import { completedTask, securityAlert } from '#areas/load-orders/contract/order.notifications.ts';
import type { CallReply } from '#kernel/api-call.ts';
import { createId } from '#kernel/ids.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestCompany, TestUser } from '#testing/world.ts';
import { listNotifications, unreadQuantity } from '../contract/notification.calls.ts';
import { readPreferences, updatePreferences } from '../contract/preference.calls.ts';
import type { NotificationKind } from '../rules/notification-kind.ts';
import type { Preference } from '../rules/notification-preference.ts';
import { type Audience, createNotificationsServer, type Notice, notify } from './index.ts';
import { notifyAll } from './notify.ts';

let app: TestApp;
let company: TestCompany;
let ana: TestUser;

beforeAll(async () => {
  app = await startTestApp({ areas: [createNotificationsServer(notificationKinds)] });
});
afterAll(() => app.close());
beforeEach(async () => {
  company = await app.world.company({ country: 'BO' });
  ana = await app.world.user({ company, permissions: ['load-orders-read', 'notifications'] });
});

type NoticeOptions = Omit<
  Notice<typeof securityAlert>,
  'companyId' | 'kind' | 'data' | 'userIds' | 'permissions' | 'words'
>;

const alert = (audience: Partial<Audience>, more: Partial<NoticeOptions> = {}) =>
  ({
    companyId: company.id,
    kind: securityAlert,
    words: { alert: 'Robo', plate: '1234 ABC', order: 12 },
    data: { operationId: createId(), loadingOrderId: createId() },
    permissions: [],
    ...audience,
    ...more,
  }) satisfies Notice<typeof securityAlert>;

const task = (userIds: readonly string[]): Notice<typeof completedTask> => ({
  companyId: company.id,
  kind: completedTask,
  userIds,
  permissions: [],
  words: { task: 'Carga', order: 7 },
  data: { operationId: 'o-1', loadingOrderId: 'l-1' },
});

const send = <K extends NotificationKind>(notice: Notice<K>) =>
  app.services.database.asPlatform((trx) => notify(trx, app.services, notice));
const messagesOf = async (who: TestUser) =>
  (await app.call(who, listNotifications)).body.notifications.map(({ message }) => message);
const choose = (who: TestUser, ...preferences: Preference[]) =>
  app.call(who, updatePreferences, { body: { preferences } });

/** Only the owner of the queue can read its jobs. */
async function queuedPushes(): Promise<unknown[]> {
  const owner = new pg.Client({ connectionString: app.databaseUrl });
  await owner.connect();
  const { rows } = await owner.query(`select j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'notifications.push'`);
  await owner.end();
  return rows.map(({ payload }) => payload);
}

async function mailbox(): Promise<unknown[]> {
  const { rows } = await app.services.database.asPlatform((trx) =>
    sql`select subject, text_body as text from mail_message where recipient = ${ana.email}`.execute(trx),
  );
  return rows;
}

describe('notifying people', () => {
  it('uses the language of each, or that of the company’s country', async () => {
    const english = await app.world.user({ company, language: 'en' });
    const portuguese = await app.world.user({ company, language: 'pt-BR' });
    await send(alert({ userIds: [ana.userId, english.userId, portuguese.userId] }));
    expect(await messagesOf(ana)).toEqual(['Alerta de seguridad, Robo con 1234 ABC en la orden 12']);
    expect(await messagesOf(english)).toEqual(['Security alert, Robo with 1234 ABC on order 12']);
    expect(await messagesOf(portuguese)).toEqual(['Alerta de segurança, Robo com 1234 ABC na ordem 12']);
  });

  it('reaches all holders of a permission in the company, except the author', async () => {
    const carla = await app.world.user({ company, permissions: ['load-orders-read'] });
    const diego = await app.world.user({ company, permissions: ['users-read'] });
    const elsewhere = await app.world.user({ company: await app.world.company(), permissions: ['load-orders-read'] });
    await send(alert({ permissions: ['load-orders-read'] }, { exceptUserId: carla.userId }));
    const received = await Promise.all([ana, carla, diego, elsewhere].map(messagesOf));
    expect(received.map((messages) => messages.length)).toEqual([1, 0, 0, 0]);
  });

  it('leaves out people who may not see what it is about', async () => {
    const diego = await app.world.user({ company, permissions: ['users-read'] });
    await send(alert({ userIds: [ana.userId, diego.userId], permissions: ['load-orders-read'] }));
    const received = await Promise.all([ana, diego].map(messagesOf));
    expect(received.map((messages) => messages.length)).toEqual([1, 0]);
  });

  it('leaves out people who are named as exceptions', async () => {
    const carla = await app.world.user({ company, permissions: ['load-orders-read'] });
    await send(alert({ permissions: ['load-orders-read'], exceptUserIds: [carla.userId] }));
    const received = await Promise.all([ana, carla].map(messagesOf));
    expect(received.map((messages) => messages.length)).toEqual([1, 0]);
  });

  it('leaves out people who are not members of the company', async () => {
    const stranger = await app.world.user({ company: await app.world.company() });
    await send(alert({ userIds: [stranger.userId] }));
    expect(await messagesOf(stranger)).toEqual([]);
  });

  it('happens once per event, however often the event is delivered', async () => {
    const eventId = createId();
    await send(alert({ userIds: [ana.userId] }, { eventId }));
    await send(alert({ userIds: [ana.userId] }, { eventId }));
    expect(await messagesOf(ana)).toHaveLength(1);
  });

  it('works inside the transaction of a member, and leaves that member as restricted as before', async () => {
    const bruno = await app.world.user({ company });
    await app.services.database.asMember({ companyId: company.id, userId: bruno.userId }, async (trx) => {
      await notify(trx, app.services, alert({ userIds: [ana.userId] }));
      const { rows } = await sql`select from notification`.execute(trx);
      expect(rows).toEqual([]);
    });
    expect(await messagesOf(ana)).toHaveLength(1);
  });

  it('stores nothing when the transaction rolls back', async () => {
    const failing = app.services.database.asPlatform(async (trx) => {
      await notify(trx, app.services, alert({ userIds: [ana.userId] }));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect((await app.call(ana, unreadQuantity)).body).toEqual({ quantity: 0 });
  });

  it('reaches the open tabs of the company with the number for the bell', async () => {
    const stream = app.services.realtime.open(ana).setEncoding('utf8');
    let text = '';
    stream.on('data', (part: string) => {
      text += part;
    });
    const created = () =>
      Array.from(text.matchAll(/event: notifications.created\ndata: (.*)\n\n/g), ([, data]) => JSON.parse(data ?? ''));
    await send(task([ana.userId]));
    await send(task([ana.userId]));
    await expect.poll(() => created().map(({ quantity }) => quantity)).toEqual([1, 2]);
    const eventId = createId();
    const together: Notice[] = [];
    const add = <K extends NotificationKind>(notice: Notice<K>) => together.push(notice);
    add(alert({ userIds: [ana.userId] }, { eventId }));
    add(alert({ permissions: [] }, { eventId }));
    add(task([ana.userId]));
    await app.services.database.asPlatform((trx) => notifyAll(trx, app.services, together));
    await expect.poll(() => created().map(({ quantity }) => quantity)).toEqual([1, 2, 3, 4]);
    expect(created().map(({ notification }) => notification.type)).toEqual([
      ...['completedTask', 'completedTask', 'securityAlert', 'completedTask'],
    ]);
    expect(created()[1]).toMatchObject({
      quantity: 2,
      notification: { type: 'completedTask', message: 'Tarea completada, Carga en la orden 7', read: false },
    });
    stream.destroy();
  });

  it('accepts a text of its own, or another phrase', async () => {
    const { words: _, ...rest } = alert({ userIds: [ana.userId] });
    await send({ ...rest, message: 'Aviso, sin traducir' });
    await send({ ...rest, phrase: 'notifications.types.securityAlert' });
    expect(await messagesOf(ana)).toEqual(['Alerta de seguridad', 'Aviso, sin traducir']);
  });
});

describe('preferences', () => {
  it('are the defaults until the user changes them, and belong to one user in one company', async () => {
    const of = ({ preferences }: CallReply<typeof readPreferences>) =>
      preferences.find(({ type }) => type === 'postulation');
    const { body } = await app.call(ana, readPreferences);
    expect(body.preferences.map(({ type }) => type)).toEqual([...notificationKinds.keys()]);
    expect(of(body)).toEqual({
      type: 'postulation',
      inApp: true,
      push: true,
      mail: false,
      mayBeMuted: true,
      mailRhythm: null,
    });

    const chosen = { type: 'postulation', inApp: false, push: false, mail: true } as const;
    const reply = await choose(ana, chosen);
    expect(of(reply.body)).toEqual({ ...chosen, mayBeMuted: true, mailRhythm: null });
    expect((await app.call(ana, readPreferences)).body).toEqual(reply.body);

    const bruno = await app.world.user({ company });
    expect(of((await app.call(bruno, readPreferences)).body)).toMatchObject({ inApp: true, mail: false });
  });

  it('decide what is stored and sent', async () => {
    await app.services.database.asPlatform((trx) =>
      sql`update app_user set push_token = 'x' where id = ${ana.userId}`.execute(trx),
    );
    await choose(ana, { type: 'completedTask', inApp: false, push: true, mail: true });
    await send(task([ana.userId]));
    expect(await messagesOf(ana)).toEqual([]);
    expect(await queuedPushes()).toEqual([
      {
        userId: ana.userId,
        title: 'Tarea completada',
        body: 'Carga en la orden 7',
        target: '/operation/o-1/loadOrder/show/l-1',
        type: 'completedTask',
        urgent: false,
        notificationId: null,
      },
    ]);
    await app.drain();
    expect(await mailbox()).toEqual([
      { subject: 'Tarea completada', text: expect.stringContaining('Carga en la orden 7') },
    ]);

    await choose(ana, { type: 'completedTask', inApp: true, push: false, mail: false });
    await send(task([ana.userId]));
    await app.drain();
    expect([await messagesOf(ana), await queuedPushes(), await mailbox()].map(({ length }) => length)).toEqual([
      1, 0, 1,
    ]);
  });

  it('send no mail about what must not be mailed', async () => {
    await choose(ana, { type: 'completedTask', inApp: true, push: false, mail: true });
    await send({ ...task([ana.userId]), withoutMail: true });
    await app.drain();
    expect([await messagesOf(ana), await mailbox()].map(({ length }) => length)).toEqual([1, 0]);
    await send(task([ana.userId]));
    await app.drain();
    expect([await messagesOf(ana), await mailbox()].map(({ length }) => length)).toEqual([2, 1]);
  });

  it('only wait on their screen for people who may not receive notifications', async () => {
    const quiet = await app.world.user({ company, permissions: ['load-orders-read'] });
    await app.services.database.asPlatform((trx) =>
      sql`update app_user set push_token = 'x' where id = ${quiet.userId}`.execute(trx),
    );
    await choose(quiet, { type: 'completedTask', inApp: true, push: true, mail: true });
    await send(task([quiet.userId]));
    expect(await queuedPushes()).toEqual([]);
    await app.drain();
    const mails = await app.services.database.asPlatform((trx) =>
      sql`select from mail_message where recipient = ${quiet.email}`.execute(trx),
    );
    expect([await messagesOf(quiet), mails.rows].map(({ length }) => length)).toEqual([1, 0]);
  });

  it('cannot turn off a security alert in the app', async () => {
    const refused = await choose(ana, { type: 'securityAlert', inApp: false, push: false, mail: false });
    expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([400, ['preferences.0.inApp']]);
    await send(alert({ userIds: [ana.userId] }));
    expect(await messagesOf(ana)).toHaveLength(1);
  });

  it.each([
    [[]],
    [[{ type: 'unknown', inApp: true, push: true, mail: true }]],
    [[{ type: 'postulation', inApp: 'yes', push: true, mail: true }]],
    [
      [
        { type: 'postulation', inApp: true, push: true, mail: true },
        { type: 'postulation', inApp: true, push: true, mail: false },
      ],
    ],
  ])('refuse %j', async (preferences) => {
    const { status, error } = await app.call(ana, updatePreferences, { body: { preferences } as never });
    expect([status, error.code]).toEqual([400, 'request.invalid']);
  });

  it('require a company', async () => {
    const alone = await app.world.user();
    const { status } = await choose(alone, { type: 'postulation', inApp: true, push: true, mail: true });
    expect(status).toBe(403);
  });
});
