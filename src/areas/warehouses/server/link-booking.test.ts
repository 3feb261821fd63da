import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assignOrder } from '#areas/load-orders/contract/order-assign.calls.ts';
import { readTimeline } from '#areas/load-orders/contract/order-timeline.calls.ts';
import { seedFleet } from '#areas/load-orders/server/fleet.fixture.ts';
import { WHOLE } from '#areas/load-orders/server/orders.fixture.ts';
import { answerClientRequest, listClientRequests } from '#areas/sharing/contract/client-request.calls.ts';
import { readClientView } from '#areas/sharing/contract/client-view.calls.ts';
import { createPublicLink, revokePublicLink } from '#areas/sharing/contract/public-link.calls.ts';
import { exchangeFormToken, requestReassignment } from '#areas/sharing/contract/web-form.calls.ts';
import { readLinkedTrip } from '#areas/trips/contract/driver-trip.calls.ts';
import { createId } from '#kernel/ids.ts';
import {
  bookByLink,
  findLinkTimes,
  holdByLink,
  readLinkBookings,
  releaseByLink,
} from '../contract/link-booking.calls.ts';
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

interface Form {
  readonly linkId: string;
  readonly orderId: string;
  readonly schedulingId: string;
  readonly params: { readonly loadOrderId: string };
  readonly cookies: Record<string, string>;
}

/** An order that unloads at the warehouse, its form, and the cookie of whoever opened it. */
async function open(at: Pick<WarehouseView, '_id'> = warehouse): Promise<Form> {
  const orderId = await app.order(site.manager, { destination: { ...WHOLE.destination, warehouseId: at._id } });
  const shared = await app.call(site.manager, createPublicLink, {
    body: { purpose: 'webForm', loadingOrderId: orderId, shows: [] },
  });
  const url = new URL(shared.body.url);
  const params = { loadOrderId: url.pathname.split('/').at(-1) ?? '' };
  const body = { token: url.searchParams.get('token') ?? '' };
  const reply = await app.call(null, exchangeFormToken, { params, body });
  const cookies = Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value]));
  const [booking] = await app.bookingsOf(site.manager, orderId);
  return { linkId: shared.body.publicLink._id, orderId, schedulingId: booking?._id ?? '', params, cookies };
}

const hold = ({ params, cookies, schedulingId }: Form, startTime: string, key = createId()) =>
  app.call(
    null,
    holdByLink,
    { params: { ...params, key }, body: { schedulingId, dateScheduling: day(2), startTime } },
    { cookies },
  );

const WHO = { name: 'Elena Rojas', plate: '4321 abc', driver: 'Rufino Mamani' };
const book = ({ params, cookies, schedulingId: id }: Form, holdKey: string, who: Partial<typeof WHO> = WHO) =>
  app.call(
    null,
    bookByLink,
    { params: { ...params, id }, body: { name: WHO.name, plate: null, driver: null, ...who, holdKey } },
    { cookies },
  );

async function booked(form: Form, time: string) {
  const key = createId();
  expect((await hold(form, time, key)).status).toBe(200);
  const { status, body } = await book(form, key);
  expect(status).toBe(200);
  return body.scheduling;
}

const freeAll = () =>
  app.services.database.asPlatform((trx) =>
    sql`delete from dock_slot where warehouse_id = ${warehouse._id}`.execute(trx),
  );

