import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notificationKinds } from '#app/notification-kinds.ts';
import { paymentPerformed } from '#areas/load-orders/contract/order.notifications.ts';
import { createId } from '#kernel/ids.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestCompany, TestUser } from '#testing/world.ts';
import { listNotifications, markRead, markReadFull, unreadQuantity } from '../contract/notification.calls.ts';
import { createNotificationsServer, type Notice, notify } from './index.ts';

let app: TestApp;
let company: TestCompany;
let ana: TestUser;
let bruno: TestUser;

beforeAll(async () => {
  app = await startTestApp({ areas: [createNotificationsServer(notificationKinds)] });
});
afterAll(() => app.close());

beforeEach(async () => {
  company = await app.world.company({ country: 'BR' });
  ana = await app.world.user({ company });
  bruno = await app.world.user({ company });
});

/** Marks orders 1 to `count` as paid, one after the other. */
async function payments(count: number, userIds: readonly string[] = [ana.userId]): Promise<void> {
  for (let order = 1; order <= count; order += 1) {
    const notice: Notice<typeof paymentPerformed> = {
      companyId: company.id,
      userIds,
      permissions: [],
      kind: paymentPerformed,
      words: { amount: 'BRL 1,500.00', order },
      data: { operationId: createId(), loadingOrderId: createId() },
    };
    await app.services.database.asPlatform((trx) => notify(trx, app.services, notice));
  }
}

const quantityOf = async (who: TestUser) => (await app.call(who, unreadQuantity)).body.quantity;
const pageOf = async (who: TestUser, query: { size?: number; page?: number; read?: 'true' | 'false' } = {}) =>
  (await app.call(who, listNotifications, { query })).body;
const ordersIn = ({ notifications }: Awaited<ReturnType<typeof pageOf>>) =>
  notifications.map(({ message }) => Number(/ordem (\d+)$/.exec(message)?.[1]));

const newestOf = async (who: TestUser) => (await pageOf(who)).notifications[0]!._id;

describe('the notifications of a person', () => {
  it('are listed newest first, in pages', async () => {
    await payments(7);
    expect(ordersIn(await pageOf(ana, { size: 5 }))).toEqual([7, 6, 5, 4, 3]);
    const second = await pageOf(ana, { size: 5, page: 2 });
    expect([ordersIn(second), second.totalPage]).toEqual([[2, 1], 2]);
    expect(await pageOf(ana, { size: 5, page: 3 })).toEqual({ notifications: [], totalPage: 2 });
  });

  it('have a message and a target', async () => {
    await payments(1);
    const { notifications } = await pageOf(ana);
    expect(notifications).toEqual([
      {
        _id: expect.any(String),
        read: false,
        message: 'Pagamento realizado, BRL 1,500.00 pela ordem 1',
        type: 'paymentPerformed',
        createDate: expect.any(String),
        truckerPostulationPhoto: null,
        pathPhoto: null,
        opportunity: null,
        operationId: expect.any(String),
        loadingOrderId: expect.any(String),
        truckerId: null,
        transportUnitId: null,
        companyTransportationId: null,
        deviceId: null,
        alertId: null,
        registrationId: null,
        scheduleId: null,
        isAgro: null,
        isSpot: null,
        isSemitrailer: null,
        isClaim: null,
        isDriver: null,
        isClient: null,
        isMultipoint: null,
        isMarketplace: null,
        isPostulation: null,
        atWarehouse: null,
      },
    ]);
  });

  it('are empty for a new user, or without a company', async () => {
    const alone = await app.world.user();
    for (const who of [bruno, alone]) {
      expect(await pageOf(who)).toEqual({ notifications: [], totalPage: 0 });
      expect(await quantityOf(who)).toBe(0);
    }
  });

  it('are marked as read one by one, and the quantity never falls below zero', async () => {
    await payments(2);
    const notificationId = await newestOf(ana);
    const readOne = () => app.call(ana, markRead, { body: { type: 'one', notificationId } });
    expect((await readOne()).body).toEqual({ quantity: 1 });
    expect((await readOne()).body).toEqual({ quantity: 1 });
    expect(ordersIn(await pageOf(ana, { read: 'false' }))).toEqual([1]);
    expect(ordersIn(await pageOf(ana, { read: 'true' }))).toEqual([2]);
    expect(await quantityOf(ana)).toBe(1);
  });

  it('are marked as read all at once, only for the caller', async () => {
    await payments(3, [ana.userId, bruno.userId]);
    expect((await app.call(ana, markRead, { body: { type: 'All' } })).body).toEqual({ quantity: 0 });
    expect((await app.call(ana, markRead, { body: { type: 'All' } })).body).toEqual({ quantity: 0 });
    expect(await pageOf(ana, { read: 'false' })).toEqual({ notifications: [], totalPage: 0 });
    expect(await quantityOf(bruno)).toBe(3);
  });

  it('can be read and fetched in one step', async () => {
    await payments(1);
    const id = await newestOf(ana);
    const { body } = await app.call(ana, markReadFull, { params: { id } });
    expect(body).toMatchObject({ _id: id, read: true, type: 'paymentPerformed' });
    expect(await quantityOf(ana)).toBe(0);
  });

  it('are not visible to other users, nor in another company', async () => {
    await payments(1);
    const notificationId = await newestOf(ana);
    const stolen = await app.call(bruno, markRead, { body: { type: 'one', notificationId } });
    expect([stolen.status, stolen.error.code]).toEqual([404, 'request.notFound']);
    const elsewhere = await app.world.user({ company: await app.world.company() });
    expect((await app.call(elsewhere, markReadFull, { params: { id: notificationId } })).status).toBe(404);
    expect(await quantityOf(ana)).toBe(1);
  });

  it('publish to the other tabs when one was read', async () => {
    await payments(2);
    const stream = app.services.realtime.open(ana).setEncoding('utf8');
    let text = '';
    stream.on('data', (part: string) => {
      text += part;
    });
    await app.call(ana, markRead, { body: { type: 'All' } });
    await expect.poll(() => text).toContain('event: notifications.read\ndata: {"quantity":0}');
    stream.destroy();
  });

  it.each([
    ['size=0', 'query.size'],
    ['size=51', 'query.size'],
    ['size=many', 'query.size'],
    ['page=0', 'query.page'],
    ['read=maybe', 'query.read'],
  ])('are refused for %s', async (query, field) => {
    const raw = await app.product.http.inject({
      url: `/api/notification/user?${query}`,
      headers: { authorization: `Bearer ${ana.token}` },
    });
    expect([raw.statusCode, Object.keys(raw.json().fields)]).toEqual([400, [field]]);
  });

  it.each([
    { type: 'one' },
    { type: 'one', notificationId: 'x' },
    { type: 'all' },
    { type: 'All', notificationId: createId() },
    {},
    null,
  ])('cannot be marked by %j', async (body) => {
    const { status, error } = await app.call(ana, markRead, { body: body as never });
    expect([status, error.code]).toEqual([400, 'request.invalid']);
  });

  it('need a session', async () => {
    for (const call of [listNotifications, unreadQuantity, markRead] as const) {
      expect((await app.call(null, call as typeof unreadQuantity)).status).toBe(401);
    }
  });
});
