import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '#kernel/ids.ts';
import { moveBooking } from '../contract/booking.calls.ts';
import type { BookingView } from '../contract/booking.shapes.ts';
import { packDay, unpackDay } from '../rules/gate-day.ts';
import { checkOffline } from '../web/gate/check-offline.ts';
import { enter, type GateScene, MINUTE, startGate } from './gate.fixture.ts';
import { day } from './warehouses.fixture.ts';

let gate: GateScene;
let app: GateScene['app'];
let site: GateScene['site'];
beforeAll(async () => {
  gate = await startGate();
  ({ app, site } = gate);
});
afterAll(() => app.close());

describe('the day on the phone', () => {
  it('has today and tomorrow, and who is inside', async () => {
    const inside = await gate.due(-3 * 24 * 60, { state: 'scheduled' });
    await gate.ask(inside.code, enter('Llegó tarde'));
    const far = await gate.due(5 * 24 * 60);
    const near = await gate.due(30);
    const { day, entries } = await gate.readDay();
    const ids = entries.map(({ id }) => id);
    expect([inside, near, far].map(({ _id }) => ids.includes(_id))).toEqual([true, true, false]);
    expect(day.keys.length).toBeGreaterThan(0);
    expect(entries.find(({ id }) => id === near._id)).toMatchObject({
      code: near.code,
      orderId: near.order!._id,
      orderCode: near.order!.loadingOrderCode,
      dock: 'Dock 1',
      state: 'scheduled',
    });
  });

  it('has a ticket that was moved to another day with its new time: the old one opens no gate', async () => {
    const booking = await app.book(site.manager, await app.expected(site.manager, gate.warehouse), '09:00', day(1));
    const later = await app.book(site.manager, await app.expected(site.manager, gate.warehouse), '09:00', day(6));
    const [old, other] = [await gate.shownOf(booking), await gate.shownOf(later)];
    const [away, near] = [await moveTo(booking, day(5)), await moveTo(later, day(1))];
    const { day: list, entries } = await gate.readDay();
    const startOf = (id: string) => entries.find((entry) => entry.id === id)?.startsAt;
    expect([startOf(booking._id), startOf(later._id)]).toEqual([away, near].map((start) => Date.parse(start)));
    // Read shortly before the old time.
    const known = { ...list, readAt: booking.startsAt! };
    const judged = async (shown: string) =>
      (await checkOffline({ day: known, entries, shown, plate: null, now: Date.parse(booking.startsAt!) })).verdict;
    expect([await judged(old), await judged(other)]).toEqual(['replaced', 'replaced']);
    const current = [await gate.shownOf(booking), await gate.shownOf(later)];
    expect([await judged(current[0]!), await judged(current[1]!)]).toEqual(['anotherDay', 'enter']);
    expect([await gate.verdictOf(old), await gate.verdictOf(other)]).toEqual(['replaced', 'replaced']);
  });

  async function moveTo({ _id: id, version }: BookingView, date: string): Promise<string> {
    const key = createId();
    expect((await app.hold(site.manager, { _id: id }, { date, time: '09:00', key })).status).toBe(200);
    const { status, body } = await app.call(site.manager, moveBooking, {
      params: { id },
      body: { version, holdKey: key, reason: null },
    });
    expect(status).toBe(200);
    return body.scheduling.startsAt!;
  }

  it('of a thousand bookings is at most 200 KiB', async () => {
    await gate.due(0);
    const { day, entries } = await gate.readDay();
    const [one] = entries;
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
