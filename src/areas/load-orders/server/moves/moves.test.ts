import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assignOrder, unassignOrder } from '#areas/load-orders/contract/order-assign.calls.ts';
import * as moves from '#areas/load-orders/contract/order-move.calls.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { cancelOperation } from '#areas/operations/contract/operation.calls.ts';
import { findOperation } from '#areas/operations/server/index.ts';
import { type LifecycleApp, startLifecycle } from '../lifecycle.fixture.ts';
import type { Team } from '../order-app.fixture.ts';

let app: LifecycleApp;
let team: Team;
beforeAll(async () => {
  app = await startLifecycle();
  team = await app.team();
});
afterAll(() => app.close());

const reason = 'El cliente desistió';
const assign = (id: string, transportUnitId: string) =>
  app.call(team.manager, assignOrder, { params: { id }, body: { transportUnitId } });
const cancel = (id: string, who = team.manager) =>
  app.call(who, moves.cancelOrder, { params: { id }, body: { reason } });
const operationOf = async (id: string) => {
  const { operation_id } = await app.read(id);
  return app.services.database.asPlatform((trx) => findOperation(trx, operation_id));
};

describe('cancelling', () => {
  it('frees truck, driver and semitrailer', async () => {
    const [id, next] = await app.orders(team, 2);
    const { truckId } = await app.truck(team, { trailer: true });
    await assign(id!, truckId);
    await app.call(team.manager, moves.startOrder, { params: { id: id! }, body: {} });
    expect((await cancel(id!)).body.loadingOrder.loadingOrderStatus).toBe(ORDER_STATUS.cancelled);
    expect((await assign(next!, truckId)).status).toBe(200);
  });

  it('requires a reason and its own permission, and is refused after the delivery', async () => {
    const id = await app.order(team);
    const empty = await app.call(team.manager, moves.cancelOrder, { params: { id }, body: { reason: ' ' } });
    expect(empty.error.fields?.reason?.code).toBe('required');
    expect((await cancel(id, await app.member(team.company, 'load-order-write'))).status).toBe(403);
    await assign(id, (await app.truck(team)).truckId);
    await app.moveTo(id, ORDER_STATUS.finished);
    expect((await cancel(id)).error.code).toBe('loadOrders.wrongStatus');
  });

  it('an operation cancels its undelivered orders, and no order can be added to it', async () => {
    const [programmed, open, delivered] = await app.orders(team, 3);
    const [truck, other] = [await app.truck(team), await app.truck(team)];
    await assign(open!, truck.truckId);
    await assign(delivered!, other.truckId);
    await app.moveTo(delivered!, ORDER_STATUS.toPay);
    const { id } = await operationOf(open!);
    const { body } = await app.call(team.manager, cancelOperation, { params: { id }, body: { reason } });
    expect(body).toEqual({ operation: { _id: id, state: 'canceled' }, cancelled: 2 });
    const states = await Promise.all([programmed!, open!, delivered!].map(async (one) => (await app.read(one)).status));
    expect(states).toEqual([ORDER_STATUS.cancelled, ORDER_STATUS.cancelled, ORDER_STATUS.toPay]);
    const again = await app.call(team.manager, cancelOperation, { params: { id }, body: { reason } });
    expect(again.error.code).toBe('operations.closed');
    const body2 = { loadingOrderId: delivered!, numLoadingOrders: 1 };
    expect((await app.call(team.manager, moves.cloneOrder, { body: body2 })).error.code).toBe('operations.closed');
  });
});

