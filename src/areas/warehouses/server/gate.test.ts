import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '#kernel/ids.ts';
import { cancelBooking } from '../contract/booking.calls.ts';
import { readTicket } from '../contract/ticket.calls.ts';
import { ago, enter, type GateScene, MINUTE, startGate } from './gate.fixture.ts';

let gate: GateScene;
let app: GateScene['app'];
let site: GateScene['site'];
beforeAll(async () => {
  gate = await startGate();
  ({ app, site } = gate);
});
afterAll(() => app.close());

describe('the gate understands', () => {
  it('a ticket, its code, the QR code of the order sheet, and a plate', async () => {
    const booking = await gate.due(0, { plate: '1234-ABC' });
    const sheet = `https://example.com/operation/${createId()}/loadOrder/show/${booking.order!._id}`;
    for (const shown of [await gate.shownOf(booking), booking.code, booking.code.toLowerCase(), sheet, '1234 abc']) {
      const { status, body } = await gate.ask(shown);
      expect({ status, verdict: body.check.verdict }).toEqual({ status: 200, verdict: 'enter' });
      expect(body.check.booking).toMatchObject({ id: booking._id, code: booking.code, plate: '1234-ABC' });
    }
    expect((await gate.checks(booking._id)).map(({ verdict }) => verdict)).toEqual(Array(5).fill('enter'));
  });

  it('several bookings of one plate: the nearest first, and the others', async () => {
    const [near, far] = [await gate.due(5, { plate: '9876XYZ' }), await gate.due(600, { plate: '9876XYZ' })];
    const { check } = (await gate.ask('9876-XYZ')).body;
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
    const found = await gate.verdictOf((await gate.due(minutes)).code);
    // Around midnight the time lies on another day.
    expect(verdict === 'enter' ? [verdict] : [verdict, 'anotherDay']).toContain(found);
  });

  it('knows another day, another plate, a booking without a time and a cancelled one', async () => {
    expect(await gate.verdictOf((await gate.due(3 * 24 * 60)).code)).toBe('anotherDay');
    const seen = await gate.due(0, { plate: '1111AAA' });
    expect(await gate.verdictOf(seen.code, { plate: '2222-BBB' })).toBe('otherPlate');
    expect(await gate.verdictOf(seen.code, { plate: '1111-aaa' })).toBe('enter');
    expect(await gate.verdictOf((await app.expected(site.manager, gate.warehouse)).code)).toBe('noTime');
    const over = await gate.due(0);
    const ticket = await gate.shownOf(over);
    await app.call(site.manager, cancelBooking, { params: { id: over._id }, body: { reason: 'Sin carga' } });
    expect(await gate.verdictOf(ticket)).toBe('cancelled');
  });

  it('knows a ticket that was replaced by a newer one, and not the code', async () => {
    const booking = await gate.due(0);
    const ticket = await gate.shownOf(booking);
    await app.services.database.asPlatform((trx) =>
      sql`update booking set ticket_version = ticket_version + 1 where id = ${booking._id}`.execute(trx),
    );
    expect(await gate.verdictOf(ticket)).toBe('replaced');
    expect(await gate.verdictOf(booking.code)).toBe('enter');
    expect(await gate.verdictOf(await gate.shownOf(booking))).toBe('enter');
  });

  it('knows another warehouse, by name only where it is of the own company', async () => {
    const other = await app.register(site.manager);
    const elsewhere = await app.book(site.manager, await app.expected(site.manager, other), '09:00');
    const { check } = (await gate.ask(await gate.shownOf(elsewhere))).body;
    expect(check).toMatchObject({ verdict: 'anotherWarehouse', warehouse: other.fullName });
    const stranger = await app.site();
    const theirs = await app.register(stranger.manager);
    const booked = await app.book(stranger.manager, await app.expected(stranger.manager, theirs), '09:00');
    const { ticket } = (await app.call(stranger.manager, readTicket, { params: { id: booked._id } })).body;
    const said = (await gate.ask(ticket.address)).body.check;
    expect(said).toEqual({ verdict: 'anotherWarehouse', entered: false, warehouse: null, booking: null, others: [] });
    expect((await gate.ask(booked.code)).body.check).toMatchObject({ verdict: 'unknown', booking: null });
  });

  it('says not ours of a changed, a cut and an invented ticket, and writes it down', async () => {
    const ticket = await gate.shownOf(await gate.due(0));
    const cut = ticket.slice(0, -10);
    const changed = ticket.replace(/\/ticket\/(.)/, (_, letter) => `/ticket/${letter === 'A' ? 'B' : 'A'}`);
    for (const shown of [cut, changed, `https://x.example/ticket/${'A'.repeat(70)}.${'B'.repeat(86)}`]) {
      expect(await gate.verdictOf(shown)).toBe('forged');
    }
    expect(await gate.verdictOf('ZZZZZZZZ')).toBe('unknown');
    expect(await gate.verdictOf('una receta de cocina')).toBe('unknown');
  });

  it('knows expired documents of the driver or the truck', async () => {
    const booking = await gate.due(0);
    await app.services.database.asPlatform(async (trx) => {
      const { rows } = await sql<{
        id: string;
      }>`insert into driver (id, company_id, market, country_code, first_name, last_name,
          phone_code, phone, document_type, birth_date, licence_number, documents_expired, documents_expire_on, search_text, created_by)
        values (${createId()}, ${site.company.id}, 'own', 'BO', 'Juan', 'Condori', '591', '70000000', 'CI', '1980-01-01', 'L1', false,
          current_date - 3, '', ${site.manager.userId}) returning id`.execute(trx);
      await sql`update booking set driver_id = ${rows[0]!.id} where id = ${booking._id}`.execute(trx);
    });
    expect(await gate.verdictOf(booking.code)).toBe('documentsExpired');
  });
});

