import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as creating from '#areas/load-orders/contract/order.calls.ts';
import { readOrder } from '#areas/load-orders/contract/order.calls.ts';
import { assignOrder } from '#areas/load-orders/contract/order-assign.calls.ts';
import { acceptDelivery, finalizeOrder } from '#areas/load-orders/contract/order-move.calls.ts';
import { payOrder } from '#areas/load-orders/contract/order-payment.calls.ts';
import { readTimeline } from '#areas/load-orders/contract/order-timeline.calls.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { OPERATION_CALLS } from '#areas/operations/contract/operation.calls.ts';
import { createPublicLink } from '#areas/sharing/contract/public-link.calls.ts';
import { listOrderRatings, rateTrip, replyToRating } from '#areas/sharing/contract/rating.calls.ts';
import { closeTrip, performTask, readTasks, type TaskView } from '#areas/trips/contract/order-task.calls.ts';
import { acceptTrip } from '#areas/trips/contract/trip-position.calls.ts';
import type { TestUser } from '#testing/world.ts';
import { type LifecycleApp, startLifecycle } from './lifecycle.fixture.ts';
import type { Team } from './order-app.fixture.ts';
import { LA_PAZ, SANTA_CRUZ } from './order-details.fixture.ts';
import { stopsOf } from './order-stop.repository.ts';
import { NEW_OPERATION } from './orders.fixture.ts';

let app: LifecycleApp;
let team: Team;
beforeAll(async () => {
  app = await startLifecycle();
  team = await app.team('Agroindustria del Norte');
});
afterAll(() => app.close());

const { dates, ...operation } = NEW_OPERATION;
/** For orders with dates of their own. */
const UNDATED = { origin: SANTA_CRUZ, destination: LA_PAZ, ...operation };
const WAY = { ...UNDATED, dates };
const stop = (action: 'pickup' | 'delivery', customer: string) => ({
  action,
  place: action === 'pickup' ? SANTA_CRUZ : LA_PAZ,
  customer,
  deliveryCode: action === 'delivery' ? `E-${customer}` : null,
  quantity: 10,
});

type Make = (truckId: string) => Promise<{ readonly ids: readonly string[]; readonly isAssigned: boolean }>;

const one = async (call: Promise<{ body: { loadingOrder: { _id: string } } }>) => [(await call).body.loadingOrder._id];
const many = async (call: Promise<{ body: { loadingOrders: readonly { _id: string }[] } }>) =>
  (await call).body.loadingOrders.map(({ _id }) => _id);

/** How an office creates an order of each kind. */
const KINDS: Readonly<Record<string, Make>> = {
  normal: async () => ({
    ids: await one(app.call(team.manager, creating.createOrder, { body: WAY })),
    isAssigned: false,
  }),
  express: async (transportUnitId) => ({
    ids: await one(
      app.call(team.manager, creating.createExpress, { body: { ...WAY, assignment: { transportUnitId } } }),
    ),
    isAssigned: true,
  }),
  multiple: async () => ({
    ids: await many(app.call(team.manager, creating.createMultiple, { body: WAY })),
    isAssigned: false,
  }),
  programmed: async () => {
    const programs = [1, 3].map((day) => ({ loadingDate: app.day(day), deliveryDate: app.day(day + 1) }));
    const ids = await many(app.call(team.manager, creating.createProgram, { body: { ...UNDATED, programs } }));
    return { ids, isAssigned: false };
  },
  agro: async (transportUnitId) => {
    const agroOperationId = await app.operation(team, { kind: 'agro' });
    const body = { agroOperationId, transportUnitId };
    return { ids: await many(app.call(team.manager, creating.createAgro, { body })), isAssigned: true };
  },
  multipoint: async () => {
    const stops = [stop('pickup', 'Planta'), stop('delivery', 'Norte'), stop('delivery', 'Sur')];
    return {
      ids: await many(app.call(team.manager, creating.createMultipoint, { body: { ...NEW_OPERATION, stops } })),
      isAssigned: false,
    };
  },
};

async function perform(driver: TestUser, id: string, { _id, evidence, form }: TaskView): Promise<void> {
  const documents = { photo: app.picture, document: app.document } as const;
  const upload = evidence === 'photo' || evidence === 'document' ? documents[evidence] : null;
  const files = upload ? [{ fileId: await upload(driver) }] : [];
  const answers = Object.fromEntries(form.map(({ key, type }) => [key, type === 'number' ? 27.5 : 'T-1']));
  const done = await app.call(driver, performTask, { params: { id, taskId: _id }, body: { files, answers } });
  expect(done.status).toBe(200);
}

