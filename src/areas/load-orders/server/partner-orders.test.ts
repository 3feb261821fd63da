import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assignOrder } from '#areas/load-orders/contract/order-assign.calls.ts';
import { payOrder } from '#areas/load-orders/contract/order-payment.calls.ts';
import { ORDER_STATUS, type OrderStatus } from '#areas/load-orders/rules/order-status.ts';
import { PARTNER_LISTS, type PartnerRow } from '#areas/partners/contract/partner.list.ts';
import { type OrderPartner, PARTNER_ORDER_CALLS } from '#areas/partners/contract/partner-orders.calls.ts';
import { createId } from '#kernel/ids.ts';
import { listCalls } from '#kernel/list-definition.ts';
import type { TestUser } from '#testing/world.ts';
import { type LifecycleApp, startLifecycle } from './lifecycle.fixture.ts';
import type { Team } from './order-app.fixture.ts';
import type { OrderOptions } from './order-details.fixture.ts';

const READ_PARTNERS = ['client-read', 'client-list-bo', 'provider-read', 'transport-company-list-bo'];
const DAY_MS = 86_400_000;

let app: LifecycleApp;
let team: Team;
let boss: TestUser;
let client: string;
let carrier: string;
beforeAll(async () => {
  app = await startLifecycle();
});
afterAll(() => app.close());
beforeEach(async () => {
  team = await app.team();
  boss = await app.member(team.company, ...READ_PARTNERS, 'load-order-read', 'show-freight-columns');
  client = await app.partner(team, 'client', 'Molinos Unidos');
  carrier = await app.partner(team, 'transport', 'Transportes Illimani');
});

interface Delivery {
  /** Hours after the planned delivery; the day itself is planned without an hour. */
  readonly hoursLate?: number;
  readonly daysAgo?: number;
  readonly status?: OrderStatus;
  readonly order?: OrderOptions;
}

/** An order for the client, carried by the transport company, that was delivered. */
async function delivered({ hoursLate = 0, daysAgo = 1, status = ORDER_STATUS.toPay, order = {} }: Delivery = {}) {
  const [id, { truckId }] = [await app.order(team, order), await app.truck(team)];
  await app.call(team.manager, assignOrder, { params: { id }, body: { transportUnitId: truckId } });
  await app.moveTo(id, status);
  const planned = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS - daysAgo * DAY_MS + 16 * 3_600_000);
  await app.services.database.asPlatform((trx) =>
    trx
      .updateTable('load_order')
      .set({
        client_id: client,
        carrier_id: carrier,
        client_freight_type: 'simple',
        client_freight: '1200.00',
        client_freight_currency: 'USD',
        delivery_date: planned.toISOString().slice(0, 10),
        // Noon in La Paz, where the company is.
        delivery_hour: '12:00',
        finished_at: new Date(planned.getTime() + hoursLate * 3_600_000),
      })
      .where('id', '=', id)
      .execute(),
  );
  return id;
}

async function facts(kind: OrderPartner, who: TestUser = boss) {
  const params = { id: kind === 'client' ? client : carrier };
  return (await app.call(who, PARTNER_ORDER_CALLS[kind], { params })).body.orders;
}

async function row(kind: OrderPartner, who: TestUser = boss) {
  const { body } = await app.call(who, listCalls(PARTNER_LISTS[kind]).read, { query: {} as never });
  return (body as unknown as Record<string, readonly PartnerRow[]>)[PARTNER_LISTS[kind].rowsKey]?.[0];
}

