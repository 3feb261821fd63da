import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createExpress,
  createMultiple,
  createMultipoint,
  createOrder,
} from '#areas/load-orders/contract/order.calls.ts';
import { seedFleet } from '#areas/load-orders/server/fleet.fixture.ts';
import { ALL_RIGHTS } from '#areas/load-orders/server/order-app.fixture.ts';
import { NEW_OPERATION, WHOLE } from '#areas/load-orders/server/orders.fixture.ts';
import { createId } from '#kernel/ids.ts';
import * as calls from '../contract/booking.calls.ts';
import { findBookable } from '../contract/express-booking.calls.ts';
import type { WarehouseView } from '../contract/warehouse.shapes.ts';
import { day, dock, type Site, startWarehouses, type WarehouseApp } from './warehouses.fixture.ts';

let app: WarehouseApp;
let site: Site;
let warehouse: WarehouseView;
beforeAll(async () => {
  app = await startWarehouses();
  site = await app.site();
  warehouse = await app.register(site.manager, { docks: [dock('A')] });
});
afterAll(() => app.close());

const dates = { loadingDate: day(1), deliveryDate: day(2) };
const at = ({ _id: warehouseId }: Pick<WarehouseView, '_id'>) => ({ ...WHOLE.destination, warehouseId });
const form = (holdKeys: { place: 'origin' | 'destination' | number; holdKey: string }[]) => ({
  ...WHOLE,
  dates,
  destination: at(warehouse),
  holdKeys,
});

async function hold(startTime: string, { place = warehouse, action = 'unload' as 'load' | 'unload' } = {}) {
  const key = createId();
  const { status } = await app.call(site.manager, calls.holdPlace, {
    params: { key },
    body: { warehouseId: place._id, action, dateScheduling: day(2), startTime, dueDate: day(2) },
  });
  expect(status).toBe(200);
  return key;
}

const end = (key: string) =>
  app.services.database.asPlatform((trx) =>
    sql`update dock_slot set held_until = app.clock() - interval '100 milliseconds' where id = ${key}`.execute(trx),
  );

