import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assignOrder } from '#areas/load-orders/contract/order-assign.calls.ts';
import { readTimeline } from '#areas/load-orders/contract/order-timeline.calls.ts';
import { updateOrders } from '#areas/load-orders/contract/order-update-many.calls.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { createId } from '#kernel/ids.ts';
import type { TestUser } from '#testing/world.ts';
import { type LifecycleApp, startLifecycle } from '../lifecycle.fixture.ts';
import type { Team } from '../order-app.fixture.ts';

let app: LifecycleApp;
let team: Team;
beforeAll(async () => {
  app = await startLifecycle();
  team = await app.team();
});
afterAll(() => app.close());

const rowsOf = (ids: readonly string[]) => ids.map((loadingOrderId) => ({ loadingOrderId }));
const send = (body: object, who: TestUser = team.manager) => app.call(who, updateOrders, { body: body as never });
const reasonsIn = (error: { readonly fields?: Readonly<Record<string, { readonly code: string }>> }) =>
  Object.fromEntries(Object.entries(error.fields ?? {}).map(([field, { code }]) => [field, code]));
const newestOf = async (id: string) => {
  const { body } = await app.call(team.manager, readTimeline, { params: { id }, query: {} });
  return body.entries[0]?.type;
};

describe('many orders', () => {
  it('get the same values, each with an entry in its timeline', async () => {
    const ids = await app.orders(team, 3);
    const changes = { comment: 'Llevar lona', serviceType: { id: 'export' } };
    const { status, body } = await send({ action: 'update', loadingOrders: rowsOf(ids), changes });
    expect([status, body.loadingOrders.map(({ _id }) => _id)]).toEqual([200, ids]);
    for (const id of ids) {
      expect(await app.read(id)).toMatchObject({ comment: 'Llevar lona', service_type: 'export', weight: '28.000' });
      expect(await newestOf(id)).toBe('updated');
    }
  });

  it('get the same dates; the people who wait for each load are notified', async () => {
    const operator = await app.member(team.company, 'load-order-read');
    const ids = await app.orders(team, 2, { operatorId: operator.userId });
    const dates = { loadingDate: app.day(5), deliveryDate: app.day(6) };
    expect((await send({ action: 'editDates', loadingOrders: rowsOf(ids), dates })).status).toBe(200);
    for (const id of ids)
      expect(await app.read(id)).toMatchObject({ loading_date: app.day(5), loading_hour: '08:00:00' });
    expect(await app.noticesOf(operator)).toEqual(['loadingDateEntry', 'loadingDateEntry']);
  });

  it('are given to a carrier and taken back', async () => {
    const ids = await app.orders(team, 2);
    const transportCompanyId = await app.carrier(team);
    await send({ action: 'assignCarrier', loadingOrders: rowsOf(ids), transportCompanyId });
    for (const id of ids) expect((await app.read(id)).carrier_id).toBe(transportCompanyId);
    await send({ action: 'assignCarrier', loadingOrders: rowsOf(ids), transportCompanyId: null });
    for (const id of ids)
      expect([(await app.read(id)).carrier_id, await newestOf(id)]).toEqual([null, 'carrierRemoved']);
    const unknown = await send({ action: 'assignCarrier', loadingOrders: rowsOf(ids), transportCompanyId: createId() });
    expect([unknown.status, reasonsIn(unknown.error)]).toEqual([400, { transportCompanyId: 'choice' }]);
  });

  it('are cancelled with a reason, and the company gets one notification', async () => {
    const ids = await app.orders(team, 2);
    await app.drain();
    const reader = await app.member(team.company, 'load-order-write');
    const reason = 'Ruta cortada';
    const { body } = await send({ action: 'cancel', loadingOrders: rowsOf(ids), reason });
    expect(body.loadingOrders.map(({ loadingOrderStatus }) => loadingOrderStatus)).toEqual([5, 5]);
    expect(await app.noticesOf(reader)).toEqual(['redirectLoadOrderList']);
    expect((await send({ action: 'cancel', loadingOrders: rowsOf(ids), reason: ' ' })).status).toBe(400);
  });
});

