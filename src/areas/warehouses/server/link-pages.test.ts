import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerClientRequest, listClientRequests } from '#areas/sharing/contract/client-request.calls.ts';
import { readClientView } from '#areas/sharing/contract/client-view.calls.ts';
import { revokePublicLink } from '#areas/sharing/contract/public-link.calls.ts';
import { requestReassignment } from '#areas/sharing/contract/web-form.calls.ts';
import { readLinkedTrip } from '#areas/trips/contract/driver-trip.calls.ts';
import { createId } from '#kernel/ids.ts';
import { type Form, type FormApp, startForms } from './link-form.fixture.ts';
import { openTicket } from './ticket-key.ts';
import { day } from './warehouses.fixture.ts';

let app: FormApp;
beforeAll(async () => {
  app = await startForms();
});
afterAll(() => app.close());

describe('a link', () => {
  it('that was revoked, or that somebody else opened, answers as every other link does', async () => {
    const form = await app.open();
    expect((await app.read(form, {})).error.code).toBe('loadOrders.linkInvalid');
    await app.call(app.owner.manager, revokePublicLink, { params: { id: form.linkId } });
    expect((await app.read(form)).error.code).toBe('loadOrders.linkInvalid');
    expect((await app.holdTime(form, '15:00')).status).toBe(404);
    expect((await app.confirm(form, createId())).status).toBe(404);
  });

  it('does not reach the booking of another order', async () => {
    const [form, other] = [await app.open(), await app.open()];
    const { status } = await app.holdTime({ ...form, schedulingId: other.schedulingId }, '15:00');
    expect(status).toBe(404);
  });

  it('does not book where the warehouse is not open to links', async () => {
    const shut = await app.register(app.owner.manager, { openTo: { associates: true, carriers: true, links: false } });
    const form = await app.open(shut);
    const { body } = await app.read(form);
    expect(body.schedulings).toEqual([]);
    expect((await app.holdTime(form, '09:00')).status).toBe(404);
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
  const read = async (form: Form) => (await app.read(form)).body.schedulings[0];

  it('comes with the same booking and a new ticket; a refusal takes both back', async () => {
    await app.freeAll();
    const form = await app.open();
    await app.booked(form, '09:00');
    expect((await ask(form)).status).toBe(200);
    expect(await read(form)).toMatchObject({
      plate: '7777-XYZ',
      trucker: 'Pedro Quispe',
      ticket: { startTime: '09:00', version: 2 },
    });
    const asked = await app.call(app.owner.manager, listClientRequests, { params: { id: form.orderId } });
    const requestId = asked.body.clientRequests[0]?._id ?? '';
    const answered = await app.call(app.owner.manager, answerClientRequest, {
      params: { id: form.orderId, requestId },
      body: { accept: false, answer: 'Va el mismo camión' },
    });
    expect(answered.status).toBe(200);
    const [booking] = await app.bookingsOf(app.owner.manager, form.orderId);
    expect(booking).toMatchObject({ plate: null, schedule: { startTime: '09:00' } });
    expect(await read(form)).toMatchObject({ ticket: { version: 3 } });
  });

  it('no longer counts once the order has a truck', async () => {
    await app.freeAll();
    const form = await app.open();
    await app.booked(form, '09:00');
    await app.services.database.asPlatform((trx) =>
      sql`update load_order set plate = '1111-AAA', driver_name = 'Juan Choque' where id = ${form.orderId}`.execute(
        trx,
      ),
    );
    const [booking] = await app.bookingsOf(app.owner.manager, form.orderId);
    expect(booking).toMatchObject({ plate: '1111-AAA', trucker: 'Juan Choque' });
  });
});

describe('a booked time', () => {
  it('is on the page of the driver with its ticket, and on that of the client without', async () => {
    await app.freeAll();
    const form = await app.open();
    const { ticket } = await app.booked(form, '09:00');
    const seen = await app.call(null, readClientView, { params: await app.share(form, 'client'), query: {} });
    expect(seen.body.loadingOrder.times).toEqual([{ number: null, date: day(2), starts: '09:00', ends: '10:00' }]);
    expect(seen.raw.body).not.toContain(ticket?.code);
    expect(seen.raw.body).not.toContain('/ticket/');
    await app.assign(form);
    const trip = await app.call(null, readLinkedTrip, { params: await app.share(form, 'driver'), query: {} });
    expect(trip.body.trip.bookings).toMatchObject([
      {
        action: 'unload',
        place: app.warehouse.fullName,
        state: 'scheduled',
        time: { date: day(2), starts: '09:00', ends: '10:00' },
        dock: 'A',
        code: ticket?.code,
        ticket: expect.stringContaining('/ticket/'),
        instructions: 'Ingresar por el portón 2',
        photos: [],
        waiting: null,
        visit: null,
      },
    ]);
  });

  const signedIn = async (address: string | null | undefined) => {
    const signed = address?.split('/ticket/')[1] ?? '';
    return app.services.database.asPlatform((trx) => openTicket(trx, signed));
  };

  it('has one signed ticket on every page, until its truck changes or it is over', async () => {
    await app.freeAll();
    const form = await app.open();
    const readTicket = async () => (await app.read(form)).body.schedulings[0]?.ticket?.address;
    expect(await readTicket()).toBeUndefined();
    const { ticket } = await app.booked(form, '09:00');
    expect(await signedIn(ticket?.address)).toMatchObject({ id: form.schedulingId, plate: '4321ABC', version: 1 });
    expect(await readTicket()).toBe(ticket?.address);
    await app.assign(form);
    const params = await app.share(form, 'driver');
    const readTrip = async () => (await app.call(null, readLinkedTrip, { params, query: {} })).body.trip.bookings[0];
    const again = await readTrip();
    expect(await signedIn(again?.ticket)).toMatchObject({ id: form.schedulingId, version: 2 });
    expect(await readTicket()).toBe(again?.ticket);
    await app.visit(form);
    expect(await readTrip()).toMatchObject({ state: 'completed', ticket: null, visit: { stars: null } });
  });
});
