import { sql } from 'kysely';
import { assignOrder } from '#areas/load-orders/contract/order-assign.calls.ts';
import { seedFleet } from '#areas/load-orders/server/fleet.fixture.ts';
import { WHOLE } from '#areas/load-orders/server/orders.fixture.ts';
import { createPublicLink } from '#areas/sharing/contract/public-link.calls.ts';
import { exchangeFormToken } from '#areas/sharing/contract/web-form.calls.ts';
import type { CallReply } from '#kernel/api-call.ts';
import { createId } from '#kernel/ids.ts';
import type { Answer } from '#testing/test-app.ts';
import { bookByLink, holdByLink, type LinkBooking, readLinkBookings } from '../contract/link-booking.calls.ts';
import { changeBookingStatus } from '../contract/visit.calls.ts';
import type { WarehouseView } from '../contract/warehouse.shapes.ts';
import { day, dock, type Site, startWarehouses, type WarehouseApp } from './warehouses.fixture.ts';

export interface Form {
  readonly linkId: string;
  readonly orderId: string;
  readonly schedulingId: string;
  readonly params: { readonly loadOrderId: string };
  readonly cookies: Record<string, string>;
}

export const WHO = { name: 'Elena Rojas', plate: '4321 abc', driver: 'Rufino Mamani' };

export interface FormApp extends WarehouseApp {
  readonly owner: Site;
  /** With one dock. */
  readonly warehouse: WarehouseView;
  /** An order that unloads at the warehouse, its form, and the cookie of whoever opened it. */
  open(at?: Pick<WarehouseView, '_id'>): Promise<Form>;
  read(form: Form, cookies?: Record<string, string>): Promise<Answer<CallReply<typeof readLinkBookings>>>;
  holdTime(form: Form, startTime: string, key?: string): Promise<Answer<CallReply<typeof holdByLink>>>;
  confirm(form: Form, key: string, who?: Partial<typeof WHO>): Promise<Answer<CallReply<typeof bookByLink>>>;
  /** Holds and books. */
  booked(form: Form, time: string): Promise<LinkBooking>;
  /** The truck comes and leaves. */
  visit(form: Form): Promise<void>;
  /** The page of the order for its client or its driver, by link. */
  share(form: Form, purpose: 'client' | 'driver'): Promise<Form['params']>;
  assign(form: Form): Promise<void>;
  freeAll(): Promise<void>;
}

const expectStatus = (done: string, { status, error }: Answer<unknown>, expected: number) => {
  if (status !== expected) throw new Error(`not ${done}: ${status} ${JSON.stringify(error)}`);
};

export async function startForms(): Promise<FormApp> {
  const app = await startWarehouses();
  const owner = await app.site();
  const { manager } = owner;
  const warehouse = await app.register(manager, { docks: [dock('A')] });
  const { database } = app.services;

  const link = async (orderId: string, purpose: 'client' | 'driver' | 'webForm') => {
    const shared = await app.call(manager, createPublicLink, { body: { purpose, loadingOrderId: orderId, shows: [] } });
    expectStatus('shared', shared, 201);
    const url = new URL(shared.body.url);
    const params = { loadOrderId: url.pathname.split('/').at(-1) ?? '' };
    return { linkId: shared.body.publicLink._id, params, token: url.searchParams.get('token') ?? '' };
  };
  const holdTime: FormApp['holdTime'] = ({ params, cookies, schedulingId }, startTime, key = createId()) =>
    app.call(
      null,
      holdByLink,
      { params: { ...params, key }, body: { schedulingId, dateScheduling: day(2), startTime } },
      { cookies },
    );
  const confirm: FormApp['confirm'] = ({ params, cookies, schedulingId: id }, holdKey, who = WHO) =>
    app.call(
      null,
      bookByLink,
      { params: { ...params, id }, body: { name: WHO.name, plate: null, driver: null, ...who, holdKey } },
      { cookies },
    );

  return {
    ...app,
    owner,
    warehouse,
    holdTime,
    confirm,
    open: async (at = warehouse) => {
      const orderId = await app.order(manager, { destination: { ...WHOLE.destination, warehouseId: at._id } });
      const { linkId, params, token } = await link(orderId, 'webForm');
      const reply = await app.call(null, exchangeFormToken, { params, body: { token } });
      const cookies = Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value]));
      const [booking] = await app.bookingsOf(manager, orderId);
      return { linkId, orderId, schedulingId: booking?._id ?? '', params, cookies };
    },
    read: ({ params, cookies: own }, cookies = own) => app.call(null, readLinkBookings, { params }, { cookies }),
    booked: async (form, time) => {
      const key = createId();
      expectStatus('held', await holdTime(form, time, key), 200);
      const answer = await confirm(form, key);
      expectStatus('booked', answer, 200);
      return answer.body.scheduling;
    },
    visit: async ({ schedulingId: id }) => {
      for (const move of ['arrive', 'dock', 'leave'] as const) {
        expectStatus(move, await app.call(manager, changeBookingStatus, { params: { id }, body: { move } }), 200);
      }
    },
    share: async ({ orderId }, purpose) => (await link(orderId, purpose)).params,
    assign: async ({ orderId: id }) => {
      const { truckId } = await database.asPlatform((trx) => seedFleet(trx, owner, {}));
      const body = { transportUnitId: truckId };
      expectStatus('assigned', await app.call(manager, assignOrder, { params: { id }, body }), 200);
    },
    freeAll: async () => {
      await database.asPlatform((trx) => sql`delete from dock_slot where warehouse_id = ${warehouse._id}`.execute(trx));
    },
  };
}
