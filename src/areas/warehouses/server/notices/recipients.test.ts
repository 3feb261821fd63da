import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelOrder } from '#areas/load-orders/contract/order-move.calls.ts';
import { createId } from '#kernel/ids.ts';
import type { TestUser } from '#testing/world.ts';
import * as calls from '../../contract/booking.calls.ts';
import type { BookingView } from '../../contract/booking.shapes.ts';
import { readBookingMessages } from '../../contract/ticket.calls.ts';
import { type Acts, type At, actsOf } from './booking-acts.fixture.ts';
import { type Cast, type SentMail, startCast } from './booking-cast.fixture.ts';
import { ROWS, type Row, reason } from './notice-rows.fixture.ts';

let cast: Cast;
let acts: Acts;
beforeAll(async () => {
  cast = await startCast();
  acts = actsOf(cast);
});
afterAll(() => cast.close());

/** At the own warehouse schedulers, operators among them, read the order; elsewhere they find the booking in their list. */
function expectedOf({ kind, to, atList }: Row, where: At): Record<string, string> {
  const readers = Object.fromEntries(to.map((person) => [person, kind]));
  if (!atList) return readers;
  return where === 'own'
    ? { ...readers, scheduler: kind, responsible: kind }
    : { ...readers, hostScheduler: `${atList} at the list` };
}

/** What a mail does in a calendar, and whether it hands out the ticket: its address or its code. */
function described({ text, calendar }: SentMail, { code }: BookingView): string {
  const does = calendar === null ? 'mail' : calendar.includes('METHOD:CANCEL') ? 'removal' : 'entry';
  const all = `${text}${calendar}`;
  return all.includes('/ticket/') || all.includes(code) ? `${does} with ticket` : does;
}
const mailed = async (address: string, booking: BookingView) =>
  (await cast.mailsTo(address)).map((mail) => described(mail, booking));

describe.each(['own', 'host'] as const)('who is notified at the warehouse: %s', (where) => {
  it.each(ROWS)('$does', async (row) => {
    const booking = await acts.at(row.from, where);
    await row.act({ cast, acts }, where, booking);
    expect(await cast.received()).toEqual(expectedOf(row, where));
    const { calendar, to } = row;
    const { dispatcher, client, driver } = cast.people;
    const [brings, waits] = [calendar === 'entry' ? 'entry with ticket' : (calendar ?? 'mail'), calendar ?? 'mail'];
    expect(await mailed(dispatcher.email, booking)).toEqual(to.includes('dispatcher') ? [brings] : []);
    expect(await mailed(client.email, booking)).toEqual(to.includes('client') ? [waits] : []);
    // Nobody gets mails without having chosen them.
    expect(await mailed(driver.email, booking)).toEqual([]);
  });
});

describe('who gets a mail, having no account', () => {
  it.each(ROWS)('$does', async ({ from, act, calendar, mails }) => {
    const booking = await acts.at(from, 'own', true);
    await act({ cast, acts }, 'own', booking);
    const toCarrier = calendar === 'removal' ? 'removal' : `${calendar ?? 'mail'} with ticket`;
    expect(await mailed(cast.carrierMail, booking)).toEqual(mails.includes('carrier') ? [toCarrier] : []);
    expect(await mailed(cast.clientMail, booking)).toEqual(mails.includes('client') ? [calendar ?? 'mail'] : []);
  });
});

it('an earlier place that becomes free is offered to whoever wants one, the oldest request first', async () => {
  const { app } = cast;
  const request = await app.book(acts.staffAt('own'), await cast.expected('own'), '16:00');
  await app.call(acts.staffAt('own'), calls.wantEarlier, { params: { id: request._id }, body: { wanted: true } });
  const other = await app.book(
    acts.staffAt('own'),
    await app.expected(cast.shipper.manager, cast.warehouses.own),
    '10:00',
  );
  await cast.forget();
  await app.call(acts.staffAt('own'), calls.cancelBooking, { params: { id: other._id }, body: { reason } });
  expect(await cast.received()).toMatchObject({
    responsible: expect.stringContaining('earlierTime'),
    dispatcher: 'earlierTime',
  });
  await cast.forget();
  const later = await app.book(
    acts.staffAt('own'),
    await app.expected(cast.shipper.manager, cast.warehouses.own),
    '17:00',
  );
  await cast.forget();
  await app.call(acts.staffAt('own'), calls.cancelBooking, { params: { id: later._id }, body: { reason } });
  expect(await cast.received()).not.toHaveProperty('dispatcher');
});

