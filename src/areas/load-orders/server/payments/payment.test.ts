import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORDER_LISTS } from '#areas/load-orders/contract/order.list.ts';
import { assignOrder } from '#areas/load-orders/contract/order-assign.calls.ts';
import { closePayment, payOrder, payOrders, readPayments } from '#areas/load-orders/contract/order-payment.calls.ts';
import { readTimeline } from '#areas/load-orders/contract/order-timeline.calls.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { dueAmount } from '#areas/load-orders/rules/payment.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { type LifecycleApp, startLifecycle } from '../lifecycle.fixture.ts';
import type { Team } from '../order-app.fixture.ts';
import type { OrderOptions } from '../order-details.fixture.ts';

let app: LifecycleApp;
let team: Team;
beforeAll(async () => {
  app = await startLifecycle();
  team = await app.team();
});
afterAll(() => app.close());

const { read } = listCalls(ORDER_LISTS.loadOrder);

async function delivered(options: OrderOptions = { freight: ['920.00', 'USD'] }): Promise<string> {
  const [id, { truckId }] = [await app.order(team, options), await app.truck(team)];
  await app.call(team.manager, assignOrder, { params: { id }, body: { transportUnitId: truckId } });
  await app.moveTo(id, ORDER_STATUS.toPay);
  return id;
}

const payment = () => ({ amount: '920.00', currency: 'USD', paidOn: app.day(0) }) as const;
const pay = (id: string, change: object = {}) =>
  app.call(team.manager, payOrder, { params: { id }, body: { ...payment(), ...change } });
const statusOf = async (id: string) => (await app.read(id)).status;
const rowOf = async (id: string) => {
  const { body } = await app.call(team.manager, read, { query: { search: (await app.read(id)).code } as never });
  return (body as unknown as { loadingOrders: readonly Record<string, unknown>[] }).loadingOrders[0];
};

