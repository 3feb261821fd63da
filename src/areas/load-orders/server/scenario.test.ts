import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as assigning from '#areas/load-orders/contract/order-assign.calls.ts';
import * as moves from '#areas/load-orders/contract/order-move.calls.ts';
import { payOrder, payOrders } from '#areas/load-orders/contract/order-payment.calls.ts';
import * as timeline from '#areas/load-orders/contract/order-timeline.calls.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { findOperation } from '#areas/operations/server/index.ts';
import { closeTrip, performTask, readTasks, type TaskView } from '#areas/trips/contract/order-task.calls.ts';
import * as positions from '#areas/trips/contract/trip-position.calls.ts';
import type { TestUser } from '#testing/world.ts';
import { type LifecycleApp, startLifecycle } from './lifecycle.fixture.ts';
import type { Team } from './order-app.fixture.ts';

let app: LifecycleApp;
let team: Team;
beforeAll(async () => {
  app = await startLifecycle();
  team = await app.team('Agroindustria del Norte');
});
afterAll(() => app.close());

const stateOf = async (id: string) => {
  const { operation_id } = await app.read(id);
  return (await app.services.database.asPlatform((trx) => findOperation(trx, operation_id))).state;
};

const tasksOf = async (who: TestUser, id: string) =>
  (await app.call(who, readTasks, { params: { id } })).body.stages.flatMap(({ tasks }) => tasks);

/** Completes a task with the evidence it requires. */
async function perform(who: TestUser, id: string, { _id, evidence, form }: TaskView) {
  const fileId =
    evidence === 'photo' ? await app.picture(who) : evidence === 'document' ? await app.document(who) : null;
  const answers = Object.fromEntries(form.map(({ key, type }) => [key, type === 'number' ? 27.5 : 'T-1']));
  const { status, body, error } = await app.call(who, performTask, {
    params: { id, taskId: _id },
    body: { files: fileId ? [{ fileId }] : [], answers: evidence === 'form' ? answers : {} },
  });
  if (status !== 200) throw new Error(JSON.stringify(error));
  return body.loadingOrder.loadingOrderStatus;
}

async function performAll(who: TestUser, id: string): Promise<number> {
  let status: number = ORDER_STATUS.assigned;
  for (const task of await tasksOf(who, id)) if (task.open && task.required) status = await perform(who, id, task);
  return status;
}

const payment = () => ({ amount: '850.00', currency: 'BOB', paidOn: app.day(0) }) as const;
const typesOf = async (id: string) => {
  const { body } = await app.call(team.manager, timeline.readTimeline, { params: { id }, query: { size: 50 } });
  return body.entries.map(({ type }) => type).reverse();
};