describe('copies', () => {
  it('of several orders are programmed, without the status, truck or history of the originals', async () => {
    const ids = await app.orders(team, 2, { kind: 'multipoint' });
    await assign(ids[0]!, (await app.truck(team)).truckId);
    const { status, body } = await app.call(team.manager, moves.duplicateOrders, { body: { loadingOrderIds: ids } });
    expect(status).toBe(201);
    expect(body.loadingOrders.map((one) => [one.loadingOrderStatus, one.assignment])).toEqual([
      [ORDER_STATUS.programmed, null],
      [ORDER_STATUS.programmed, null],
    ]);
    expect((await operationOf(ids[0]!)).order_count).toBe(4);
  });

  it('of one order have the requested dates, and the first one gets the truck', async () => {
    const id = await app.order(team);
    const { truckId, plate } = await app.truck(team);
    const dates = { loadingDate: app.day(5), deliveryDate: app.day(6) };
    const body = { loadingOrderId: id, numLoadingOrders: 3, dates, assignment: { transportUnitId: truckId } };
    const { body: made } = await app.call(team.manager, moves.cloneOrder, { body });
    expect(made.loadingOrders.map(({ assignment }) => assignment?.plate ?? null)).toEqual([plate, null, null]);
    const copy = await app.read(made.loadingOrders[2]!._id);
    expect([copy.loading_date, copy.delivery_date, copy.weight]).toEqual([
      dates.loadingDate,
      dates.deliveryDate,
      '28.000',
    ]);
  });

  it('with a busy truck are not created at all', async () => {
    const [id, open] = await app.orders(team, 2);
    const { truckId } = await app.truck(team);
    await assign(open!, truckId);
    const body = { loadingOrderId: id!, numLoadingOrders: 2, assignment: { transportUnitId: truckId } };
    expect((await app.call(team.manager, moves.cloneOrder, { body })).error.code).toBe('loadOrders.truckBusy');
    expect((await operationOf(id!)).order_count).toBe(2);
  });

  it('are refused with a delivery before the loading', async () => {
    const dates = { loadingDate: app.day(5), deliveryDate: app.day(4) };
    const body = { loadingOrderId: await app.order(team), numLoadingOrders: 1, dates };
    const { error } = await app.call(team.manager, moves.cloneOrder, { body });
    expect(error.fields?.['dates.deliveryDate']?.code).toBe('beforeLoading');
  });
});

describe('deleting', () => {
  const remove = (ids: readonly string[], who = team.manager) =>
    app.call(who, moves.deleteOrders, { body: { loadingOrderIds: [...ids] } });

  it('removes programmed orders, all or none', async () => {
    const [first, second, open] = await app.orders(team, 3);
    await assign(open!, (await app.truck(team)).truckId);
    const refused = await remove([first!, open!]);
    expect([refused.error.code, refused.error.fields?.['loadingOrderIds.1']?.code]).toEqual([
      'loadOrders.deleteRefused',
      'wrongStatus',
    ]);
    expect((await remove([first!, second!])).body.deleted).toBe(2);
    expect((await operationOf(open!)).order_count).toBe(1);
    expect((await remove([first!])).error.fields?.['loadingOrderIds.0']?.code).toBe('choice');
  });

  it('requires the permission to write orders of the company', async () => {
    const id = await app.order(team);
    const reader = await app.member(team.company, 'load-order-read');
    expect((await remove([id], reader)).status).toBe(403);
    const foreign = await remove([id], (await app.team()).manager);
    expect(foreign.error.fields?.['loadingOrderIds.0']?.code).toBe('choice');
    expect((await app.read(id)).status).toBe(ORDER_STATUS.programmed);
  });
});

describe('small changes', () => {
  it('a new loading date notifies everybody who waits for it; a stale form is refused', async () => {
    await app.drain();
    const operator = await app.member(team.company, 'load-order-write');
    const id = await app.order(team, { operatorId: operator.userId });
    const { version } = await app.read(id);
    const change = (at: number) =>
      app.call(team.manager, moves.changeOrderDates, {
        params: { id },
        body: { version: at, dates: { loadingDate: app.day(9), loadingDateHour: '06:30' } },
      });
    expect((await change(version)).status).toBe(200);
    expect((await change(version)).error.code).toBe('request.staleVersion');
    expect(await app.noticesOf(operator)).toEqual(['loadingDateEntry']);
  });

  it('an analyst is a member of the company', async () => {
    const id = await app.order(team);
    const put = (analystId: string | null) =>
      app.call(team.manager, moves.assignAnalyst, { params: { id }, body: { analystId } });
    const stranger = (await app.team()).manager;
    expect((await put(stranger.userId)).error.fields?.analystId?.code).toBe('choice');
    expect((await put(team.manager.userId)).body.assignedAnalyst?.userId).toBe(team.manager.userId);
    expect((await put(null)).body.assignedAnalyst).toBeNull();
  });

  it('a field of a programmed order is filled in, and an order that once had a truck counts as active', async () => {
    const id = await app.order(team);
    const fill = () =>
      app.call(team.manager, moves.assignField, {
        params: { id },
        body: { field: 'equipmentNumber', value: 'MSCU123' },
      });
    expect((await fill()).body.list).toBe('programmed');
    await assign(id, (await app.truck(team)).truckId);
    expect((await fill()).error.code).toBe('loadOrders.wrongStatus');
    await app.call(team.manager, unassignOrder, { params: { id }, body: {} });
    expect((await fill()).body.list).toBe('active');
    expect((await app.read(id)).equipment_number).toBe('MSCU123');
  });
});