describe('a payment', () => {
  it('of what is owed is registered with its receipt and closes the order', async () => {
    const id = await delivered();
    const fileId = await app.document(team.manager);
    const { status, body: reply } = await pay(id, { reference: 'TRF-77', fileId });
    expect([status, reply.loadingOrder.loadingOrderStatus]).toEqual([201, ORDER_STATUS.paid]);
    const { body: shown } = await app.call(team.manager, readPayments, { params: { id } });
    expect(shown.payments).toMatchObject([{ amount: '920.00', currency: 'USD', reference: 'TRF-77' }]);
    expect(shown.payments[0]?.receiptUrl).toContain(fileId);
    const account = { owed: '920.00', currency: 'USD', paid: '920.00', rest: '0.00', differenceReason: null };
    expect(shown.account).toEqual(account);
  });

  it('of 0.01 CLP dated 1900 is refused, and everything that is wrong is named', async () => {
    const id = await delivered();
    const { status, error } = await pay(id, { amount: '0.01', currency: 'CLP', paidOn: '1900-01-01' });
    expect([status, error.code]).toEqual([400, 'request.invalid']);
    expect(error.fields).toMatchObject({
      currency: { code: 'currencyOwed' },
      paidOn: { code: 'paidBeforeOrder' },
    });
    expect((await pay(id, { amount: '920.01' })).error.fields?.amount?.code).toBe('moreThanOwed');
    expect((await pay(id, { paidOn: app.day(2) })).error.fields?.paidOn?.code).toBe('paidInFuture');
    expect((await pay(id, { amount: '0.00' })).status).toBe(400);
    expect(await statusOf(id)).toBe(ORDER_STATUS.toPay);
  });

  it('of a part leaves the order to be paid and shows the rest; parts add up', async () => {
    const id = await delivered();
    await app.drain();
    const writer = await app.member(team.company, 'load-order-write');
    const notices = () => app.noticesOf(writer);
    const first = await pay(id, { amount: '900.00' });
    expect(first.body.loadingOrder.loadingOrderStatus).toBe(ORDER_STATUS.toPay);
    expect(first.body.account).toMatchObject({ paid: '900.00', rest: '20.00' });
    expect(await rowOf(id)).toMatchObject({ status: 'toPay', paid: '900.00', rest: '20.00' });
    expect(await notices()).not.toContain('paymentPerformed');
    expect((await pay(id, { amount: '20.01' })).error.fields?.amount?.code).toBe('moreThanOwed');
    const last = await pay(id, { amount: '20.00' });
    expect(last.body.loadingOrder.loadingOrderStatus).toBe(ORDER_STATUS.paid);
    expect(await notices()).toContain('paymentPerformed');
    const { body } = await app.call(team.manager, readTimeline, { params: { id }, query: {} });
    expect(body.entries.map(({ type }) => type).slice(0, 2)).toEqual(['paid', 'partlyPaid']);
  });

  it.each(['900.00', '950.00'])(
    'of %s with a reason closes the order, and list and record show the reason',
    async (amount) => {
      const id = await delivered();
      const reply = await pay(id, { amount, differenceReason: 'Merma de la carga' });
      expect(reply.body.loadingOrder.loadingOrderStatus).toBe(ORDER_STATUS.paid);
      expect(reply.body.account.differenceReason).toBe('Merma de la carga');
      expect(await rowOf(id)).toMatchObject({ status: 'paid', paid: amount, paymentDifference: 'Merma de la carga' });
    },
  );

  it('is compared with the delivered weight where the freight is by weight', async () => {
    const id = await delivered();
    await app.services.database.asPlatform((trx) =>
      trx
        .updateTable('load_order')
        .set({
          carrier_freight_type: 'compound',
          carrier_freight: '40',
          carrier_freight_unit: 'kg',
          delivered_tn: '27.4',
        })
        .where('id', '=', id)
        .execute(),
    );
    expect((await app.call(team.manager, readPayments, { params: { id } })).body.account.owed).toBe('1096000.00');
    expect(await rowOf(id)).toMatchObject({ rest: '1096000.00' });
  });

  it('is compared with the same amount by the list as by the record', async () => {
    const units = ['kg', 'tn', 'lb', 'pallet', null];
    const weights = [null, '0.001', '32.5', '27.345'];
    const cases = units.flatMap((unit) =>
      units.flatMap((weightUnit) =>
        weights.flatMap((weight) => weights.map((deliveredTn) => ({ unit, weightUnit, weight, deliveredTn }))),
      ),
    );
    const { rows } = await app.services.database.asPlatform((trx) =>
      sql<{
        due: string | null;
      }>`select app.freight_due('compound', 210.55, c.unit, c.weight, c."weightUnit", 30, c."deliveredTn")::text as due
        from json_to_recordset(${JSON.stringify(cases)}::json)
          as c(unit text, "weightUnit" text, weight numeric, "deliveredTn" numeric)`.execute(trx),
    );
    const price = { type: 'compound', value: '210.55' };
    expect(rows.map(({ due }) => due)).toEqual(
      cases.map(({ unit, ...weighed }) => dueAmount({ ...price, unit }, { ...weighed, loadedTn: '30' })),
    );
  });

  it('of an order whose price is to be agreed closes it only with a reason', async () => {
    const id = await delivered({ freight: null });
    expect((await pay(id, { amount: '300' })).body.loadingOrder.loadingOrderStatus).toBe(ORDER_STATUS.toPay);
    expect((await pay(id, { amount: '300', currency: 'BOB' })).error.fields?.currency?.code).toBe('currencyOwed');
    const last = await pay(id, { amount: '300', differenceReason: 'Acordado por teléfono' });
    expect(last.body.account).toMatchObject({ owed: null, rest: null, paid: '600.00' });
    expect(await statusOf(id)).toBe(ORDER_STATUS.paid);
  });

  it('is refused before the documents are accepted, and with somebody else’s receipt', async () => {
    expect((await pay(await app.order(team))).error.code).toBe('loadOrders.wrongStatus');
    const other = await app.member(team.company, 'load-order-write');
    const { error } = await pay(await delivered(), { fileId: await app.document(other) });
    expect(error.fields?.fileId?.code).toBe('choice');
  });

  it('requires the permissions to see prices and to write orders, in the paying company', async () => {
    const id = await delivered();
    await app.drain();
    const writer = await app.member(team.company, 'load-order-write');
    const seer = await app.member(team.company, 'load-order-read', 'show-freight-columns');
    const stranger = (await app.team()).manager;
    const call = (who: typeof writer) => app.call(who, payOrder, { params: { id }, body: payment() });
    expect([(await call(writer)).status, (await call(seer)).status, (await call(stranger)).status]).toEqual([
      403, 403, 404,
    ]);
  });
});

