import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '#kernel/ids.ts';
import type { TestUser } from '#testing/world.ts';
import type { BookingView } from '../contract/booking.shapes.ts';
import type { VisitMove } from '../contract/visit.calls.ts';
import * as calls from '../contract/visit.calls.ts';
import type { WarehouseView } from '../contract/warehouse.shapes.ts';
import { day, dock, type Site, startWarehouses, type WarehouseApp } from './warehouses.fixture.ts';

let app: WarehouseApp;
let site: Site;
let warehouse: WarehouseView;
let guard: TestUser;
beforeAll(async () => {
  app = await startWarehouses();
  site = await app.site();
  warehouse = await app.register(site.manager, { docks: [dock('A', { lanes: 5 })] });
  guard = await app.world.user({ company: site.company, permissions: ['warehouses', 'ticket-validation'] });
});
afterAll(() => app.close());

const booked = async (time: string): Promise<BookingView> =>
  app.book(site.manager, await app.expected(site.manager, warehouse), time);

const change = (who: TestUser, { _id }: Pick<BookingView, '_id'>, move: VisitMove, more: object = {}) =>
  app.call(who, calls.changeBookingStatus, { params: { id: _id }, body: { move, ...more } });

const ago = (minutes: number) => new Date(app.services.now().getTime() - minutes * 60_000).toISOString();

/** As if the truck had been expected some hours ago. */
const made = ({ _id }: Pick<BookingView, '_id'>) =>
  app.services.database.asPlatform((trx) =>
    sql`update booking set created_at = now() - interval '5 hours' where id = ${_id}`.execute(trx),
  );

const historyOf = (id: string) =>
  app.services.database.asPlatform((trx) =>
    trx.selectFrom('booking_event').selectAll().where('booking_id', '=', id).orderBy('at').execute(),
  );

describe('a truck', () => {
  it('arrives, is called, gets to its dock and leaves; the dock is free again', async () => {
    const booking = await booked('09:00');
    for (const [move, state] of [
      ['arrive', 'arrived'],
      ['call', 'arrived'],
      ['dock', 'inDock'],
      ['leave', 'completed'],
    ] as const) {
      const { status, body } = await change(guard, booking, move);
      expect([status, body.scheduling.schedulingStatus]).toEqual([200, state]);
    }
    const slots = await app.services.database.asPlatform((trx) =>
      trx.selectFrom('dock_slot').selectAll().where('booking_id', '=', booking._id).execute(),
    );
    expect(slots).toEqual([]);
    const types = (await historyOf(booking._id)).map(({ type }) => type);
    expect(types).toEqual(['created', 'booked', 'arrived', 'called', 'docked', 'left']);
  });

  it.each([
    ['scheduled', 'dock'],
    ['scheduled', 'leave'],
    ['scheduled', 'takeIn'],
    ['scheduled', 'turnAway'],
  ] as const)('that is %s cannot %s', async (_state, move) => {
    const { status, error } = await change(guard, await booked('10:00'), move, { reason: 'Sem vaga' });
    expect([status, error?.code]).toEqual([409, 'bookings.wrongState']);
  });

  it('without a time waits until it gets a dock, or is turned away with a reason', async () => {
    const booking = await app.expected(site.manager, warehouse);
    const { body } = await change(guard, booking, 'takeIn');
    expect(body.scheduling).toMatchObject({ schedulingStatus: 'pending', dock: null });
    expect(body.scheduling.events.arrivedAt).not.toBeNull();
    const silent = await change(guard, booking, 'turnAway');
    expect([silent.status, silent.error?.fields]).toMatchObject([400, { reason: {} }]);
    const away = await change(guard, booking, 'turnAway', { reason: 'Sem carga' });
    expect(away.body.scheduling.schedulingStatus).toBe('cancelled');
    const again = await app.bookingsOf(site.manager, booking.order!._id);
    expect(again.map(({ schedulingStatus }) => schedulingStatus).sort()).toEqual(['cancelled', 'pending']);
  });

  it('without an order is written down by the guard, once however often it is sent', async () => {
    const body = {
      warehouseId: warehouse._id,
      plate: '1234 abc',
      trucker: 'Rosa Quispe',
      transportCompany: null,
      action: 'unload' as const,
      clientKey: createId(),
    };
    const first = await app.call(guard, calls.takeInTruck, { body });
    expect([first.status, first.body.scheduling]).toMatchObject([
      201,
      { schedulingStatus: 'pending', plate: '1234ABC', order: null },
    ]);
    const second = await app.call(guard, calls.takeInTruck, { body });
    expect(second.body.scheduling._id).toBe(first.body.scheduling._id);
    const placed = await app.book(site.manager, first.body.scheduling, '14:00');
    expect(placed).toMatchObject({ schedulingStatus: 'arrived', dock: { name: 'A' } });
  });

  it('without an order is announced for a day by who plans the docks, and booked like any other', async () => {
    const body = { warehouseId: warehouse._id, plate: '4321XYZ', trucker: null, transportCompany: 'Yungas' };
    const announce = (who: TestUser, dueDate: string) =>
      app.call(who, calls.takeInTruck, { body: { ...body, action: 'load', dueDate } });
    expect((await announce(guard, day(1))).status).toBe(403);
    for (const outside of [day(-1), day(31)]) {
      const { status, error } = await announce(site.manager, outside);
      expect([status, error?.fields]).toMatchObject([400, { dueDate: { code: 'date' } }]);
    }
    expect((await announce(site.manager, day(30))).status).toBe(201);
    const { scheduling } = (await announce(site.manager, day(2))).body;
    expect(scheduling).toMatchObject({ schedulingStatus: 'pending', dueDate: day(2), events: { arrivedAt: null } });
    expect(await app.book(site.manager, scheduling, '15:00')).toMatchObject({ schedulingStatus: 'scheduled' });
  });

  it.each(['--', 'A', ''])('has a plate: %j is none', async (plate) => {
    const body = { warehouseId: warehouse._id, plate, trucker: null, transportCompany: null, action: 'load' as const };
    expect((await app.call(guard, calls.takeInTruck, { body })).status).toBe(400);
  });
});