it('another truck makes the ticket of the new driver', async () => {
  const booking = await acts.at('booked', 'own');
  await cast.reassign(booking);
  expect(await cast.received()).toMatchObject({
    otherDriver: 'ticketReplaced',
    dispatcher: 'ticketReplaced',
    responsible: 'ticketReplaced',
  });
});

it('a cancelled order is news of the booking for the warehouse only', async () => {
  const booking = await acts.at('booked', 'host');
  await cast.app.call(cast.shipper.manager, cancelOrder, { params: { id: booking.order!._id }, body: { reason } });
  const received = await cast.received();
  expect(received).toMatchObject({ hostScheduler: 'bookingEntry at the list', driver: 'loadOrderCancelled' });
});

it('a forged ticket, which has no order, leads those who schedule to their list', async () => {
  const guard = cast.people.hostGuard.userId;
  await cast.forget();
  await cast.app.services.database.asMember({ companyId: cast.host.company.id, userId: guard }, (trx) =>
    trx
      .insertInto('gate_check')
      .values({
        id: createId(),
        company_id: cast.host.company.id,
        warehouse_id: cast.warehouses.host._id,
        at: new Date(),
        user_id: guard,
        verdict: 'forged',
      })
      .execute(),
  );
  expect(await cast.received()).toEqual({ hostScheduler: 'forgedTicket at the list' });
});

/** The lines of an entry, by their names. */
const linesOf = ({ calendar }: SentMail): Record<string, string> =>
  Object.fromEntries((calendar ?? '').split('\r\n').map((line) => /^([A-Z]+)[:;](.*)$/.exec(line)?.slice(1) ?? []));

it('moving and cancelling change the entry that is in the calendars already', async () => {
  const booking = await acts.at('pending', 'own', true);
  const steps = [
    () => cast.app.book(acts.staffAt('own'), booking, '09:00'),
    () => acts.move('own', booking, '11:00'),
    () => acts.cancel('own', booking, reason),
  ];
  for (const step of steps) {
    await step();
    await cast.app.drain();
  }
  for (const address of [cast.carrierMail, cast.clientMail]) {
    const mails = await cast.mailsTo(address);
    const entries = mails.map(linesOf);
    expect(entries.map(({ METHOD, STATUS }) => `${METHOD} ${STATUS}`)).toEqual([
      'PUBLISH CONFIRMED',
      'PUBLISH CONFIRMED',
      'CANCEL CANCELLED',
    ]);
    expect(new Set(entries.map(({ UID }) => UID))).toEqual(new Set([`${booking._id}@localhost`]));
    const [first, second, third] = entries.map(({ SEQUENCE }) => Number(SEQUENCE));
    expect([first! < second!, second! < third!]).toEqual([true, true]);
    expect(entries[1]?.DTSTART).toBe(entries[2]?.DTSTART);
    expect(entries[0]?.DTSTART).not.toBe(entries[1]?.DTSTART);
    expect(entries[0]).toMatchObject({
      LOCATION: `${cast.warehouses.own.fullName}\\, Av. Juan Pablo II 100\\, La Paz`,
      ORGANIZER: expect.stringMatching(/^mailto:\S+@\S+$/),
    });
    expect(mails[2]?.text).toContain(reason);
  }
});