describe('closing a payment', () => {
  const close = (id: string, differenceReason: string | null = null) =>
    app.call(team.manager, closePayment, { params: { id }, body: { differenceReason } });

  it('needs a payment, and a reason for what is missing', async () => {
    const id = await delivered();
    expect((await close(id, 'Sin pago')).error.code).toBe('loadOrders.nothingPaid');
    await pay(id, { amount: '900.00' });
    expect((await close(id)).error.fields?.differenceReason?.code).toBe('required');
    const { body } = await close(id, 'Descuento acordado');
    expect(body.account).toMatchObject({ rest: '20.00', differenceReason: 'Descuento acordado' });
    expect(await statusOf(id)).toBe(ORDER_STATUS.paid);
    expect((await close(id, 'Otra vez')).error.code).toBe('loadOrders.alreadyPaid');
  });

  it('needs no reason where the price was lowered to what was paid', async () => {
    const id = await delivered();
    await pay(id, { amount: '900.00' });
    await app.services.database.asPlatform((trx) =>
      trx.updateTable('load_order').set({ carrier_freight: '900.00' }).where('id', '=', id).execute(),
    );
    expect((await close(id)).status).toBe(200);
    expect(await app.read(id)).toMatchObject({ status: ORDER_STATUS.paid, payment_difference: null });
  });
});

describe('many payments', () => {
  const payMany = (rows: readonly (string | { readonly id: string; readonly [name: string]: unknown })[]) =>
    app.call(team.manager, payOrders, {
      body: {
        payments: rows.map((row) => {
          const { id, ...change } = typeof row === 'string' ? { id: row } : row;
          return { loadingOrderId: id, ...payment(), ...change };
        }),
      },
    });

  it('are registered together; those that are not whole stay to be paid', async () => {
    const ids = [await delivered(), await delivered(), await delivered()] as const;
    await app.drain();
    const reader = await app.member(team.company, 'load-order-write');
    const differenceReason = 'Multa por demora';
    const { status, body } = await payMany([
      ids[0],
      { id: ids[1], amount: '500.00' },
      { id: ids[2], amount: '500.00', differenceReason },
    ]);
    expect(status).toBe(201);
    expect(body.loadingOrders.map(({ loadingOrderStatus }) => loadingOrderStatus)).toEqual([4, 3, 4]);
    expect(await rowOf(ids[2])).toMatchObject({ paymentDifference: differenceReason });
    expect(await app.noticesOf(reader)).toEqual(['redirectLoadOrderList']);
  });

  it('are all refused when one of them is, with every reason of each row', async () => {
    const [good, paid, programmed] = [await delivered(), await delivered(), await app.order(team)];
    await payMany([paid]);
    const wrong = { id: await delivered(), amount: '0.01', currency: 'CLP', paidOn: '1900-01-01' };
    const more = { id: await delivered(), amount: '2000.00' };
    const { status, error } = await payMany([good, paid, programmed, good, wrong, more]);
    expect([status, error.code]).toEqual([409, 'loadOrders.paymentsRefused']);
    expect(Object.entries(error.fields ?? {}).map(([field, { code }]) => [field, code])).toEqual([
      ['payments.1', 'alreadyPaid'],
      ['payments.2', 'wrongStatus'],
      ['payments.3', 'namedTwice'],
      ['payments.4.currency', 'currencyOwed'],
      ['payments.4.paidOn', 'paidBeforeOrder'],
      ['payments.5.amount', 'moreThanOwed'],
    ]);
    expect(await statusOf(good)).toBe(ORDER_STATUS.toPay);
  });
});
