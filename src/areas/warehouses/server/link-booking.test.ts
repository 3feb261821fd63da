import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTimeline } from '#areas/load-orders/contract/order-timeline.calls.ts';
import { createId } from '#kernel/ids.ts';
import { findLinkTimes, releaseByLink } from '../contract/link-booking.calls.ts';
import { type Form, type FormApp, startForms, WHO } from './link-form.fixture.ts';
import { day } from './warehouses.fixture.ts';

let app: FormApp;
beforeAll(async () => {
  app = await startForms();
});
afterAll(() => app.close());

describe('somebody with the link of a form', () => {
  it('reads the places to book, without a truck that the link does not show', async () => {
    const form = await app.open();
    const { body } = await app.read(form);
    expect(body.schedulings).toMatchObject([
      {
        _id: form.schedulingId,
        schedulingStatus: 'pending',
        action: 'unload',
        warehouse: { fullName: app.warehouse.fullName, instructions: 'Ingresar por el portón 2' },
        ticket: null,
        plate: null,
        hasTruck: false,
        open: true,
      },
    ]);
  });

  it('holds and books with plate and driver, and reads the ticket', async () => {
    await app.freeAll();
    const form = await app.open();
    const ticket = { version: 1, dateScheduling: day(2), startTime: '09:00', endTime: '10:00', dock: 'A' };
    expect(await app.booked(form, '09:00')).toMatchObject({
      schedulingStatus: 'scheduled',
      plate: '4321-ABC',
      trucker: 'Rufino Mamani',
      ticket: { ...ticket, code: expect.stringMatching(/^[2-9A-HJ-NP-Z]{8}$/) },
    });
    const [booking] = await app.bookingsOf(app.owner.manager, form.orderId);
    expect(booking).toMatchObject({ plate: '4321-ABC', trucker: 'Rufino Mamani', schedule: { startTime: '09:00' } });
    const { body } = await app.call(app.owner.manager, readTimeline, {
      params: { id: form.orderId },
      query: { page: 1, size: 20 },
    });
    const [entry] = body.entries.filter(({ type }) => type === 'bookingBooked');
    expect(entry).toMatchObject({ userName: 'Elena Rojas', details: { dock: 'A', code: booking?.code } });
  });

  it('books once by twenty clicks', async () => {
    await app.freeAll();
    const [form, key] = [await app.open(), createId()];
    await app.holdTime(form, '09:00', key);
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.confirm(form, key)));
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
    await app.freeAll();
    const [form, key] = [await app.open(), createId()];
    await app.holdTime(form, '09:00', key);
    const { status, error } = await app.confirm(form, key, {});
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['plate', 'driver']]);
    expect((await app.confirm(form, key, { ...WHO, plate: '??' })).error.fields).toHaveProperty('plate');
  });

  it('moves to another time, and gives a hold back', async () => {
    await app.freeAll();
    const form = await app.open();
    await app.booked(form, '09:00');
    expect(await app.booked(form, '11:00')).toMatchObject({ ticket: { startTime: '11:00', version: 2 } });
    const key = createId();
    await app.holdTime(form, '13:00', key);
    const params = { ...form.params, key };
    const stranger = await app.open();
    const others = { ...stranger.params, key };
    expect((await app.call(null, releaseByLink, { params: others }, { cookies: stranger.cookies })).body.released).toBe(
      false,
    );
    expect((await app.call(null, releaseByLink, { params }, { cookies: form.cookies })).body.released).toBe(true);
  });

  it('reads that a time is taken, never by whom, with the nearest free ones', async () => {
    await app.freeAll();
    const [first, second] = [await app.open(), await app.open()];
    await app.booked(first, '09:00');
    const times = await app.call(
      null,
      findLinkTimes,
      { params: { ...second.params, id: second.schedulingId }, query: { date: day(2) } },
      { cookies: second.cookies },
    );
    const nine = times.body.schedules.find(({ startTime }) => startTime === '09:00');
    expect([nine?.scheduleStatus, times.body.mayChooseDock]).toEqual([false, false]);
    expect(JSON.stringify(times.body)).not.toContain('4321');
    const { status, error } = await app.holdTime(second, '09:00');
    expect([status, error.code]).toEqual([409, 'bookings.taken']);
    expect(error.facts?.nearest).toHaveLength(3);
  });

  it('is too late when the hold is over', async () => {
    await app.freeAll();
    const [form, key] = [await app.open(), createId()];
    await app.holdTime(form, '09:00', key);
    await app.services.database.asPlatform((trx) =>
      sql`update dock_slot set held_until = app.clock() - interval '100 milliseconds' where id = ${key}`.execute(trx),
    );
    const { status, error } = await app.confirm(form, key);
    expect([status, error.code]).toEqual([409, 'bookings.holdOver']);
    expect(error.facts?.nearest).toMatchObject([{ startTime: '09:00' }, {}, {}]);
  });
});

it('thirty links hold one place: one wins', async () => {
  await app.freeAll();
  const forms: Form[] = [];
  for (let count = 0; count < 30; count += 1) forms.push(await app.open());
  const keys = forms.map(() => createId());
  const answers = await Promise.all(forms.map((form, at) => app.holdTime(form, '09:00', keys[at])));
  const statuses = answers.map(({ status }) => status);
  expect([...statuses].sort()).toEqual([200, ...Array.from({ length: 29 }, () => 409)]);
  const [winner, loser] = [statuses.indexOf(200), statuses.indexOf(409)];
  expect((await app.confirm(forms[loser]!, keys[loser]!)).error.code).toBe('bookings.holdOver');
  expect((await app.confirm(forms[winner]!, keys[winner]!)).status).toBe(200);
});