describe('somebody with the link of a form', () => {
  it('reads the places to book, without a truck that the link does not show', async () => {
    const form = await open();
    const { body } = await app.call(null, readLinkBookings, { params: form.params }, { cookies: form.cookies });
    expect(body.schedulings).toMatchObject([
      {
        _id: form.schedulingId,
        schedulingStatus: 'pending',
        action: 'unload',
        warehouse: { fullName: warehouse.fullName, instructions: 'Ingresar por el portón 2' },
        ticket: null,
        plate: null,
        hasTruck: false,
        open: true,
      },
    ]);
  });

  it('holds and books with plate and driver, and reads the ticket', async () => {
    await freeAll();
    const form = await open();
    const ticket = { version: 1, dateScheduling: day(2), startTime: '09:00', endTime: '10:00', dock: 'A' };
    expect(await booked(form, '09:00')).toMatchObject({
      schedulingStatus: 'scheduled',
      plate: '4321-ABC',
      trucker: 'Rufino Mamani',
      ticket: { ...ticket, code: expect.stringMatching(/^[2-9A-HJ-NP-Z]{8}$/) },
    });
    const [booking] = await app.bookingsOf(site.manager, form.orderId);
    expect(booking).toMatchObject({ plate: '4321-ABC', trucker: 'Rufino Mamani', schedule: { startTime: '09:00' } });
    const { body } = await app.call(site.manager, readTimeline, {
      params: { id: form.orderId },
      query: { page: 1, size: 20 },
    });
    const [entry] = body.entries.filter(({ type }) => type === 'bookingBooked');
    expect(entry).toMatchObject({ userName: 'Elena Rojas', details: { dock: 'A', code: booking?.code } });
  });

  it('books once by twenty clicks', async () => {
    await freeAll();
    const [form, key] = [await open(), createId()];
    await hold(form, '09:00', key);
    const answers = await Promise.all(Array.from({ length: 20 }, () => book(form, key)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const entries = await app.services.database.asPlatform((trx) =>
      trx
        .selectFrom('booking_event')
        .select('type')
        .where('booking_id', '=', form.schedulingId)
        .where('type', '=', 'booked')
        .execute(),
    );
    expect(entries).toHaveLength(1);
  });

  it('has to say who comes', async () => {
    await freeAll();
    const [form, key] = [await open(), createId()];
    await hold(form, '09:00', key);
    const { status, error } = await book(form, key, {});
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['plate', 'driver']]);
    expect((await book(form, key, { ...WHO, plate: '??' })).error.fields).toHaveProperty('plate');
  });

  it('moves to another time, and gives a hold back', async () => {
    await freeAll();
    const form = await open();
    await booked(form, '09:00');
    expect(await booked(form, '11:00')).toMatchObject({ ticket: { startTime: '11:00', version: 2 } });
    const key = createId();
    await hold(form, '13:00', key);
    const params = { ...form.params, key };
    const stranger = await open();
    const others = { ...stranger.params, key };
    expect((await app.call(null, releaseByLink, { params: others }, { cookies: stranger.cookies })).body.released).toBe(
      false,
    );
    expect((await app.call(null, releaseByLink, { params }, { cookies: form.cookies })).body.released).toBe(true);
  });

  it('reads that a time is taken, never by whom, with the nearest free ones', async () => {
    await freeAll();
    const [first, second] = [await open(), await open()];
    await booked(first, '09:00');
    const times = await app.call(
      null,
      findLinkTimes,
      { params: { ...second.params, id: second.schedulingId }, query: { date: day(2) } },
      { cookies: second.cookies },
    );
    const nine = times.body.schedules.find(({ startTime }) => startTime === '09:00');
    expect([nine?.scheduleStatus, times.body.mayChooseDock]).toEqual([false, false]);
    expect(JSON.stringify(times.body)).not.toContain('4321');
    const { status, error } = await hold(second, '09:00');
    expect([status, error.code]).toEqual([409, 'bookings.taken']);
    expect(error.facts?.nearest).toHaveLength(3);
  });

  it('is too late when the hold is over', async () => {
    await freeAll();
    const [form, key] = [await open(), createId()];
    await hold(form, '09:00', key);
    await app.services.database.asPlatform((trx) =>
      sql`update dock_slot set held_until = app.clock() - interval '100 milliseconds' where id = ${key}`.execute(trx),
    );
    const { status, error } = await book(form, key);
    expect([status, error.code]).toEqual([409, 'bookings.holdOver']);
    expect(error.facts?.nearest).toMatchObject([{ startTime: '09:00' }, {}, {}]);
  });
});

it('thirty links hold one place: one wins', async () => {
  await freeAll();
  const forms: Form[] = [];
  for (let count = 0; count < 30; count += 1) forms.push(await open());
  const keys = forms.map(() => createId());
  const answers = await Promise.all(forms.map((form, at) => hold(form, '09:00', keys[at])));
  const statuses = answers.map(({ status }) => status);
  expect([...statuses].sort()).toEqual([200, ...Array.from({ length: 29 }, () => 409)]);
  const [winner, loser] = [statuses.indexOf(200), statuses.indexOf(409)];
  expect((await book(forms[loser]!, keys[loser]!)).error.code).toBe('bookings.holdOver');
  expect((await book(forms[winner]!, keys[winner]!)).status).toBe(200);
});

