import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '#kernel/ids.ts';
import * as calls from '../contract/booking.calls.ts';
import type { BookingView } from '../contract/booking.shapes.ts';
import type { WarehouseView } from '../contract/warehouse.shapes.ts';
import { day, dock, type Site, startWarehouses, type WarehouseApp } from './warehouses.fixture.ts';

/** A few in every run; TRIALS=20 repeats the whole proof. */
const TRIALS = Number(process.env.TRIALS ?? 2);

let app: WarehouseApp;
let site: Site;
let warehouse: WarehouseView;
let bookings: readonly BookingView[];
beforeAll(async () => {
  app = await startWarehouses();
  site = await app.site();
  warehouse = await app.register(site.manager, { docks: [dock('A', { lanes: 2 }), dock('B')] });
  bookings = await Promise.all(Array.from({ length: 30 }, () => app.expected(site.manager, warehouse)));
});
afterAll(() => app.close());

const freeAll = () =>
  app.services.database.asPlatform(async (trx) => {
    await sql`delete from dock_slot where warehouse_id = ${warehouse._id}`.execute(trx);
    await sql`update booking set state = 'pending', dock_id = null, lane = null, starts_at = null, ends_at = null
      where warehouse_id = ${warehouse._id}`.execute(trx);
  });

const slots = () =>
  app.services.database.asPlatform(async (trx) =>
    trx.selectFrom('dock_slot').selectAll().where('warehouse_id', '=', warehouse._id).execute(),
  );

const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();
const [A, B] = [() => warehouse.docks[0]!.id, () => warehouse.docks[1]!.id];

describe('a hold', () => {
  it('takes the place for 34 seconds, and the same key moves it', async () => {
    await freeAll();
    const key = createId();
    const first = await app.hold(site.manager, bookings[0]!, { time: '09:00', dockId: B(), key });
    expect(first).toMatchObject({
      status: 200,
      body: { hold: { key, startTime: '09:00', endTime: '10:00', dock: { name: 'B' } } },
    });
    const other = await app.hold(site.manager, bookings[1]!, { time: '09:30', dockId: B() });
    expect(other).toMatchObject({ status: 409, error: { code: 'bookings.taken' } });
    expect((await app.hold(site.manager, bookings[0]!, { time: '10:30', dockId: B(), key })).status).toBe(200);
    expect(await slots()).toHaveLength(1);
    expect((await app.hold(site.manager, bookings[1]!, { time: '09:30', dockId: B() })).status).toBe(200);
  });

  it('is refused with the three nearest free times', async () => {
    await freeAll();
    await app.hold(site.manager, bookings[0]!, { time: '09:00', dockId: B() });
    const { error } = (await app.hold(site.manager, bookings[1]!, { time: '09:00', dockId: B() })) as never as {
      error: { facts: { nearest: readonly { startTime: string; dateScheduling: string }[] } };
    };
    expect(error.facts.nearest.map(({ startTime }) => startTime).sort()).toEqual(['08:30', '09:00', '09:30']);
  });

  it('books at 33.9 seconds and not at 34.1, whatever the browser believes', async () => {
    await freeAll();
    const key = createId();
    await app.hold(site.manager, bookings[0]!, { time: '09:00', key });
    const left = (seconds: number) =>
      app.services.database.asPlatform((trx) =>
        sql`update dock_slot set held_until = app.clock() + make_interval(secs => ${seconds}) where id = ${key}`.execute(
          trx,
        ),
      );
    await left(-0.1);
    const confirm = () =>
      app.call(site.manager, calls.scheduleOrder, { body: { schedulingId: bookings[0]!._id, holdKey: key } });
    expect((await confirm()).error.code).toBe('bookings.holdOver');
    await left(20);
    expect((await confirm()).status).toBe(201);
  });

  it('is given back by closing, and only by who holds it', async () => {
    await freeAll();
    const [key, stranger] = [createId(), await app.site()];
    await app.hold(site.manager, bookings[0]!, { time: '09:00', key });
    const release = (who = site.manager) => app.call(who, calls.releasePlace, { params: { key } });
    expect((await release(stranger.manager)).body).toEqual({ released: false });
    expect((await release()).body).toEqual({ released: true });
    expect(await slots()).toEqual([]);
  });
});

describe('thirty people at once', () => {
  it(`hold one place: one wins, ${TRIALS} times`, async () => {
    for (let trial = 0; trial < TRIALS; trial += 1) {
      await freeAll();
      const answers = await Promise.all(
        bookings.map((booking) => app.hold(site.manager, booking, { time: '09:00', dockId: B() })),
      );
      expect(statuses(answers)).toEqual([200, ...Array.from({ length: 29 }, () => 409)]);
    }
  });

  it(`hold overlapping times of two lanes: never more than fit, ${TRIALS} times`, async () => {
    for (let trial = 0; trial < TRIALS; trial += 1) {
      await freeAll();
      const times = ['09:00', '09:30', '10:00'];
      const answers = await Promise.all(
        bookings.map((booking, at) => app.hold(site.manager, booking, { time: times[at % 3]!, dockId: A() })),
      );
      expect(new Set(statuses(answers))).toEqual(new Set([200, 409]));
      const held = await slots();
      expect(held.length).toBe(answers.filter(({ status }) => status === 200).length);
      expect(held.length).toBeGreaterThanOrEqual(2);
      expect(held.length).toBeLessThanOrEqual(4);
    }
  });

  it(`book the place of one hold: one wins, ${TRIALS} times`, async () => {
    for (let trial = 0; trial < TRIALS; trial += 1) {
      await freeAll();
      const key = createId();
      await app.hold(site.manager, bookings[0]!, { time: '09:00', key });
      const answers = await Promise.all(
        bookings.map(({ _id }) =>
          app.call(site.manager, calls.scheduleOrder, { body: { schedulingId: _id, holdKey: key } }),
        ),
      );
      expect(statuses(answers)).toEqual([201, ...Array.from({ length: 29 }, () => 409)]);
      expect(await slots()).toHaveLength(1);
    }
  });

  it('click twenty times and book once', async () => {
    await freeAll();
    const [key, idempotencyKey] = [createId(), createId()];
    await app.hold(site.manager, bookings[0]!, { time: '09:00', key });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        app.call(
          site.manager,
          calls.scheduleOrder,
          { body: { schedulingId: bookings[0]!._id, holdKey: key } },
          { idempotencyKey },
        ),
      ),
    );
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    const entries = await app.services.database.asPlatform((trx) =>
      trx
        .selectFrom('booking_event')
        .select('id')
        .where('booking_id', '=', bookings[0]!._id)
        .where('type', '=', 'booked')
        .execute(),
    );
    expect(entries.length).toBeGreaterThan(0);
    expect(await slots()).toHaveLength(1);
  });
});

describe('a time', () => {
  const refused = async (time: string, date = day(2), dockId?: string) =>
    (
      (await app.hold(site.manager, bookings[0]!, { time, date, ...(dockId ? { dockId } : {}) })) as never as {
        error: { code: string };
      }
    ).error.code;

  it('between intervals, outside the shift or the window is refused, each with its reason', async () => {
    expect(await refused('09:10')).toBe('bookings.noSuchTime');
    expect(await refused('07:00')).toBe('bookings.noSuchTime');
    expect(await refused('17:30')).toBe('bookings.closed');
    expect(await refused('09:00', day(40))).toBe('bookings.invalidDate');
    expect(await refused('09:00', day(-1))).toBe('bookings.invalidDate');
    expect(await refused('09:00', day(2), createId())).toBe('bookings.wrongDock');
  });
});