it('a cancelled order leaves no entry in the calendars of people without an account', async () => {
  const booking = await acts.at('booked', 'host', true);
  await cast.app.call(cast.shipper.manager, cancelOrder, { params: { id: booking.order!._id }, body: { reason } });
  expect(await mailed(cast.carrierMail, booking)).toEqual(['removal']);
  expect((await mailed(cast.clientMail, booking)).sort()).toEqual(['mail', 'removal']);
});

it('a new ticket goes to the transport company without an account', async () => {
  const booking = await acts.at('booked', 'own', true);
  await cast.asOwner("update load_order set driver_name = 'Otro' where id = $1", [booking.order!._id]);
  expect(await mailed(cast.carrierMail, booking)).toEqual(['entry with ticket']);
});

it('a mail that is written late does not bring back what was cancelled meanwhile', async () => {
  const booking = await acts.at('pending', 'own', true);
  await cast.app.book(acts.staffAt('own'), booking, '09:00');
  await acts.cancel('own', booking, reason);
  expect(await mailed(cast.carrierMail, booking)).toEqual(['removal', 'removal']);
});

describe('a ready message for people without an account', () => {
  const read = async ({ _id }: BookingView, who: TestUser = acts.staffAt('own')) => {
    const { status, body, error } = await cast.app.call(who, readBookingMessages, { params: { id: _id } });
    if (status !== 200) return { about: error.code, texts: [], to: [] };
    const urls = body.messages.map(({ url }) => new URL(url));
    expect(urls.map((url) => url.searchParams.get('text'))).toEqual(body.messages.map(({ text }) => text));
    return {
      about: body.about,
      texts: body.messages.map(({ text }) => text),
      to: body.messages.map(({ to }, nth) => `${to} ${urls[nth]!.host}${urls[nth]!.pathname}`),
    };
  };

  it('says what happened last, to the phones that are known', async () => {
    const booking = await acts.at('pending', 'own', true);
    expect(await read(booking)).toMatchObject({ about: 'tickets.noMessage' });
    const steps: readonly (readonly [string, () => Promise<unknown>, RegExp])[] = [
      ['ticket', () => cast.app.book(acts.staffAt('own'), booking, '09:00'), /\/ticket\//],
      ['moved', () => acts.move('own', booking, '11:00'), /11:00[\s\S]*\/ticket\//],
      ['ticket', () => acts.visit('own', booking, 'arrive'), /\/ticket\//],
      ['called', () => acts.visit('own', booking, 'call'), /^[^/]* A [^/]*$/],
      ['dockChanged', () => acts.move('own', booking, '15:00'), / A, [\s\S]*15:00[\s\S]*\/ticket\//],
      ['turnedAway', () => acts.visit('own', booking, 'turnAway', reason), /Sin espacio/],
    ];
    for (const [about, act, text] of steps) {
      await act();
      const found = await read(booking);
      expect(found).toMatchObject({
        about,
        to: [expect.stringMatching(/^driver wa\.me\/591\d+$/), 'carrier wa.me/59171234567', 'anybody wa.me/'],
      });
      for (const one of found.texts) {
        expect(one).toMatch(text);
        expect(one).not.toMatch(/\{\{|warehouses\./);
      }
    }
  });

  it('of a cancelled booking says so, without a ticket', async () => {
    const booking = await acts.at('booked', 'own', true);
    await acts.cancel('own', booking, reason);
    const { about, texts } = await read(booking);
    expect([about, texts.every((text) => text.includes(reason) && !text.includes('/ticket/'))]).toEqual([
      'cancelled',
      true,
    ]);
  });

  it('has no phones for a warehouse of another company, nor for who only reads', async () => {
    const away = await acts.at('booked', 'host', true);
    expect((await read(away, acts.staffAt('host'))).to).toEqual(['anybody wa.me/']);
    const home = await acts.at('booked', 'own', true);
    expect((await read(home, cast.people.auditor)).to).toEqual(['anybody wa.me/']);
    expect((await read(home, cast.people.scheduler)).to).toHaveLength(3);
  });
});
