import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import * as calls from '../contract/booking.calls.ts';
import { isShown } from '../rules/opening-hours.ts';
import { day, everyDay, type Site, startWarehouses, type WarehouseApp, warehouseForm } from './warehouses.fixture.ts';

/** As far ahead as a warehouse can be booked. */
const AHEAD = 365;

let app: WarehouseApp;
let site: Site;
beforeAll(async () => {
  app = await startWarehouses();
  site = await app.site();
});
afterAll(() => app.close());

/** The next day on which the clocks of a zone leave out an hour; a year between two of them may be a few days longer. */
const nextWithout = (zone: string, hour: string): string | undefined =>
  Array.from({ length: AHEAD - 1 }, (_, ahead) => addDays(day(1), ahead)).find((one) => !isShown(one, hour, zone));

/** Santiago loses midnight, Tijuana the hour after two; they change in different months, so one of them is near. */
const CHANGES = (
  [
    ['CL', 'America/Santiago', '00:00', '01:00'],
    ['MX', 'America/Tijuana', '02:00', '03:00'],
  ] as const
).flatMap(([country, zone, lost, next]) => {
  const date = nextWithout(zone, lost);
  return date ? [{ country, zone, lost, next, date }] : [];
});

async function waitingAt(countryCode: 'BR' | 'CL' | 'MX', timeZone: string) {
  const warehouse = await app.register(site.manager, {
    place: { ...warehouseForm().place, countryCode },
    timeZone,
    shifts: [...everyDay('00:00', '12:00'), ...everyDay('12:00', '00:00')],
    viewDaysCalendar: AHEAD,
  });
  return app.expected(site.manager, warehouse);
}

it('some change is near enough to be booked', () => {
  expect(CHANGES.length).toBeGreaterThan(0);
});

it.each(CHANGES)(
  'in $zone on $date $lost is neither offered nor held, and $next is',
  async ({ country, zone, lost, next, date }) => {
    const booking = await waitingAt(country, zone);
    const { body } = await app.call(site.manager, calls.findShifts, { query: { schedulingId: booking._id, date } });
    const offered = body.schedules.map(({ startTime }) => startTime);
    expect([offered.includes(lost), offered.includes(next)]).toEqual([false, true]);
    const refused = await app.hold(site.manager, booking, { date, time: lost });
    expect(refused).toMatchObject({ status: 409, error: { code: 'bookings.noSuchTime' } });
    expect(await app.book(site.manager, booking, next, date)).toMatchObject({
      dateScheduling: date,
      schedule: { startTime: next },
    });
  },
);

it.each(CHANGES)('in São Paulo, without a change, $lost of $date is booked', async ({ lost, date }) => {
  const booking = await waitingAt('BR', 'America/Sao_Paulo');
  expect(await app.book(site.manager, booking, lost, date)).toMatchObject({ schedule: { startTime: lost } });
});
