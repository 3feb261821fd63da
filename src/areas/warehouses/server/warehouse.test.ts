import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOCK_OPERATION_NAMES } from '#areas/fleet/rules/vehicle-category.ts';
import { TRUCK_TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import { cancelOrder } from '#areas/load-orders/contract/order-move.calls.ts';
import * as bookings from '../contract/booking.calls.ts';
import * as calls from '../contract/warehouse.calls.ts';
import {
  day,
  dock,
  everyDay,
  type Site,
  startWarehouses,
  type WarehouseApp,
  warehouseForm,
} from './warehouses.fixture.ts';

let app: WarehouseApp;
let site: Site;
beforeAll(async () => {
  app = await startWarehouses();
  site = await app.site();
});
afterAll(() => app.close());

const create = (change: Parameters<typeof warehouseForm>[0], who = site.manager) =>
  app.call(who, calls.createWarehouse, { body: warehouseForm(change) });
const problemsOf = async (change: Parameters<typeof warehouseForm>[0]) => {
  const { status, error } = await create(change);
  expect(status).toBe(400);
  return Object.fromEntries(Object.entries(error.fields ?? {}).map(([field, { code }]) => [field, code]));
};

describe('a warehouse', () => {
  it('is an address of the company with docks, under the same id', async () => {
    const registered = await app.register(site.manager, { docks: [dock('A'), dock('B', { lanes: 3 })] });
    expect(registered.docks.map(({ name, lanes }) => [name, lanes])).toEqual([
      ['A', 1],
      ['B', 3],
    ]);
    const address = await app.services.database.asPlatform((trx) =>
      trx.selectFrom('company_address').select('full_name').where('id', '=', registered._id).executeTakeFirst(),
    );
    expect(address?.full_name).toBe(registered.fullName);
  });

  it('is refused with what is wrong at each field', async () => {
    expect(await problemsOf({ docks: [dock('A'), dock('a')] })).toEqual({ 'docks.1.name': 'alreadyRegistered' });
    expect(await problemsOf({ shifts: [{ weekday: 1, starts: '08:00', ends: '08:00', dockIds: [] }] })).toEqual({
      'shifts.0.ends': 'shiftWithoutLength',
    });
    const overlapping = [
      { weekday: 6, starts: '22:00', ends: '06:00', dockIds: [] },
      { weekday: 0, starts: '05:00', ends: '12:00', dockIds: [] },
    ];
    expect(await problemsOf({ shifts: overlapping })).toEqual({ 'shifts.1.starts': 'shiftOverlaps' });
    expect(await problemsOf({ buffer: 600 })).toEqual({ buffer: 'longerThanShift' });
    const [a, b] = [dock('A'), dock('B')];
    const first = [{ weekday: 1, starts: '08:00', ends: '12:00', dockIds: [a.id] }];
    expect(await problemsOf({ docks: [a, b], shifts: first })).toEqual({
      'docks.1.inService': 'dockWithoutShift',
    });
    const past = { dockId: null, startsOn: day(-5), endsOn: day(-4), starts: null, ends: null, reason: null };
    expect(await problemsOf({ closures: [past] })).toEqual({ 'closures.0.endsOn': 'closureOver' });
    expect(await problemsOf({ timeZone: 'America/Sao_Paulo' })).toEqual({ timeZone: 'choice' });
  });

  it('of wrong texts and numbers is refused at the field', async () => {
    const fields = async (change: Parameters<typeof warehouseForm>[0]) => Object.keys(await problemsOf(change));
    const { place } = warehouseForm();
    expect(await fields({ timeZone: 'Mars/Olympus' })).toEqual(['timeZone']);
    expect(await fields({ place: { ...place, lng: null } })).toEqual(['place.lat']);
    expect(await fields({ contact: { name: null, phone: null, mail: 'nobody' } })).toEqual(['contact.mail']);
    expect(await fields({ docks: [] })).toEqual(['docks']);
    expect(await fields({ shifts: [] })).toEqual(['shifts']);
    expect(await fields({ docks: [dock('A', { actions: [], lanes: 21 })] })).toEqual([
      'docks.0.actions',
      'docks.0.lanes',
    ]);
    expect(await fields({ startInterval: 4, viewDaysCalendar: 366 })).toEqual(['startInterval', 'viewDaysCalendar']);
    expect(await fields({ waitingPrice: { value: '-1', currency: 'BOB' } })).toEqual(['waitingPrice.value']);
    const photo = { fileId: '01890a5d-ac96-774b-bcce-b302099a8057' };
    expect(await fields({ photos: [photo] })).toEqual(['photos.0.fileId']);
  });

  it('is registered, changed and removed by those with the right only', async () => {
    const registered = await app.register(site.manager);
    const guard = await app.world.user({ company: site.company, permissions: ['warehouses', 'ticket-validation'] });
    const params = { id: registered._id };
    expect((await create({}, guard)).status).toBe(403);
    const body = { ...warehouseForm(), version: 1, leavesBookings: false };
    expect((await app.call(guard, calls.updateWarehouse, { params, body })).status).toBe(403);
    expect((await app.call(guard, calls.removeWarehouse, { params })).status).toBe(403);
    expect((await app.call(guard, calls.findPlainAddresses, { query: {} })).status).toBe(403);
    const read = await app.call(guard, calls.readWarehouse, { params });
    expect([read.status, read.body.warehouse.actions]).toEqual([200, []]);
    const stranger = await app.site();
    expect((await app.call(stranger.manager, calls.readWarehouse, { params })).status).toBe(404);
    expect((await app.call(stranger.manager, calls.removeWarehouse, { params })).status).toBe(404);
  });

  it('may be an address that the company has already, once', async () => {
    const first = await app.register(site.manager, { fullName: 'Patio Viacha' });
    await app.call(site.manager, calls.removeWarehouse, { params: { id: first._id } });
    const find = async () =>
      (await app.call(site.manager, calls.findPlainAddresses, { query: { search: 'viacha' } })).body;
    expect((await find()).addresses.map(({ _id }) => _id)).toEqual([first._id]);
    const again = await create({ fullName: 'Patio Viacha', addressId: first._id });
    expect([again.status, again.body.warehouse._id]).toEqual([201, first._id]);
    expect((await find()).addresses).toEqual([]);
    const twice = await create({ fullName: 'Patio Viacha', addressId: first._id });
    expect(twice).toMatchObject({ status: 409, error: { code: 'warehouses.registered' } });
  });

  it('has at most twenty rows of minutes of its own', async () => {
    const rows = TRUCK_TYPES.flatMap((type) =>
      DOCK_OPERATION_NAMES.map((operation) => ({
        typeTransportUnit: { id: type },
        typeOperation: { id: operation },
        timeOfService: 45,
        scheduling: true,
      })),
    );
    const twenty = await app.register(site.manager, { ownCategories: true, categories: rows.slice(0, 20) });
    expect(twenty.categories).toHaveLength(20);
    const more = await create({ ownCategories: true, categories: rows.slice(0, 21) });
    expect(more).toMatchObject({ status: 409, error: { code: 'warehouses.tooManyCategories' } });
  });
});

describe('pending bookings', () => {
  it('come with the order, follow it and go with it', async () => {
    const warehouse = await app.register(site.manager);
    const booking = await app.expected(site.manager, warehouse);
    expect(booking).toMatchObject({ schedulingStatus: 'pending', action: 'unload', dueDate: day(2) });
    await app.book(site.manager, booking, '09:00');
    const orderId = booking.order!._id;
    expect(await app.bookingsOf(site.manager, orderId)).toMatchObject([{ schedulingStatus: 'scheduled' }]);
    const { status } = await app.call(site.manager, cancelOrder, {
      params: { id: orderId },
      body: { reason: 'Sin carga' } as never,
    });
    expect(status).toBe(200);
    expect(await app.bookingsOf(site.manager, orderId)).toMatchObject([{ schedulingStatus: 'cancelled' }]);
  });

  it('are back after a booking was cancelled', async () => {
    const warehouse = await app.register(site.manager);
    const booking = await app.expected(site.manager, warehouse);
    await app.book(site.manager, booking, '09:00');
    const { status } = await app.call(site.manager, bookings.cancelBooking, {
      params: { id: booking._id },
      body: { reason: 'Cambio de planes' },
    });
    expect(status).toBe(200);
    const states = (await app.bookingsOf(site.manager, booking.order!._id)).map(
      ({ schedulingStatus }) => schedulingStatus,
    );
    expect(states.sort()).toEqual(['cancelled', 'pending']);
  });
});

describe('a change', () => {
  it('that takes the place of bookings lists them first, and then says so at each', async () => {
    const warehouse = await app.register(site.manager);
    const booking = await app.expected(site.manager, warehouse);
    await app.book(site.manager, booking, '09:00');
    const closed = { dockId: null, startsOn: day(2), endsOn: day(2), starts: null, ends: null, reason: 'Feriado' };
    const update = (leavesBookings: boolean) =>
      app.call(site.manager, calls.updateWarehouse, {
        params: { id: warehouse._id },
        body: {
          ...warehouseForm({ closures: [closed], docks: warehouse.docks, shifts: everyDay() }),
          version: warehouse.version,
          leavesBookings,
        },
      });
    const refused = await update(false);
    expect(refused).toMatchObject({ status: 409, error: { code: 'warehouses.leavesBookings' } });
    expect(refused.error.facts).toMatchObject({ bookings: [{ _id: booking._id }] });
    expect((await update(true)).status).toBe(200);
    expect(await app.bookingsOf(site.manager, booking.order!._id)).toMatchObject([
      { misfit: true, schedulingStatus: 'scheduled' },
    ]);
  });

  it('cannot remove a warehouse with bookings, and removes it without', async () => {
    const warehouse = await app.register(site.manager);
    const booking = await app.expected(site.manager, warehouse);
    await app.book(site.manager, booking, '09:00');
    const remove = () => app.call(site.manager, calls.removeWarehouse, { params: { id: warehouse._id } });
    expect(await remove()).toMatchObject({ status: 409, error: { code: 'warehouses.hasBookings' } });
    await app.call(site.manager, bookings.cancelBooking, { params: { id: booking._id }, body: { reason: 'Cierre' } });
    expect((await remove()).status).toBe(200);
    expect((await app.call(site.manager, calls.readWarehouse, { params: { id: warehouse._id } })).status).toBe(404);
  });
});

describe('free times', () => {
  it('of a day show every time of every dock, free or taken', async () => {
    const warehouse = await app.register(site.manager, { docks: [dock('A')], startInterval: 60 });
    const [first, second] = [await app.expected(site.manager, warehouse), await app.expected(site.manager, warehouse)];
    await app.book(site.manager, first, '09:00');
    const { body, status } = await app.call(site.manager, bookings.findShifts, {
      query: { loadingOrderId: second.order!._id, date: day(2) },
    });
    expect(status).toBe(200);
    expect(body.schedules.filter(({ scheduleStatus }) => !scheduleStatus).map(({ startTime }) => startTime)).toEqual([
      '09:00',
    ]);
    expect(body.schedules).toHaveLength(10);
  });

  it('name the days without any place', async () => {
    const closed = { dockId: null, startsOn: day(3), endsOn: day(4), starts: null, ends: null, reason: null };
    const warehouse = await app.register(site.manager, { closures: [closed], viewDaysCalendar: 6 });
    const booking = await app.expected(site.manager, warehouse);
    const { body } = await app.call(site.manager, bookings.findDocks, {
      query: { loadingOrderId: booking.order!._id },
    });
    expect(body).toMatchObject({ from: day(1), until: day(6), minutes: 60, unavailableDays: [day(3), day(4)] });
  });
});
