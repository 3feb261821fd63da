import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BookingView } from '../../contract/booking.shapes.ts';
import { changeBookingStatus } from '../../contract/visit.calls.ts';
import { printWaiting } from '../../contract/waiting.calls.ts';
import { type Cast, startCast } from '../notices/booking-cast.fixture.ts';
import { recordedTimes } from './waiting.repository.ts';
import { statementOf } from './waiting.service.ts';

let cast: Cast;
let booking: BookingView;
beforeAll(async () => {
  cast = await startCast();
  booking = await cast.app.book(cast.host.manager, await cast.expected('host'), '09:00');
});
afterAll(() => cast.close());

const visit = async (move: 'arrive' | 'dock' | 'leave') =>
  (
    await cast.app.call(cast.people.hostGuard, changeBookingStatus, {
      params: { id: booking._id },
      body: { move },
    })
  ).body.scheduling;
const print = (who = cast.people.hostScheduler) => cast.app.call(who, printWaiting, { params: { id: booking._id } });

it('there is no statement before the truck came', async () => {
  expect((await print()).error.code).toBe('bookings.wrongState');
});

it('both sides print the same statement; others find nothing', async () => {
  await visit('arrive');
  await visit('dock');
  for (const who of [cast.people.hostScheduler, cast.people.responsible, cast.people.dispatcher]) {
    const { status, body } = await print(who);
    expect([status, body.contentType]).toEqual([200, 'application/pdf']);
    expect(Buffer.from(body.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  }
  const stranger = await cast.app.site();
  expect((await print(stranger.manager)).status).toBe(404);
});

it('names the times, who recorded each, the free minutes and the amount', async () => {
  const left = await visit('leave');
  const recorded = await cast.app.services.database.asPlatform((trx) => recordedTimes(trx, booking._id));
  expect(recorded.map(({ type }) => type)).toEqual(['arrived', 'docked', 'left']);
  expect(recorded.every(({ who }) => who !== null)).toBe(true);
  const waiting = {
    ...left.waiting!,
    minutes: 180,
    freeMinutes: 120,
    chargedMinutes: 60,
    amount: '90.00',
    currency: 'BOB',
    pricePerHour: '90.00',
  };
  const say = (key: string, params: object = {}) => [key, ...Object.values(params)].join(' ');
  const { parts } = statementOf({ ...left, waiting }, recorded, { say, now: new Date() });
  const lines = parts.flatMap((part) => part.lines);
  const shown = (label: string) => lines.find((line) => line.label === label)?.value;
  expect(shown('waited')).toBe('minutes 180');
  expect(shown('free')).toBe('minutes 120');
  expect(shown('charged')).toBe('minutes 60');
  expect(shown('total')).toBe('BOB 90.00');
  expect(lines.find(({ label }) => label === 'left')?.source).toBe(`recordedBy ${recorded[2]!.who}`);
});