async function drive(driver: TestUser, id: string): Promise<void> {
  expect((await app.call(driver, acceptTrip, { params: { id }, body: {} })).status).toBe(200);
  const { body } = await app.call(driver, readTasks, { params: { id } });
  const tasks = body.stages.flatMap(({ tasks: there }) => there).filter(({ open, required }) => open && required);
  for (const task of tasks) await perform(driver, id, task);
}

async function rate(id: string): Promise<void> {
  const link = { purpose: 'rating', loadingOrderId: id } as const;
  const { body } = await app.call(team.manager, createPublicLink, { body: link });
  const loadOrderId = new URL(body.url).pathname.split('/').at(-1)!;
  const stars = { facility: 4, driver: 5, company: 4, comment: 'Todo bien', name: 'Elena' };
  expect((await app.call(null, rateTrip, { params: { loadOrderId }, body: stars })).status).toBe(201);
  expect((await app.call(null, rateTrip, { params: { loadOrderId }, body: stars })).status).toBe(409);
  const { ratings } = (await app.call(team.manager, listOrderRatings, { params: { id } })).body;
  const params = { id, ratingId: ratings[0]!._id };
  expect((await app.call(team.manager, replyToRating, { params, body: { reply: 'Gracias' } })).status).toBe(200);
}

describe('a whole trip, from the order to the payment and the rating', () => {
  it.each(Object.keys(KINDS))('%s', async (kind) => {
    const driver = await app.member(team.company, 'load-order-read');
    const { truckId } = await app.truck(team, { account: driver });
    const { ids, isAssigned } = await KINDS[kind]!(truckId);
    expect(ids).toHaveLength(kind === 'multiple' || kind === 'programmed' ? 2 : 1);
    for (const [at, id] of ids.entries()) {
      const params = { id };
      if (!isAssigned || at > 0) {
        const given = await app.call(team.manager, assignOrder, { params, body: { transportUnitId: truckId } });
        expect(given.status).toBe(200);
      }
      await drive(driver, id);
      if (kind === 'agro') {
        expect((await app.read(id)).status).toBe(ORDER_STATUS.inProgress);
        const end = { params, body: { loadedTn: 28, deliveredTn: 27.4 } };
        expect((await app.call(team.manager, finalizeOrder, end)).status).toBe(200);
      } else {
        expect((await app.call(driver, closeTrip, { params, body: {} })).status).toBe(200);
      }
      expect((await app.read(id)).status).toBe(ORDER_STATUS.finished);
      await app.call(team.manager, acceptDelivery, { params, body: { comment: 'Conforme' } });
      const differenceReason = 'El flete se acordó por teléfono';
      const payment = { amount: '850.00', currency: 'BOB', paidOn: app.day(0), differenceReason } as const;
      expect((await app.call(team.manager, payOrder, { params, body: payment })).status).toBe(201);
      await rate(id);
      const { loadingOrder } = (await app.call(team.manager, readOrder, { params })).body;
      expect(loadingOrder.loadingOrderStatus).toBe(ORDER_STATUS.paid);
      expect((await app.read(id)).rated).toBe(true);
      const { entries } = (await app.call(team.manager, readTimeline, { params, query: { size: 50 } })).body;
      const types = entries.map(({ type }) => type).reverse();
      expect(types.slice(-5)).toEqual(['accepted', 'paid', 'linkShared', 'rated', 'ratingReplied']);
      expect(types[0]).toBe('created');
    }
    const { operation_id: operationId } = await app.read(ids[0]!);
    const { read } = OPERATION_CALLS[kind === 'agro' ? 'agro' : 'normal'];
    const { operation } = (await app.call(team.manager, read, { params: { id: operationId } })).body;
    expect(operation.state).toBe('liquidated');
    if (kind === 'agro') expect(operation).toMatchObject({ tonnage: { delivered: '27.400', difference: '-0.600' } });
    if (kind === 'multipoint') {
      const stops = await app.services.database.asPlatform(async (trx) => stopsOf(trx, await app.read(ids[0]!)));
      expect(stops.map(({ status, quantity_done }) => [status, Number(quantity_done)])).toEqual([
        ['completed', 10],
        ['delivered', 10],
        ['delivered', 10],
      ]);
    }
  });

  it('a shuttle is not finalized without a weight', async () => {
    const { truckId } = await app.truck(team);
    const { ids } = await KINDS.agro!(truckId);
    await app.moveTo(ids[0]!, ORDER_STATUS.inProgress);
    const { error } = await app.call(team.manager, finalizeOrder, { params: { id: ids[0]! }, body: {} });
    expect(error.fields?.deliveredTn?.code).toBe('required');
  });
});