describe('a whole trip', () => {
  it('of an ordinary order, driven by a carrier for a shipper, from the order to the payment', async () => {
    const carrier = await app.team('Transportes Andinos');
    const driver = await app.member(carrier.company, 'load-order-read');
    const { truckId } = await app.truck(carrier, { account: driver, trailer: true });
    const id = await app.order(team, { notificationMail: 'rosa@cliente.test' });
    const transportCompanyId = await app.carrier(team, carrier.company);
    await app.call(team.manager, assigning.assignCarrier, { params: { id }, body: { transportCompanyId } });
    expect(await stateOf(id)).toBe('planned');
    const body = { transportUnitId: truckId };
    await app.call(carrier.manager, assigning.assignOrder, { params: { id }, body });
    expect(await stateOf(id)).toBe('active');
    await app.call(driver, positions.acceptTrip, { params: { id }, body: {} });
    expect(await performAll(driver, id)).toBe(ORDER_STATUS.inProgress);
    expect((await app.call(driver, closeTrip, { params: { id }, body: {} })).status).toBe(200);
    expect(await stateOf(id)).toBe('toBeSettled');
    const forbidden = await app.call(carrier.manager, moves.acceptDelivery, { params: { id }, body: {} });
    expect(forbidden.status).toBe(403);
    await app.call(team.manager, moves.acceptDelivery, { params: { id }, body: { comment: 'Remito conforme' } });
    const paid = await app.call(team.manager, payOrder, { params: { id }, body: payment() });
    expect(paid.body.loadingOrder.loadingOrderStatus).toBe(ORDER_STATUS.paid);
    expect(await stateOf(id)).toBe('liquidated');
    expect(await typesOf(id)).toEqual([
      'created',
      'carrierAssigned',
      'assigned',
      'tripAccepted',
      'started',
      'taskDone',
      'taskDone',
      'taskDone',
      'taskDone',
      'taskDone',
      'finished',
      'accepted',
      'paid',
    ]);
    expect(await app.noticesOf(driver)).toEqual(['loadOrderAssignedToTrucker']);
    expect(new Set(await app.noticesOf(carrier.manager))).toEqual(
      new Set(['loadOrderAssignedToCarrier', 'tripAccepted', 'completedTask', 'loadOrderFinished', 'paymentPerformed']),
    );
    expect(await app.mailsTo('rosa@cliente.test')).toHaveLength(2);
    const counted = await app.services.database.asPlatform((trx) =>
      trx.selectFrom('driver').select(['total_travels', 'version']).where('user_id', '=', driver.userId).execute(),
    );
    expect(counted).toEqual([{ total_travels: 1, version: 1 }]);
  });

  it('of an agro shuttle, weighed at both ends and finalized by hand', async () => {
    const [first, second] = await app.orders(team, 2, { kind: 'agro' });
    const [one, other] = [await app.truck(team), await app.truck(team)];
    const assignments = [
      { loadingOrderId: first!, transportUnitId: one.truckId },
      { loadingOrderId: second!, transportUnitId: other.truckId },
    ];
    expect((await app.call(team.manager, assigning.matchAssignments, { body: { assignments } })).status).toBe(200);
    for (const id of [first!, second!]) {
      expect(await performAll(team.manager, id)).toBe(ORDER_STATUS.inProgress);
      const end = { params: { id }, body: { deliveredTn: 27.3 } };
      const { body } = await app.call(team.manager, moves.finalizeOrder, end);
      expect(body.loadingOrder.loadingOrderStatus).toBe(ORDER_STATUS.finished);
      expect(await app.read(id)).toMatchObject({ loaded_tn: '27.500', delivered_tn: '27.300' });
      await app.call(team.manager, moves.acceptDelivery, { params: { id }, body: {} });
    }
    const payments = [first!, second!].map((loadingOrderId) => ({ loadingOrderId, ...payment() }));
    expect((await app.call(team.manager, payOrders, { body: { payments } })).status).toBe(201);
    expect(await stateOf(first!)).toBe('liquidated');
    const responsible = await app.member(team.company, 'operation-agro-write');
    await app.call(team.manager, moves.duplicateOrders, { body: { loadingOrderIds: [first!] } });
    expect(await app.noticesOf(responsible)).toEqual(
      expect.arrayContaining(['agroCompletedTask', 'redirectLoadOrderList']),
    );
  });

  it('of an order with many stops, with its stages done at each stop', async () => {
    const id = await app.order(team, { kind: 'multipoint' });
    const { truckId } = await app.truck(team);
    await app.call(team.manager, assigning.assignOrder, { params: { id }, body: { transportUnitId: truckId } });
    const { body } = await app.call(team.manager, readTasks, { params: { id } });
    expect(body.stages.map(({ name }) => name.split(' · ')[1] ?? null)).toEqual(['Planta', null, 'Norte', 'Sur']);
    const map = await app.call(team.manager, positions.readMap, { params: { id } });
    expect(map.body.stops.map(({ action }) => action)).toEqual(['pickup', 'delivery', 'delivery']);
    expect(await performAll(team.manager, id)).toBe(ORDER_STATUS.inProgress);
    expect((await app.call(team.manager, moves.finalizeOrder, { params: { id }, body: {} })).status).toBe(200);
    await app.call(team.manager, moves.acceptDelivery, { params: { id }, body: {} });
    await app.call(team.manager, payOrder, { params: { id }, body: payment() });
    expect(await stateOf(id)).toBe('liquidated');
  });
});