describe('a link', () => {
  it('that was revoked, or that somebody else opened, answers as every other link does', async () => {
    const form = await open();
    const read = (cookies: Record<string, string>) =>
      app.call(null, readLinkBookings, { params: form.params }, { cookies });
    expect((await read({})).error.code).toBe('loadOrders.linkInvalid');
    await app.call(site.manager, revokePublicLink, { params: { id: form.linkId } });
    expect((await read(form.cookies)).error.code).toBe('loadOrders.linkInvalid');
    expect((await hold(form, '15:00')).status).toBe(404);
    expect((await book(form, createId())).status).toBe(404);
  });

  it('does not reach the booking of another order', async () => {
    const [form, other] = [await open(), await open()];
    const { status } = await hold({ ...form, schedulingId: other.schedulingId }, '15:00');
    expect(status).toBe(404);
  });

  it('does not book where the warehouse is not open to links', async () => {
    const shut = await app.register(site.manager, { openTo: { associates: true, carriers: true, links: false } });
    const form = await open(shut);
    const { body } = await app.call(null, readLinkBookings, { params: form.params }, { cookies: form.cookies });
    expect(body.schedulings).toEqual([]);
    expect((await hold(form, '09:00')).status).toBe(404);
  });
});

describe('another truck that a client asks for', () => {
  const ask = ({ params, cookies }: Form) =>
    app.call(
      null,
      requestReassignment,
      { params, body: { name: 'Elena', comment: 'Se averió', plate: '7777xyz', driver: 'Pedro Quispe' } },
      { cookies },
    );
  const read = async (form: Form) =>
    (await app.call(null, readLinkBookings, { params: form.params }, { cookies: form.cookies })).body.schedulings[0];

  it('comes with the same booking and a new ticket; a refusal takes both back', async () => {
    await freeAll();
    const form = await open();
    await booked(form, '09:00');
    expect((await ask(form)).status).toBe(200);
    expect(await read(form)).toMatchObject({
      plate: '7777-XYZ',
      trucker: 'Pedro Quispe',
      ticket: { startTime: '09:00', version: 2 },
    });
    const asked = await app.call(site.manager, listClientRequests, { params: { id: form.orderId } });
    const requestId = asked.body.clientRequests[0]?._id ?? '';
    const answered = await app.call(site.manager, answerClientRequest, {
      params: { id: form.orderId, requestId },
      body: { accept: false, answer: 'Va el mismo camión' },
    });
    expect(answered.status).toBe(200);
    const [booking] = await app.bookingsOf(site.manager, form.orderId);
    expect(booking).toMatchObject({ plate: null, schedule: { startTime: '09:00' } });
    expect(await read(form)).toMatchObject({ ticket: { version: 3 } });
  });

  it('no longer counts once the order has a truck', async () => {
    await freeAll();
    const form = await open();
    await booked(form, '09:00');
    await app.services.database.asPlatform((trx) =>
      sql`update load_order set plate = '1111-AAA', driver_name = 'Juan Choque' where id = ${form.orderId}`.execute(
        trx,
      ),
    );
    const [booking] = await app.bookingsOf(site.manager, form.orderId);
    expect(booking).toMatchObject({ plate: '1111-AAA', trucker: 'Juan Choque' });
  });
});

describe('a booked time', () => {
  it('is on the page of the driver with dock, code and instructions, and on that of the client without them', async () => {
    await freeAll();
    const form = await open();
    const { ticket } = await booked(form, '09:00');
    const link = async (purpose: 'client' | 'driver') => {
      const { body, status } = await app.call(site.manager, createPublicLink, {
        body: { purpose, loadingOrderId: form.orderId, shows: [] },
      });
      expect(status).toBe(201);
      return { loadOrderId: new URL(body.url).pathname.split('/').at(-1) ?? '' };
    };
    const seen = await app.call(null, readClientView, { params: await link('client'), query: {} });
    expect(seen.body.loadingOrder.times).toEqual([{ number: null, date: day(2), starts: '09:00', ends: '10:00' }]);
    expect(JSON.stringify(seen.body)).not.toContain(ticket?.code);
    const truck = await app.services.database.asPlatform((trx) => seedFleet(trx, site, {}));
    await app.call(site.manager, assignOrder, {
      params: { id: form.orderId },
      body: { transportUnitId: truck.truckId },
    });
    const trip = await app.call(null, readLinkedTrip, { params: await link('driver'), query: {} });
    expect(trip.body.trip.bookings).toMatchObject([
      {
        action: 'unload',
        place: warehouse.fullName,
        state: 'scheduled',
        time: { date: day(2), starts: '09:00', ends: '10:00' },
        dock: 'A',
        code: ticket?.code,
        instructions: 'Ingresar por el portón 2',
        photos: [],
        waiting: null,
      },
    ]);
  });
});
