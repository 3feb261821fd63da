import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOrder, updateOrder } from '../contract/order.calls.ts';
import { checkBillOfLading } from '../contract/order-catalogue.calls.ts';
import type { Team } from './order-app.fixture.ts';
import { type OrdersApp, startOrders } from './orders.fixture.ts';

let app: OrdersApp;
let team: Team;
beforeAll(async () => {
  app = await startOrders();
  team = await app.team();
});
afterAll(() => app.close());

const PRICE = { type: 'simple', value: '1500.50', currency: { measurementId: 'USD' } } as const;

describe('changing an order', () => {
  it('changes the fields that are sent and keeps the others', async () => {
    const order = await app.make(team.manager, { comment: 'Antes', clientFreight: { ...PRICE }, orderCodes: ['P-9'] });
    const { body } = await app.call(team.manager, updateOrder, {
      params: { id: order._id },
      body: { version: order.version, comment: null, dates: { loadingDate: '2026-12-05' } },
    });
    expect(body.loadingOrder).toEqual({
      ...order,
      version: 2,
      comment: null,
      dates: { ...order.dates, loadingDate: '2026-12-05' },
      lateAt: expect.any(String),
      updatedAt: expect.any(String),
    });
  });

  it('is refused after somebody else changed it', async () => {
    const order = await app.make(team.manager);
    const change = (comment: string) =>
      app.call(team.manager, updateOrder, { params: { id: order._id }, body: { version: order.version, comment } });
    expect((await change('Primero')).status).toBe(200);
    const { status, error } = await change('Segundo');
    expect({ status, code: error.code }).toEqual({ status: 409, code: 'request.staleVersion' });
    expect((await app.read(team.manager, order._id)).comment).toBe('Primero');
  });

  it('changes dates only with the permission to edit them', async () => {
    const writer = await app.member(team.company, 'load-order-write');
    const order = await app.make(team.manager);
    const params = { id: order._id };
    const dates = { deliveryDate: '2026-12-30' };
    const refused = await app.call(writer, updateOrder, { params, body: { version: order.version, dates } });
    expect(refused.status).toBe(403);
    const { body } = await app.call(writer, updateOrder, { params, body: { version: order.version, comment: 'Ok' } });
    expect(body.loadingOrder.comment).toBe('Ok');
  });

  it('refuses a price from somebody without the permission to see prices', async () => {
    const writer = await app.member(team.company, 'load-order-write');
    const order = await app.make(team.manager, { clientFreight: { ...PRICE } });
    expect(await app.read(writer, order._id)).toMatchObject({ showsFreights: false, clientFreight: null });
    const body = { version: order.version, clientFreight: { ...PRICE, value: '1' } };
    const { error } = await app.call(writer, updateOrder, { params: { id: order._id }, body });
    expect(error.fields?.clientFreight?.code).toBe('notAllowed');
    await app.call(writer, updateOrder, { params: { id: order._id }, body: { version: order.version, comment: 'x' } });
    expect((await app.read(team.manager, order._id)).clientFreight?.value).toBe('1500.50');
  });

  it('does not find orders of another company', async () => {
    const other = await app.team();
    const order = await app.make(team.manager);
    const params = { id: order._id };
    expect((await app.call(other.manager, readOrder, { params })).status).toBe(404);
    const body = { version: 1, comment: 'x' };
    expect((await app.call(other.manager, updateOrder, { params, body })).status).toBe(404);
  });
});

describe('a bill of lading', () => {
  it('used twice is flagged on both orders, and in the form before it is saved', async () => {
    const first = await app.make(team.manager, { billOfLadingNumber: 'TWICE-1' });
    const check = (exceptId?: string) =>
      app.call(team.manager, checkBillOfLading, {
        query: { billOfLadingNumber: 'TWICE-1', ...(exceptId ? { exceptId } : {}) },
      });
    expect(first.hasRepeatedBL).toBe(false);
    expect((await check(first._id)).body.hasRepeatedBL).toBe(false);
    const other = { _id: first._id, loadingOrderCode: first.loadingOrderCode };
    expect((await check()).body).toEqual({ hasRepeatedBL: true, order: other });
    const agro = await app.world.user({ company: team.company, permissions: ['operation-agro-write'] });
    const query = { billOfLadingNumber: 'TWICE-1' };
    expect((await app.call(agro, checkBillOfLading, { query })).body).toEqual({ hasRepeatedBL: true, order: null });
    const second = await app.make(team.manager, { billOfLadingNumber: 'TWICE-1' });
    expect(second.hasRepeatedBL).toBe(true);
    expect((await app.read(team.manager, first._id)).hasRepeatedBL).toBe(true);
    const stranger = await app.team();
    expect((await app.make(stranger.manager, { billOfLadingNumber: 'TWICE-1' })).hasRepeatedBL).toBe(false);
  });
});