describe('letting in', () => {
  it('by two gates at once happens once; the other reads when and by whom', async () => {
    const booking = await gate.due(0);
    const shown = await gate.shownOf(booking);
    const answers = await Promise.all([gate.ask(shown, enter()), gate.ask(shown, enter(), site.manager)]);
    const found = answers.map(({ body }) => body.check);
    expect(found.map(({ verdict }) => verdict).sort()).toEqual(['enter', 'used']);
    const used = found.find(({ verdict }) => verdict === 'used')!;
    expect(used).toMatchObject({
      entered: false,
      booking: { letInBy: expect.any(String), arrivedAt: expect.any(Number) },
    });
    expect(await gate.events(booking._id, 'arrived')).toHaveLength(1);
  });

  it('is repeated by a phone without a second effect', async () => {
    const booking = await gate.due(0);
    const again = enter();
    const shown = await gate.shownOf(booking);
    for (let time = 0; time < 3; time += 1) {
      expect((await gate.ask(shown, again)).body.check).toMatchObject({ verdict: 'enter', entered: true });
    }
    expect(
      [await gate.events(booking._id, 'arrived'), await gate.checks(booking._id)].map(({ length }) => length),
    ).toEqual([1, 1]);
  });

  it('against the verdict needs a reason, which stays; a used or cancelled ticket gets in with none', async () => {
    const early = await gate.due(3 * 24 * 60);
    expect((await gate.ask(early.code, enter())).body.check).toMatchObject({ verdict: 'anotherDay', entered: false });
    const { check } = (await gate.ask(early.code, enter('Autorizó la jefa de patio'))).body;
    expect(check).toMatchObject({ verdict: 'anotherDay', entered: true, booking: { state: 'arrived' } });
    expect((await gate.checks(early._id)).at(-1)).toMatchObject({ reason: 'Autorizó la jefa de patio' });
    expect((await gate.ask(early.code, enter('Otra vez'))).body.check).toMatchObject({
      verdict: 'used',
      entered: false,
    });
  });

  it('without a time takes the truck in: it waits for a dock', async () => {
    const pending = await app.expected(site.manager, gate.warehouse);
    const { check } = (await gate.ask(pending.code, enter('Espera un dock'))).body;
    expect(check).toMatchObject({ entered: true, booking: { state: 'pending', arrivedAt: expect.any(Number) } });
    expect(await gate.verdictOf(pending.code)).toBe('used');
  });

  it('counts for the guard who did it earlier, whoever sent it first', async () => {
    const booking = await gate.due(-5);
    const shown = await gate.shownOf(booking);
    const [late, early] = [ago(4), ago(10)];
    expect((await gate.ask(shown, { at: late, ...enter() }, site.manager)).body.check.entered).toBe(true);
    expect((await gate.ask(shown, { at: early, ...enter() })).body.check).toMatchObject({
      verdict: 'enter',
      entered: true,
      booking: { arrivedAt: Date.parse(early) },
    });
    expect((await gate.ask(shown, { at: ago(2), ...enter() })).body.check).toMatchObject({
      verdict: 'used',
      entered: false,
    });
  });

  it('is judged by the time it happened, never in the future', async () => {
    const booking = await gate.due(-300);
    expect((await gate.ask(booking.code, { at: ago(300), ...enter() })).body.check.verdict).toBe('enter');
    const ahead = await gate.ask(booking.code, { at: new Date(Date.now() + 20 * MINUTE).toISOString() });
    expect(ahead).toMatchObject({ status: 400, error: { fields: { at: { code: 'date' } } } });
  });

  it('alerts once an hour where a refusal concerns others', async () => {
    const booking = await gate.due(0, { plate: '1111AAA' });
    for (let time = 0; time < 3; time += 1) await gate.ask(booking.code, { plate: '3333CCC' });
    expect((await gate.events(booking._id, 'refused')).map(({ details }) => details)).toEqual([
      { verdict: 'otherPlate' },
    ]);
  });
});

describe('wrong input', () => {
  it('is refused with what is wrong: two megabytes as a code, none, another warehouse', async () => {
    const huge = await gate.ask('A'.repeat(2_000_000));
    expect([400, 413]).toContain(huge.status);
    expect((await gate.ask('A'.repeat(401))).error.fields).toHaveProperty('shown');
    expect((await gate.ask('  ')).status).toBe(400);
    expect((await gate.ask('ABCD2345', { warehouseId: createId() })).status).toBe(404);
    const stranger = await app.site();
    expect((await gate.ask('ABCD2345', {}, stranger.manager)).status).toBe(404);
  });
});
