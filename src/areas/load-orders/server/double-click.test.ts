import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as creating from '#areas/load-orders/contract/order.calls.ts';
import { cloneOrder, duplicateOrders } from '#areas/load-orders/contract/order-move.calls.ts';
import { createId } from '#kernel/ids.ts';
import { type LifecycleApp, startLifecycle } from './lifecycle.fixture.ts';
import type { Team } from './order-app.fixture.ts';
import { LA_PAZ, SANTA_CRUZ } from './order-details.fixture.ts';
import { NEW_OPERATION } from './orders.fixture.ts';

const CLICKS = 5;

let app: LifecycleApp;
let team: Team;
beforeAll(async () => {
  app = await startLifecycle();
});
afterAll(() => app.close());

const { dates, ...operation } = NEW_OPERATION;
/** For orders with dates of their own. */
const UNDATED = { origin: SANTA_CRUZ, destination: LA_PAZ, ...operation };
const WAY = { ...UNDATED, dates };
const STOPS = [
  { action: 'pickup' as const, place: SANTA_CRUZ },
  { action: 'delivery' as const, place: LA_PAZ },
];

type Click = (key: string) => Promise<{ readonly status: number }>;

/** Every call that creates orders, and how many orders one click creates. */
const WAYS: Readonly<Record<string, { readonly makes: number; readonly prepare: () => Promise<Click> }>> = {
  direct: {
    makes: 1,
    prepare: async () => (key) => app.call(team.manager, creating.createOrder, { body: WAY }, { idempotencyKey: key }),
  },
  express: {
    makes: 1,
    prepare: async () => {
      const body = { ...WAY, assignment: { transportUnitId: (await app.truck(team)).truckId } };
      return (key) => app.call(team.manager, creating.createExpress, { body }, { idempotencyKey: key });
    },
  },
  multiple: {
    makes: 2,
    prepare: async () => (key) =>
      app.call(team.manager, creating.createMultiple, { body: WAY }, { idempotencyKey: key }),
  },
  programmed: {
    makes: 2,
    prepare: async () => {
      const programs = [1, 3].map((day) => ({ loadingDate: app.day(day), deliveryDate: app.day(day + 1) }));
      const body = { ...UNDATED, programs };
      return (key) => app.call(team.manager, creating.createProgram, { body }, { idempotencyKey: key });
    },
  },
  agro: {
    makes: 1,
    prepare: async () => {
      const body = { agroOperationId: await app.operation(team, { kind: 'agro' }) };
      return (key) => app.call(team.manager, creating.createAgro, { body }, { idempotencyKey: key });
    },
  },
  multipoint: {
    makes: 1,
    prepare: async () => (key) =>
      app.call(
        team.manager,
        creating.createMultipoint,
        { body: { ...NEW_OPERATION, stops: STOPS } },
        { idempotencyKey: key },
      ),
  },
  clone: {
    makes: 3,
    prepare: async () => {
      const body = { loadingOrderId: await app.order(team), numLoadingOrders: 3 };
      return (key) => app.call(team.manager, cloneOrder, { body }, { idempotencyKey: key });
    },
  },
  duplicate: {
    makes: 2,
    prepare: async () => {
      const body = { loadingOrderIds: await app.orders(team, 2) };
      return (key) => app.call(team.manager, duplicateOrders, { body }, { idempotencyKey: key });
    },
  },
};

const ordersNow = () =>
  app.services.database.asPlatform(async (trx) => {
    const rows = await trx.selectFrom('load_order').select('id').where('company_id', '=', team.company.id).execute();
    return rows.map(({ id }) => id);
  });
const countOrders = async () => (await ordersNow()).length;

/** The orders whose creation was announced, and those whose creation is in the audit. */
const announced = () =>
  app.services.database.asPlatform(async (trx) => {
    const events = await sql<{ id: string }>`select payload -> 'order' ->> 'orderId' as id from outbox_event
      where type = 'loadOrders.created' and company_id = ${team.company.id}`.execute(trx);
    const entries = await sql<{ id: string }>`select entity_id as id from audit_entry
      where action = 'loadOrders.create' and company_id = ${team.company.id}`.execute(trx);
    return [events.rows, entries.rows].map((rows) => rows.map(({ id }) => id).sort());
  });

it.each(Object.keys(WAYS))('%s: clicked five times, created, recorded and announced once', async (way) => {
  team = await app.team();
  const { makes, prepare } = WAYS[way]!;
  const click = await prepare();
  const known = await ordersNow();
  const before = known.length;
  const key = createId();
  const replies = await Promise.all(Array.from({ length: CLICKS }, () => click(key)));
  expect(replies.some(({ status }) => status === 201)).toBe(true);
  expect(replies.every(({ status }) => status === 201 || status === 409)).toBe(true);
  expect((await countOrders()) - before).toBe(makes);
  await click(key);
  expect((await countOrders()) - before).toBe(makes);
  const made = (await ordersNow()).filter((id) => !known.includes(id)).sort();
  expect(await announced()).toEqual([made, made]);
});
