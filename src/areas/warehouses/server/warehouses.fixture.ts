import { areas } from '#app/areas.ts';
import { createOrder } from '#areas/load-orders/contract/order.calls.ts';
import { ALL_RIGHTS } from '#areas/load-orders/server/order-app.fixture.ts';
import { WHOLE } from '#areas/load-orders/server/orders.fixture.ts';
import type { CallInput } from '#kernel/api-call.ts';
import { addDays, dayIn } from '#kernel/dates.ts';
import { createId } from '#kernel/ids.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestCompany, TestUser } from '#testing/world.ts';
import * as bookings from '../contract/booking.calls.ts';
import type { BookingView } from '../contract/booking.shapes.ts';
import * as calls from '../contract/warehouse.calls.ts';
import type { WarehouseView } from '../contract/warehouse.shapes.ts';

export const STAFF_RIGHTS: readonly string[] = [
  'warehouses',
  'warehouses-write',
  'scheduling',
  'can-assign-docks',
  'ticket-validation',
  'download-listings',
];

export type WarehouseForm = CallInput<typeof calls.createWarehouse>['body'];
export type OrderForm = CallInput<typeof createOrder>['body'];

export const ZONE = 'America/La_Paz';
const today = () => dayIn(new Date(), ZONE);
/** A day at the warehouse, so many days from today. */
export const day = (offset: number): string => addDays(today(), offset);

export const dock = (name: string, change: Partial<WarehouseForm['docks'][number]> = {}) => ({
  id: createId(),
  name,
  actions: ['load', 'unload'] as ('load' | 'unload')[],
  operations: [],
  vehicleTypes: [],
  lanes: 1,
  inService: true,
  ...change,
});

/** Open from 08:00 to 18:00 on every day, one truck after the other every half hour. */
export const everyDay = (starts = '08:00', ends = '18:00'): WarehouseForm['shifts'] =>
  Array.from({ length: 7 }, (_, weekday) => ({ weekday, starts, ends, dockIds: [] }));

export const warehouseForm = (change: Partial<WarehouseForm> = {}): WarehouseForm => ({
  fullName: `Centro ${createId().slice(-6)}`,
  place: {
    cityId: 'bo-04-la-paz',
    cityName: 'La Paz',
    countryCode: 'BO',
    address: 'Av. Juan Pablo II 100',
    reference: null,
    lat: -16.5,
    lng: -68.19,
  },
  timeZone: ZONE,
  contact: { name: 'Rosa Mamani', phone: '591 71234567', mail: null },
  instructions: 'Ingresar por el portón 2',
  photos: [],
  docks: [dock('Dock 1')],
  shifts: everyDay(),
  closures: [],
  startInterval: 30,
  buffer: 0,
  viewDaysCalendar: 30,
  ownCategories: false,
  categories: [],
  openTo: { associates: false, carriers: true, links: true },
  bookingCutoff: 0,
  cancellingCutoff: 120,
  earlyMinutes: 30,
  lateMinutes: 30,
  noShowMinutes: 60,
  freeMinutes: 120,
  waitingPrice: null,
  ...change,
});

export interface Site {
  readonly company: TestCompany;
  readonly manager: TestUser;
}

export interface WarehouseApp extends TestApp {
  site(): Promise<Site>;
  /** Somebody else of the company who may do the same. */
  colleague(site: Site): Promise<TestUser>;
  register(who: TestUser, change?: Partial<WarehouseForm>): Promise<WarehouseView>;
  /** An order that unloads at the warehouse; its pending booking. */
  expected(who: TestUser, warehouse: Pick<WarehouseView, '_id'>, form?: Partial<OrderForm>): Promise<BookingView>;
  order(who: TestUser, form?: Partial<OrderForm>): Promise<string>;
  bookingsOf(who: TestUser, orderId: string): Promise<readonly BookingView[]>;
  hold(
    who: TestUser,
    booking: Pick<BookingView, '_id'>,
    at: { readonly date?: string; readonly time: string; readonly dockId?: string; readonly key?: string },
  ): ReturnType<TestApp['call']> & Promise<{ readonly status: number }>;
  /** Holds and books. */
  book(who: TestUser, booking: Pick<BookingView, '_id'>, time: string, date?: string): Promise<BookingView>;
}

export async function startWarehouses(): Promise<WarehouseApp> {
  const app = await startTestApp({ areas: areas() });
  const bookingsOf = async (who: TestUser, id: string) => {
    const { body, status, error } = await app.call(who, bookings.readOrderBookings, { params: { id } });
    if (status !== 200) throw new Error(`not read: ${status} ${JSON.stringify(error)}`);
    return body.schedulings;
  };
  const order = async (who: TestUser, form: Partial<OrderForm> = {}) => {
    const dates = { loadingDate: day(1), deliveryDate: day(2) };
    const { status, body, error } = await app.call(who, createOrder, { body: { ...WHOLE, dates, ...form } });
    if (status !== 201) throw new Error(`not made: ${status} ${JSON.stringify(error)}`);
    return body.loadingOrder._id;
  };
  const hold: WarehouseApp['hold'] = (who, { _id }, { date = day(2), time, dockId, key = createId() }) =>
    app.call(who, bookings.holdPlace, {
      params: { key },
      body: { schedulingId: _id, dateScheduling: date, startTime: time, ...(dockId ? { dockId } : {}) },
    }) as never;
  const colleague = ({ company }: Pick<Site, 'company'>) =>
    app.world.user({ company, permissions: [...ALL_RIGHTS, ...STAFF_RIGHTS] });
  return {
    ...app,
    bookingsOf,
    order,
    hold,
    colleague,
    site: async () => {
      const company = await app.world.company({ country: 'BO' });
      return { company, manager: await colleague({ company }) };
    },
    register: async (who, change) => {
      const { status, body, error } = await app.call(who, calls.createWarehouse, { body: warehouseForm(change) });
      if (status !== 201) throw new Error(`not registered: ${status} ${JSON.stringify(error)}`);
      return body.warehouse;
    },
    expected: async (who, { _id: warehouseId }, form = {}) => {
      const destination = { ...WHOLE.destination, warehouseId };
      const found = await bookingsOf(who, await order(who, { destination, ...form }));
      if (!found[0]) throw new Error('no booking');
      return found[0];
    },
    book: async (who, booking, time, date) => {
      const key = createId();
      const held = await hold(who, booking, { time, key, ...(date ? { date } : {}) });
      if (held.status !== 200)
        throw new Error(`not held: ${held.status} ${JSON.stringify((held as { body?: unknown }).body)}`);
      const { status, body, error } = await app.call(who, bookings.scheduleOrder, {
        body: { schedulingId: booking._id, holdKey: key },
      });
      if (status !== 201) throw new Error(`not booked: ${status} ${JSON.stringify(error)}`);
      return body.scheduling;
    },
  };
}
