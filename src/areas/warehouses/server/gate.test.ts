import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallInput } from '#kernel/api-call.ts';
import { createId } from '#kernel/ids.ts';
import type { TestUser } from '#testing/world.ts';
import { cancelBooking } from '../contract/booking.calls.ts';
import type { BookingView } from '../contract/booking.shapes.ts';
import { readGateDay, validateTicket } from '../contract/gate.calls.ts';
import { readTicket } from '../contract/ticket.calls.ts';
import { changeBookingStatus } from '../contract/visit.calls.ts';
import type { WarehouseView } from '../contract/warehouse.shapes.ts';
import { packDay, unpackDay } from '../rules/gate-day.ts';
import { everyDay, type Site, startWarehouses, type WarehouseApp } from './warehouses.fixture.ts';

const MINUTE = 60_000;
let app: WarehouseApp;
let site: Site;
let guard: TestUser;
let warehouse: WarehouseView;
beforeAll(async () => {
  app = await startWarehouses();
  site = await app.site();
  guard = await app.world.user({ company: site.company, permissions: ['warehouses', 'ticket-validation'] });
  warehouse = await app.register(site.manager, { shifts: everyDay('08:00', '18:00') });
  await app.services.database.asPlatform((trx) =>
    sql`update warehouse set created_at = now() - interval '30 days' where id = ${warehouse._id}`.execute(trx),
  );
});
afterAll(() => app.close());

/** A booking that begins so many minutes from now, with a plate. */
async function due(minutes = 0, values: { plate?: string; state?: string } = {}): Promise<BookingView> {
  const booking = await app.expected(site.manager, warehouse);
  const { plate = null, state = 'scheduled' } = values;
  await app.services.database.asPlatform((trx) =>
    sql`update booking set state = ${state}, dock_id = ${warehouse.docks[0]!.id}, lane = 1, plate = ${plate},
      created_at = now() - interval '30 days', starts_at = now() + make_interval(mins => ${minutes}),
      ends_at = now() + make_interval(mins => ${minutes + 60}), expected_at = now() + make_interval(mins => ${minutes})
      where id = ${booking._id}`.execute(trx),
  );
  return booking;
}
async function shownOf({ _id: id }: { readonly _id: string }): Promise<string> {
  return (await app.call(site.manager, readTicket, { params: { id } })).body.ticket.address;
}
type Asked = CallInput<typeof validateTicket>['body'];
const ask = (shown: string, more: Partial<Asked> = {}, who = guard) =>
  app.call(who, validateTicket, { body: { warehouseId: warehouse._id, shown, ...more } });
const verdictOf = async (shown: string, more: Partial<Asked> = {}) => (await ask(shown, more)).body.check.verdict;
const enter = (reason: string | null = null) => ({ enter: { key: createId(), reason } });
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE).toISOString();
const checks = (bookingId: string) =>
  app.services.database.asPlatform((trx) =>
    trx.selectFrom('gate_check').selectAll().where('booking_id', '=', bookingId).orderBy('received_at').execute(),
  );
const events = (bookingId: string, type: string) =>
  app.services.database.asPlatform((trx) =>
    trx
      .selectFrom('booking_event')
      .selectAll()
      .where('booking_id', '=', bookingId)
      .where('type', '=', type)
      .orderBy('at')
      .execute(),
  );

describe('the gate understands', () => {
  it('a ticket, its code, the QR code of the order sheet, and a plate', async () => {
    const booking = await due(0, { plate: '1234-ABC' });
    const sheet = `https://example.com/operation/${createId()}/loadOrder/show/${booking.order!._id}`;
    for (const shown of [await shownOf(booking), booking.code, booking.code.toLowerCase(), sheet, '1234 abc']) {
      const { status, body } = await ask(shown);
      expect({ status, verdict: body.check.verdict }).toEqual({ status: 200, verdict: 'enter' });
      expect(body.check.booking).toMatchObject({ id: booking._id, code: booking.code, plate: '1234-ABC' });
    }
    expect((await checks(booking._id)).map(({ verdict }) => verdict)).toEqual(Array(5).fill('enter'));
  });

  it('several bookings of one plate: the nearest first, and the others', async () => {
    const [near, far] = [await due(5, { plate: '9876XYZ' }), await due(600, { plate: '9876XYZ' })];
    const { check } = (await ask('9876-XYZ')).body;
    expect([check.booking?.id, check.others.map(({ id }) => id)]).toEqual([near._id, [far._id]]);
  });
});

