import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assignOrder } from '#areas/load-orders/contract/order-assign.calls.ts';
import { payOrder, payOrders, readPayment } from '#areas/load-orders/contract/order-payment.calls.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { type LifecycleApp, startLifecycle } from '../lifecycle.fixture.ts';
import type { Team } from '../order-app.fixture.ts';

let app: LifecycleApp;
let team: Team;
beforeAll(async () => {
  app = await startLifecycle();
  team = await app.team();
});
afterAll(() => app.close());

async function delivered(): Promise<string> {
  const [id, { truckId }] = [await app.order(team), await app.truck(team)];
  await app.call(team.manager, assignOrder, { params: { id }, body: { transportUnitId: truckId } });
  await app.moveTo(id, ORDER_STATUS.toPay);
  return id;
}

const payment = () => ({ amount: '1500.50', currency: 'USD', paidOn: app.day(0) }) as const;

describe('a payment', () => {
  it('is registered with its receipt and closes the order', async () => {
    const id = await delivered();
    const body = { ...payment(), reference: 'TRF-77', fileId: await app.document(team.manager) };
    const { status, body: reply } = await app.call(team.manager, payOrder, { params: { id }, body });
    expect([status, reply.loadingOrder.loadingOrderStatus]).toEqual([201, ORDER_STATUS.paid]);
    const { body: read } = await app.call(team.manager, readPayment, { params: { id } });
    expect(read.payment).toMatchObject({ amount: '1500.50', currency: 'USD', reference: 'TRF-77' });
    expect(read.payment?.receiptUrl).toContain(body.fileId);
  });

  it('is refused before the documents are accepted, for a future date, and with somebody else’s receipt', async () => {
    const programmed = await app.order(team);
    const pay = (id: string, change: object = {}) =>
      app.call(team.manager, payOrder, { params: { id }, body: { ...payment(), ...change } });
    expect((await pay(programmed)).error.code).toBe('loadOrders.wrongStatus');
    const id = await delivered();
    expect((await pay(id, { paidOn: app.day(2) })).error.fields?.paidOn?.code).toBe('date');
    expect((await pay(id, { amount: '0.00' })).status).toBe(400);
    const other = await app.member(team.company, 'load-order-write');
    expect((await pay(id, { fileId: await app.document(other) })).error.fields?.fileId?.code).toBe('choice');
  });

  it('requires the permissions to see prices and to write orders, in the paying company', async () => {
    const id = await delivered();
    const writer = await app.member(team.company, 'load-order-write');
    const seer = await app.member(team.company, 'load-order-read', 'show-freight-columns');
    const stranger = (await app.team()).manager;
    const call = (who: typeof writer) => app.call(who, payOrder, { params: { id }, body: payment() });
    expect([(await call(writer)).status, (await call(seer)).status, (await call(stranger)).status]).toEqual([
      403, 403, 404,
    ]);
  });
});

describe('many payments', () => {
  const payMany = (ids: readonly string[]) =>
    app.call(team.manager, payOrders, {
      body: { payments: ids.map((loadingOrderId) => ({ loadingOrderId, ...payment() })) },
    });

  it('are registered together', async () => {
    const ids = [await delivered(), await delivered()];
    await app.drain();
    const reader = await app.member(team.company, 'load-order-write');
    const { status, body } = await payMany(ids);
    expect(status).toBe(201);
    expect(body.loadingOrders.map(({ loadingOrderStatus }) => loadingOrderStatus)).toEqual([4, 4]);
    expect(await app.noticesOf(reader)).toEqual(['redirectLoadOrderList']);
  });

  it('are all refused when one of them is, with a reason for each', async () => {
    const [good, paid, programmed] = [await delivered(), await delivered(), await app.order(team)];
    await payMany([paid]);
    const { status, error } = await payMany([good, paid, programmed, good]);
    expect([status, error.code]).toEqual([409, 'loadOrders.paymentsRefused']);
    expect(Object.entries(error.fields ?? {}).map(([field, { code }]) => [field, code])).toEqual([
      ['payments.1', 'alreadyPaid'],
      ['payments.2', 'wrongStatus'],
      ['payments.3', 'namedTwice'],
    ]);
    expect((await app.read(good)).status).toBe(ORDER_STATUS.toPay);
  });
});