describe('an entry that was written without network', () => {
  it('is recorded with its own time, and once', async () => {
    const booking = await booked('09:30');
    await made(booking);
    const [at, clientKey] = [ago(90), createId()];
    const { body } = await change(guard, booking, 'arrive', { at, clientKey });
    expect(body.scheduling.events.arrivedAt).toBe(at);
    const repeated = await change(guard, booking, 'arrive', { at, clientKey });
    expect([repeated.status, repeated.body.scheduling.events.arrivedAt]).toEqual([200, at]);
    expect((await historyOf(booking._id)).filter(({ type }) => type === 'arrived')).toHaveLength(1);
  });

  it('of two guards the earlier one counts, and the later one reads it', async () => {
    const booking = await booked('10:30');
    await made(booking);
    const [earlier, later] = [ago(30), ago(20)];
    expect((await change(guard, booking, 'arrive', { at: later, clientKey: createId() })).status).toBe(200);
    const other = await change(site.manager, booking, 'arrive', { at: earlier, clientKey: createId() });
    expect(other.body.scheduling.events.arrivedAt).toBe(earlier);
    const third = await change(guard, booking, 'arrive', { at: ago(10), clientKey: createId() });
    expect(third.error).toMatchObject({ code: 'gate.used', facts: { at: earlier } });
  });

  it('from the future or from before the booking is refused', async () => {
    const booking = await booked('11:00');
    for (const at of [ago(-60), ago(600)]) {
      const { status, error } = await change(guard, booking, 'arrive', { at });
      expect([status, error?.fields]).toEqual([400, { at: expect.anything() }]);
    }
  });
});

describe('times', () => {
  it('are corrected with a reason by who may, and both values stay', async () => {
    const booking = await booked('11:30');
    await made(booking);
    const { body } = await change(guard, booking, 'arrive', { at: ago(60) });
    const { version } = body.scheduling;
    const corrected = { version, arrivedAt: ago(75), dockedAt: null, leftAt: null, reason: 'Relógio errado' };
    const put = (who: TestUser, more: object = {}) =>
      app.call(who, calls.correctBookingTimes, { params: { id: booking._id }, body: { ...corrected, ...more } });
    expect((await put(guard)).status).toBe(403);
    expect((await put(site.manager, { leftAt: ago(1) })).error?.fields).toEqual({ leftAt: expect.anything() });
    expect((await put(site.manager, { arrivedAt: ago(-5) })).error?.fields).toEqual({ arrivedAt: expect.anything() });
    const done = await put(site.manager);
    expect(done.body.scheduling.events.arrivedAt).toBe(corrected.arrivedAt);
    expect((await put(site.manager)).status).toBe(409);
    expect((await historyOf(booking._id)).at(-1)).toMatchObject({
      type: 'corrected',
      reason: 'Relógio errado',
      details: { before: { arrivedAt: body.scheduling.events.arrivedAt }, after: { arrivedAt: corrected.arrivedAt } },
    });
  });
});

describe('people of another company', () => {
  it('do not see the truck', async () => {
    const stranger = (await app.site()).manager;
    expect((await change(stranger, await booked('12:00'), 'arrive')).status).toBe(404);
  });
});