const countOrders = () =>
  app.services.database.asPlatform(async (trx) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from load_order
      where company_id = ${site.company.id}`.execute(trx);
    return rows[0]?.count;
  });

describe('an order that comes with a time', () => {
  it('is booked in the transaction that makes it', async () => {
    const key = await hold('09:00');
    const { status, body } = await app.call(site.manager, createOrder, {
      body: form([{ place: 'destination', holdKey: key }]),
    });
    expect(status).toBe(201);
    expect(await app.bookingsOf(site.manager, body.loadingOrder._id)).toMatchObject([
      { schedulingStatus: 'scheduled', dateScheduling: day(2), schedule: { startTime: '09:00' }, dock: { name: 'A' } },
    ]);
  });

  it('has a pending booking where nothing was chosen', async () => {
    const id = await app.order(site.manager, { destination: at(warehouse) });
    expect(await app.bookingsOf(site.manager, id)).toMatchObject([{ schedulingStatus: 'pending', schedule: null }]);
  });

  it('is not made when the hold is over, and reads the nearest free times', async () => {
    const key = await hold('11:00');
    await end(key);
    const before = await countOrders();
    const { status, error } = await app.call(site.manager, createOrder, {
      body: form([{ place: 'destination', holdKey: key }]),
    });
    expect([status, error.code]).toEqual([409, 'bookings.holdOver']);
    expect(error.facts).toMatchObject({
      place: 'destination',
      nearest: [{ dateScheduling: day(2), startTime: '11:00' }, {}, {}],
    });
    expect(await countOrders()).toBe(before);
  });

  it('is not made with the hold of somebody else, of another warehouse, or for a place without docks', async () => {
    const before = await countOrders();
    const refused = async (body: ReturnType<typeof form>) =>
      (await app.call(site.manager, createOrder, { body })).error;
    expect((await refused(form([{ place: 'destination', holdKey: createId() }]))).code).toBe('bookings.holdOver');
    const other = await app.register(site.manager, { docks: [dock('B')] });
    const elsewhere = await hold('09:00', { place: other });
    expect((await refused(form([{ place: 'destination', holdKey: elsewhere }]))).code).toBe('bookings.wrongDock');
    expect((await refused(form([{ place: 'origin', holdKey: elsewhere }]))).fields).toEqual({
      'holdKeys.0.place': expect.objectContaining({ code: 'choice' }),
    });
    expect(await countOrders()).toBe(before);
  });

  it('needs the right to book', async () => {
    const clerk = await app.world.user({ company: site.company, permissions: ALL_RIGHTS });
    const { status } = await app.call(clerk, createOrder, {
      body: form([{ place: 'destination', holdKey: createId() }]),
    });
    expect(status).toBe(403);
  });

  it('is one order: several cannot share a time', async () => {
    const body = { ...form([{ place: 'destination' as const, holdKey: await hold('15:00') }]), numLoadingOrders: 2 };
    const { status, error } = await app.call(site.manager, createMultiple, { body });
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['holdKeys']]);
  });

  it('is made and booked once by twenty clicks', async () => {
    const [key, idempotencyKey, before] = [await hold('12:00'), createId(), await countOrders()];
    const body = form([{ place: 'destination', holdKey: key }]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.call(site.manager, createOrder, { body }, { idempotencyKey })),
    );
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect(await countOrders()).toBe((before ?? 0) + 1);
    const slots = await app.services.database.asPlatform((trx) =>
      trx.selectFrom('dock_slot').select(['booking_id', 'held_until']).where('id', '=', key).execute(),
    );
    expect(slots).toEqual([{ booking_id: expect.any(String), held_until: null }]);
  });
});

describe('an express order', () => {
  it('gets its truck and its time together', async () => {
    const { truckId: transportUnitId, plate } = await app.services.database.asPlatform((trx) =>
      seedFleet(trx, site, { type: 'tractor' }),
    );
    const key = await hold('08:00');
    const body = { ...form([{ place: 'destination' as const, holdKey: key }]), assignment: { transportUnitId } };
    const made = await app.call(site.manager, createExpress, { body });
    expect(made.status).toBe(201);
    expect(await app.bookingsOf(site.manager, made.body.loadingOrder._id)).toMatchObject([
      { schedulingStatus: 'scheduled', plate, schedule: { startTime: '08:00' }, typeTransportUnit: { id: 'tractor' } },
    ]);
  });

  it('is not made without its truck, and its hold stays', async () => {
    const key = await hold('16:00');
    const body = {
      ...form([{ place: 'destination' as const, holdKey: key }]),
      assignment: { transportUnitId: createId() },
    };
    const before = await countOrders();
    expect((await app.call(site.manager, createExpress, { body })).status).toBeGreaterThanOrEqual(400);
    expect(await countOrders()).toBe(before);
    expect((await app.call(site.manager, calls.releasePlace, { params: { key } })).body).toEqual({ released: true });
  });
});

describe('an order with many stops', () => {
  it('books two docks at once, or nothing', async () => {
    const [first, second] = [
      await app.register(site.manager, { docks: [dock('C')] }),
      await app.register(site.manager, { docks: [dock('D')] }),
    ];
    const stop = (action: 'pickup' | 'delivery', place: typeof WHOLE.origin) => ({ action, place });
    const make = async (keys: readonly [string, string]) =>
      app.call(site.manager, createMultipoint, {
        body: {
          ...NEW_OPERATION,
          dates,
          stops: [stop('pickup', at(first)), stop('delivery', WHOLE.origin), stop('delivery', at(second))],
          holdKeys: [
            { place: 0, holdKey: keys[0] },
            { place: 2, holdKey: keys[1] },
          ],
        },
      });
    const times = async () =>
      [await hold('09:00', { place: first, action: 'load' }), await hold('10:00', { place: second })] as const;
    const made = await make(await times());
    expect(made.status).toBe(201);
    const booked = await app.bookingsOf(site.manager, made.body.loadingOrders[0]!._id);
    expect(booked.map(({ action, schedule }) => [action, schedule?.startTime])).toEqual([
      ['load', '09:00'],
      ['unload', '10:00'],
    ]);
    const [kept, over] = [
      await hold('13:00', { place: first, action: 'load' }),
      await hold('14:00', { place: second }),
    ];
    await end(over);
    const before = await countOrders();
    const refused = await make([kept, over]);
    expect([refused.status, refused.error.code, refused.error.facts?.place]).toEqual([409, 'bookings.holdOver', 2]);
    expect(await countOrders()).toBe(before);
  });
});

it('is asked for where a place has docks', async () => {
  const { body } = await app.call(site.manager, findBookable, {
    query: { warehouseIds: `${warehouse._id},${createId()}` },
  });
  expect(body.warehouseIds).toEqual([warehouse._id]);
});