describe('the orders of a client or a transport company', () => {
  it('are none at first: no share, no rating, nothing owed', async () => {
    const none = { lists: [], delivered: 0, onTime: 0, rating: null, ratings: 0, owed: [] };
    expect(await facts('client')).toEqual(none);
    expect(await facts('transport')).toEqual(none);
    expect(await row('client')).toMatchObject({ orders: 0, delivered: 0, onTime: null, owed: [] });
  });

  it('are on time up to the tolerance of the company, counted over the last months', async () => {
    await delivered();
    await delivered({ hoursLate: 1 });
    await delivered({ hoursLate: 1.01 });
    await delivered({ daysAgo: 200, hoursLate: 30 });
    for (const kind of ['client', 'transport'] as const) {
      expect(await facts(kind)).toMatchObject({
        lists: [{ screen: 'orders', orders: 4 }],
        delivered: 3,
        onTime: 2,
      });
      expect(await row(kind)).toMatchObject({ orders: 4, delivered: 3, onTime: 67 });
    }
    await app.services.database.asPlatform((trx) =>
      trx.updateTable('company').set({ late_tolerance_minutes: 120 }).where('id', '=', team.company.id).execute(),
    );
    expect(await facts('client')).toMatchObject({ delivered: 3, onTime: 3 });
  });

  it('owe the carrier what is to be paid less payments, and the client its freight, per currency', async () => {
    const id = await delivered({ order: { freight: ['900.00', 'USD'] } });
    await delivered({ order: { freight: ['500.00', 'BOB'] } });
    await delivered({ status: ORDER_STATUS.finished, order: { freight: ['70.00', 'BOB'] } });
    await delivered({ status: ORDER_STATUS.paid, order: { freight: ['80.00', 'BOB'] } });
    const body = { amount: '100.00', currency: 'USD', paidOn: app.day(0) } as const;
    expect((await app.call(team.manager, payOrder, { params: { id }, body })).status).toBe(201);
    const owed = [
      { currency: 'BOB', amount: '500.00' },
      { currency: 'USD', amount: '800.00' },
    ];
    expect((await facts('transport'))?.owed).toEqual(owed);
    expect((await row('transport'))?.owed).toEqual(owed);
    expect((await facts('client'))?.owed).toEqual([{ currency: 'USD', amount: '3600.00' }]);
  });

  it('are rated with one decimal, never below three', async () => {
    const rate = async (orderId: string, driver: number) =>
      app.services.database.asPlatform(async (trx) => {
        const [company_id, link_id] = [team.company.id, createId()];
        const expires_at = new Date(Date.now() + DAY_MS);
        const link = {
          id: link_id,
          company_id,
          purpose: 'rating',
          order_id: orderId,
          alias_hash: createId(),
          expires_at,
        };
        await trx
          .insertInto('public_link')
          .values({ ...link, created_by: team.manager.userId })
          .execute();
        const rating = { id: createId(), company_id, order_id: orderId, link_id, driver, company: 5 };
        await trx.insertInto('load_order_rating').values(rating).execute();
      });
    await rate(await delivered(), 1);
    expect(await facts('transport')).toMatchObject({ rating: 3, ratings: 1 });
    for (const stars of [5, 5]) await rate(await delivered(), stars);
    expect(await facts('transport')).toMatchObject({ rating: 3.7, ratings: 3 });
    expect(await facts('client')).toMatchObject({ rating: 5, ratings: 3 });
  });

  it('show no money to readers without prices, and nothing to those without orders', async () => {
    await delivered();
    const reader = await app.member(team.company, ...READ_PARTNERS, 'load-order-read');
    expect(await facts('transport', reader)).toMatchObject({ delivered: 1, owed: null });
    expect(await row('transport', reader)).toMatchObject({ orders: 1, owed: null });
    const agro = await app.member(team.company, ...READ_PARTNERS, 'operation-agro-read', 'show-freight-columns');
    expect(await facts('transport', agro)).toMatchObject({ lists: [], delivered: 0, owed: [] });
    const clerk = await app.member(team.company, ...READ_PARTNERS);
    expect(await facts('transport', clerk)).toBeNull();
    expect(await row('transport', clerk)).toMatchObject({ orders: null, delivered: null, onTime: null, owed: null });
  });

  it('are refused to those who may not read the partner, and unknown to other companies', async () => {
    const params = { id: client };
    const orders = await app.member(team.company, 'load-order-read');
    expect((await app.call(orders, PARTNER_ORDER_CALLS.client, { params })).status).toBe(403);
    const stranger = await app.member((await app.team()).company, ...READ_PARTNERS, 'load-order-read');
    expect((await app.call(stranger, PARTNER_ORDER_CALLS.client, { params })).status).toBe(404);
    expect((await app.call(boss, PARTNER_ORDER_CALLS.transport, { params })).status).toBe(404);
  });
});