describe('the verdict', () => {
  it.each([
    ['tooEarly', 45],
    ['enter', 25],
    ['enter', -25],
    ['late', -40],
  ])('is %s for a time in %i minutes, or another day', async (verdict, minutes) => {
    const found = await verdictOf((await due(minutes)).code);
    // Around midnight the time lies on another day.
    expect(verdict === 'enter' ? [verdict] : [verdict, 'anotherDay']).toContain(found);
  });

  it('knows another day, another plate, a booking without a time and a cancelled one', async () => {
    expect(await verdictOf((await due(3 * 24 * 60)).code)).toBe('anotherDay');
    const seen = await due(0, { plate: '1111AAA' });
    expect(await verdictOf(seen.code, { plate: '2222-BBB' })).toBe('otherPlate');
    expect(await verdictOf(seen.code, { plate: '1111-aaa' })).toBe('enter');
    expect(await verdictOf((await app.expected(site.manager, warehouse)).code)).toBe('noTime');
    const over = await due(0);
    const ticket = await shownOf(over);
    await app.call(site.manager, cancelBooking, { params: { id: over._id }, body: { reason: 'Sin carga' } });
    expect(await verdictOf(ticket)).toBe('cancelled');
  });

  it('knows a ticket that was replaced by a newer one, and not the code', async () => {
    const booking = await due(0);
    const ticket = await shownOf(booking);
    await app.services.database.asPlatform((trx) =>
      sql`update booking set ticket_version = ticket_version + 1 where id = ${booking._id}`.execute(trx),
    );
    expect(await verdictOf(ticket)).toBe('replaced');
    expect(await verdictOf(booking.code)).toBe('enter');
    expect(await verdictOf(await shownOf(booking))).toBe('enter');
  });

  it('knows another warehouse, by name only where it is of the own company', async () => {
    const other = await app.register(site.manager);
    const elsewhere = await app.book(site.manager, await app.expected(site.manager, other), '09:00');
    const { check } = (await ask(await shownOf(elsewhere))).body;
    expect(check).toMatchObject({ verdict: 'anotherWarehouse', warehouse: other.fullName });
    const stranger = await app.site();
    const theirs = await app.register(stranger.manager);
    const booked = await app.book(stranger.manager, await app.expected(stranger.manager, theirs), '09:00');
    const { ticket } = (await app.call(stranger.manager, readTicket, { params: { id: booked._id } })).body;
    const said = (await ask(ticket.address)).body.check;
    expect(said).toEqual({ verdict: 'anotherWarehouse', entered: false, warehouse: null, booking: null, others: [] });
    expect((await ask(booked.code)).body.check).toMatchObject({ verdict: 'unknown', booking: null });
  });

  it('says not ours of a changed, a cut and an invented ticket, and writes it down', async () => {
    const ticket = await shownOf(await due(0));
    const cut = ticket.slice(0, -10);
    const changed = ticket.replace(/\/ticket\/(.)/, (_, letter) => `/ticket/${letter === 'A' ? 'B' : 'A'}`);
    for (const shown of [cut, changed, `https://x.example/ticket/${'A'.repeat(70)}.${'B'.repeat(86)}`]) {
      expect(await verdictOf(shown)).toBe('forged');
    }
    expect(await verdictOf('ZZZZZZZZ')).toBe('unknown');
    expect(await verdictOf('una receta de cocina')).toBe('unknown');
  });

  it('knows expired documents of the driver or the truck', async () => {
    const booking = await due(0);
    await app.services.database.asPlatform(async (trx) => {
      const { rows } = await sql<{
        id: string;
      }>`insert into driver (id, company_id, market, country_code, first_name, last_name,
          phone_code, phone, document_type, birth_date, licence_number, documents_expired, documents_expire_on, search_text, created_by)
        values (${createId()}, ${site.company.id}, 'own', 'BO', 'Juan', 'Condori', '591', '70000000', 'CI', '1980-01-01', 'L1', false,
          current_date - 3, '', ${site.manager.userId}) returning id`.execute(trx);
      await sql`update booking set driver_id = ${rows[0]!.id} where id = ${booking._id}`.execute(trx);
    });
    expect(await verdictOf(booking.code)).toBe('documentsExpired');
  });
});

