import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, instantIn } from '#kernel/dates.ts';
import { createId } from '#kernel/ids.ts';
import { findDocks, findShifts } from '../contract/booking.calls.ts';
import type { BookingView } from '../contract/booking.shapes.ts';
import type { WarehouseView } from '../contract/warehouse.shapes.ts';
import { weekdayOf } from '../rules/opening-hours.ts';
import { day, dock, everyDay, type Site, startWarehouses, type WarehouseApp, ZONE } from './warehouses.fixture.ts';

/** More than are looked at first. */
const DOCKS = 12;
const HOURS = ['08:00', '09:00', '10:00', '11:00'];
const DAYS = Array.from({ length: 8 }, (_, offset) => day(offset + 1));
/** Nobody works on the weekday of this one. */
const FREE_DAY = DAYS[4]!;
/** Taken as a whole. */
const FULL_DAY = DAYS[2]!;
/** Only the last hour of the last dock is free. */
const LAST_DAY = DAYS[5]!;

let app: WarehouseApp;
let site: Site;
let warehouse: WarehouseView;
let booking: BookingView;
const taken = new Set<string>();
const places = DAYS.flatMap((date) =>
  HOURS.flatMap((hour) => Array.from({ length: DOCKS }, (_, at) => ({ date, hour, at }))),
);
const keyOf = ({ date, hour, at }: (typeof places)[number]) => `${date} ${hour} ${at}`;

/** Nine of ten on a usual day. */
function isTaken({ date, hour, at }: (typeof places)[number], nth: number): boolean {
  if (date === LAST_DAY) return at < DOCKS - 1 || hour !== HOURS.at(-1);
  return date === FULL_DAY || (nth * 7919) % 10 > 0;
}

async function take({ date, hour, at }: (typeof places)[number]): Promise<void> {
  const starts = instantIn(date, hour, ZONE);
  await app.services.database.asPlatform((trx) =>
    sql`insert into dock_slot (id, company_id, warehouse_id, dock_id, lane, starts_at, ends_at, held_until, held_by)
      values (${createId()}, ${site.company.id}, ${warehouse._id}, ${warehouse.docks[at]!.id}, 1, ${starts},
        ${new Date(starts.getTime() + 3_600_000)}, now() + interval '1 day', 'somebody else')`.execute(trx),
  );
}

beforeAll(async () => {
  app = await startWarehouses();
  site = await app.site();
  warehouse = await app.register(site.manager, {
    docks: Array.from({ length: DOCKS }, (_, at) => dock(`Dock ${at}`)),
    shifts: everyDay('08:00', '12:00').filter(({ weekday }) => weekday !== weekdayOf(FREE_DAY)),
    startInterval: 60,
    viewDaysCalendar: DAYS.length,
  });
  booking = await app.expected(site.manager, warehouse);
  for (const [nth, place] of places.entries()) {
    if (place.date === FREE_DAY || !isTaken(place, nth)) continue;
    taken.add(keyOf(place));
    await take(place);
  }
});
afterAll(() => app.close());

const freeOn = (date: string) =>
  places.filter((place) => place.date === date && date !== FREE_DAY && !taken.has(keyOf(place)));

it('finds the free days among many docks', async () => {
  const { body } = await app.call(site.manager, findDocks, { query: { schedulingId: booking._id } });
  const looked = DAYS.filter((date) => date >= body.from && date <= body.until);
  expect(body.unavailableDays).toEqual(looked.filter((date) => freeOn(date).length === 0));
  expect(body.unavailableDays).toContain(FULL_DAY);
  expect(body.unavailableDays).not.toContain(LAST_DAY);
});

it('finds the free times of each of them', async () => {
  for (const date of DAYS.slice(0, -1)) {
    const query = { schedulingId: booking._id, date };
    const { body } = await app.call(site.manager, findShifts, { query });
    const free = body.schedules.filter(({ scheduleStatus }) => scheduleStatus);
    const names = free.map(
      ({ dock: { id }, startTime }) => `${startTime} ${warehouse.docks.findIndex((one) => one.id === id)}`,
    );
    expect(names.sort()).toEqual(
      freeOn(date)
        .map(({ hour, at }) => `${hour} ${at}`)
        .sort(),
    );
    expect(body.schedules.every(({ scheduleStatus, held }) => scheduleStatus || held)).toBe(true);
  }
});

it('counts what was taken since', async () => {
  const date = addDays(FULL_DAY, 1);
  for (const place of freeOn(date)) {
    taken.add(keyOf(place));
    await take(place);
  }
  const { body } = await app.call(site.manager, findDocks, { query: { schedulingId: booking._id } });
  expect(body.unavailableDays).toContain(date);
});