describe('none of many orders changes when one cannot', () => {
  it('and every row that is refused has its reasons', async () => {
    const [good, stale, paid] = await app.orders(team, 3);
    const foreign = await app.order(await app.team());
    await app.call(team.manager, assignOrder, {
      params: { id: paid! },
      body: { transportUnitId: (await app.truck(team)).truckId },
    });
    await app.moveTo(paid!, ORDER_STATUS.paid);
    const late = await app.order(team);
    const { status, error } = await send({
      action: 'editDates',
      loadingOrders: [
        ...rowsOf([good!, paid!, foreign, good!]),
        { loadingOrderId: stale!, version: 99 },
        { loadingOrderId: late },
      ],
      dates: { deliveryDate: app.day(-3) },
    });
    expect([status, error.code]).toEqual([409, 'loadOrders.updateRefused']);
    expect(reasonsIn(error)).toEqual({
      'loadingOrders.0.dates.deliveryDate': 'beforeLoading',
      'loadingOrders.1': 'wrongStatus',
      'loadingOrders.2': 'choice',
      'loadingOrders.3': 'namedTwice',
      'loadingOrders.4': 'changedSince',
      'loadingOrders.5.dates.deliveryDate': 'beforeLoading',
    });
    expect((await app.read(late)).delivery_date).toBeNull();
  });

  it('because a value of one is wrong: those of the others stay', async () => {
    const [ordinary, stops] = [await app.order(team), await app.order(team, { kind: 'multipoint' })];
    const changes = { comment: 'Nuevo', deliveryCodes: ['E-9'] };
    const { error } = await send({ action: 'update', loadingOrders: rowsOf([ordinary, stops]), changes });
    expect(reasonsIn(error)).toEqual({ 'loadingOrders.1.deliveryCodes': 'notAllowed' });
    expect((await app.read(ordinary)).comment).toBeNull();
    const operator = { userId: createId() };
    const unknown = await send({ action: 'update', loadingOrders: rowsOf([ordinary, stops]), changes: { operator } });
    expect(reasonsIn(unknown.error)).toEqual({
      'loadingOrders.0.operator.userId': 'choice',
      'loadingOrders.1.operator.userId': 'choice',
    });
  });

  it('because the permission of the single act is missing', async () => {
    const ids = await app.orders(team, 2);
    const writer = await app.member(team.company, 'load-order-write');
    const refused = { 'loadingOrders.0': 'notAllowed', 'loadingOrders.1': 'notAllowed' };
    const acts = [
      { action: 'cancel', reason: 'Sin carga' },
      { action: 'editDates', dates: { loadingDate: app.day(4) } },
      { action: 'assignCarrier', transportCompanyId: null },
    ];
    for (const act of acts) {
      expect(reasonsIn((await send({ ...act, loadingOrders: rowsOf(ids) }, writer)).error)).toEqual(refused);
    }
    const canceller = await app.member(team.company, 'load-order-read', 'cancel-load-orders');
    const body = { action: 'cancel', reason: 'Sin carga', loadingOrders: rowsOf(ids) };
    expect((await send(body, canceller)).status).toBe(200);
    const reader = await app.member(team.company, 'load-order-read');
    expect((await send(body, reader)).status).toBe(403);
  });

  it('because there are more than fifty, none, or nothing to change', async () => {
    const many = {
      action: 'update',
      changes: { comment: 'x' },
      loadingOrders: rowsOf(Array.from({ length: 51 }, () => createId())),
    };
    expect((await send(many)).status).toBe(400);
    expect((await send({ ...many, loadingOrders: [] })).status).toBe(400);
    expect((await send({ ...many, loadingOrders: rowsOf([createId()]), changes: {} })).status).toBe(400);
  });
});