describe('letting in', () => {
  it('by two gates at once happens once; the other reads when and by whom', async () => {
    const booking = await due(0);
    const shown = await shownOf(booking);
    const answers = await Promise.all([ask(shown, enter()), ask(shown, enter(), site.manager)]);
    const found = answers.map(({ body }) => body.check);
    expect(found.map(({ verdict }) => verdict).sort()).toEqual(['enter', 'used']);
    const used = found.find(({ verdict }) => verdict === 'used')!;
    expect(used).toMatchObject({
      entered: false,
      booking: { letInBy: expect.any(String), arrivedAt: expect.any(Number) },
    });
    expect(await events(booking._id, 'arrived')).toHaveLength(1);
  });

  it('is repeated by a phone without a second effect', async () => {
    const booking = await due(0);
    const again = enter();
    const shown = await shownOf(booking);
    for (let time = 0; time < 3; time += 1) {
      expect((await ask(shown, again)).body.check).toMatchObject({ verdict: 'enter', entered: true });
    }
    expect([await events(booking._id, 'arrived'), await checks(booking._id)].map(({ length }) => length)).toEqual([
      1, 1,
    ]);
  });

  it('against the verdict needs a reason, which stays; a used or cancelled ticket gets in with none', async () => {
    const early = await due(3 * 24 * 60);
    expect((await ask(early.code, enter())).body.check).toMatchObject({ verdict: 'anotherDay', entered: false });
    const { check } = (await ask(early.code, enter('Autorizó la jefa de patio'))).body;
    expect(check).toMatchObject({ verdict: 'anotherDay', entered: true, booking: { state: 'arrived' } });
    expect((await checks(early._id)).at(-1)).toMatchObject({ reason: 'Autorizó la jefa de patio' });
    expect((await ask(early.code, enter('Otra vez'))).body.check).toMatchObject({ verdict: 'used', entered: false });
  });

  it('without a time takes the truck in: it waits for a dock', async () => {
    const pending = await app.expected(site.manager, warehouse);
    const { check } = (await ask(pending.code, enter('Espera un dock'))).body;
    expect(check).toMatchObject({ entered: true, booking: { state: 'pending', arrivedAt: expect.any(Number) } });
    expect(await verdictOf(pending.code)).toBe('used');
  });

  it('counts for the guard who did it earlier, whoever sent it first', async () => {
    const booking = await due(-5);
    const shown = await shownOf(booking);
    const [late, early] = [ago(4), ago(10)];
    expect((await ask(shown, { at: late, ...enter() }, site.manager)).body.check.entered).toBe(true);
    expect((await ask(shown, { at: early, ...enter() })).body.check).toMatchObject({
      verdict: 'enter',
      entered: true,
      booking: { arrivedAt: Date.parse(early) },
    });
    expect((await ask(shown, { at: ago(2), ...enter() })).body.check).toMatchObject({
      verdict: 'used',
      entered: false,
    });
  });

  it('is judged by the time it happened, never in the future', async () => {
    const booking = await due(-300);
    expect((await ask(booking.code, { at: ago(300), ...enter() })).body.check.verdict).toBe('enter');
    const ahead = await ask(booking.code, { at: new Date(Date.now() + 20 * MINUTE).toISOString() });
    expect(ahead).toMatchObject({ status: 400, error: { fields: { at: { code: 'date' } } } });
  });

  it('alerts once an hour where a refusal concerns others', async () => {
    const booking = await due(0, { plate: '1111AAA' });
    for (let time = 0; time < 3; time += 1) await ask(booking.code, { plate: '3333CCC' });
    expect((await events(booking._id, 'refused')).map(({ details }) => details)).toEqual([{ verdict: 'otherPlate' }]);
  });
});

describe('wrong input', () => {
  it('is refused with what is wrong: two megabytes as a code, none, another warehouse', async () => {
    const huge = await ask('A'.repeat(2_000_000));
    expect([400, 413]).toContain(huge.status);
    expect((await ask('A'.repeat(401))).error.fields).toHaveProperty('shown');
    expect((await ask('  ')).status).toBe(400);
    expect((await ask('ABCD2345', { warehouseId: createId() })).status).toBe(404);
    const stranger = await app.site();
    expect((await ask('ABCD2345', {}, stranger.manager)).status).toBe(404);
  });
});

describe('the day on the phone', () => {
  it('has today and tomorrow, who is inside, and tickets that were moved away', async () => {
    const inside = await due(-3 * 24 * 60, { state: 'scheduled' });
    await ask(inside.code, enter('Llegó tarde'));
    const far = await due(5 * 24 * 60);
    const near = await due(30);
    const { day } = (await app.call(guard, readGateDay, { params: { id: warehouse._id } })).body;
    const ids = unpackDay(day).map(({ id }) => id);
    expect([inside, near, far].map(({ _id }) => ids.includes(_id))).toEqual([true, true, false]);
    expect(day.keys.length).toBeGreaterThan(0);
    expect(unpackDay(day).find(({ id }) => id === near._id)).toMatchObject({
      code: near.code,
      orderId: near.order!._id,
      orderCode: near.order!.loadingOrderCode,
      dock: 'Dock 1',
      state: 'scheduled',
    });
  });

  it('of a thousand bookings is at most 200 KiB', async () => {
    const { day } = (await app.call(guard, readGateDay, { params: { id: warehouse._id } })).body;
    const [one] = unpackDay(day);
    const many = Array.from({ length: 1_000 }, (_, at) => ({
      ...one!,
      id: createId(),
      orderId: createId(),
      startsAt: Date.now() + at * MINUTE,
      endsAt: Date.now() + (at + 60) * MINUTE,
      plate: '1234-ABC',
      trailerPlate: '5678-DEF',
      driver: `María Fernanda Gutiérrez ${at}`,
      carrier: `Transportes Cordillera ${at % 40} S.R.L.`,
      orderCode: `OC-2026-0${10_000 + at}`,
      arrivedAt: Date.now(),
      calledAt: Date.now(),
      dockedAt: Date.now(),
      leftAt: Date.now(),
      letInBy: 'Segundo Quispe Mamani',
    }));
    const packed = packDay(many);
    expect(Buffer.byteLength(JSON.stringify({ day: { ...day, ...packed } }))).toBeLessThanOrEqual(200 * 1024);
    expect(unpackDay(packed).map(({ id, driver }) => [id, driver])).toEqual(many.map(({ id, driver }) => [id, driver]));
  });
});

describe('two hundred entries of a phone', () => {
  it('with the connection cut twenty times: none missing, none doubled', async () => {
    const bookings = await Promise.all(Array.from({ length: 100 }, () => due(0)));
    const entries = bookings.flatMap((booking, at) => [
      { booking, key: createId(), at: ago(20 - at / 10), move: 'arrive' as const },
      { booking, key: createId(), at: ago(9 - at / 20), move: 'dock' as const },
    ]);
    entries.sort((one, other) => one.at.localeCompare(other.at));
    const send = ({ booking, key, at, move }: (typeof entries)[number]) =>
      move === 'arrive'
        ? ask(booking.code, { at, enter: { key, reason: null, believed: true } }, site.manager)
        : app.call(site.manager, changeBookingStatus, {
            params: { id: booking._id },
            body: { move, at, clientKey: key, reason: null },
          });
    for (const [at, entry] of entries.entries()) {
      // The reply was lost every tenth time: the phone sends the same entry again.
      if (at % 10 === 9) await send(entry);
      expect((await send(entry)).status).toBe(200);
    }
    const { rows } = await app.services.database.asPlatform((trx) =>
      sql<{
        type: string;
        count: number;
        times: number;
      }>`select type, count(*)::int, count(distinct client_key)::int as times
        from booking_event where booking_id = any (${bookings.map(({ _id }) => _id)}::uuid[]) and type in ('arrived', 'docked')
        group by type order by type`.execute(trx),
    );
    expect(rows).toEqual([
      { type: 'arrived', count: 100, times: 100 },
      { type: 'docked', count: 100, times: 100 },
    ]);
  });
});
