import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '#kernel/ids.ts';
import type { BookingView } from '../../contract/booking.shapes.ts';
import { changeBookingStatus } from '../../contract/visit.calls.ts';
import type { WarehouseView } from '../../contract/warehouse.shapes.ts';
import { dock, type Site, startWarehouses, type WarehouseApp } from '../warehouses.fixture.ts';
import { bookingClockJob } from './clock.job.ts';

let app: WarehouseApp;
let site: Site;
let warehouse: WarehouseView;
beforeAll(async () => {
  app = await startWarehouses();
  site = await app.site();
  warehouse = await app.register(site.manager, { docks: [dock('A', { lanes: 20 })] });
});
afterAll(() => app.close());

const tick = () => bookingClockJob.run({}, app.services);
const booked = async () => app.book(site.manager, await app.expected(site.manager, warehouse), '09:00');
const startedAgo = ({ _id }: BookingView, minutes: number) =>
  app.services.database.asPlatform((trx) =>
    sql`update booking set starts_at = now() - make_interval(mins => ${minutes}), ends_at = now() + interval '1 hour'
      where id = ${_id}`.execute(trx),
  );
const historyOf = ({ _id }: BookingView) =>
  app.services.database.asPlatform((trx) =>
    trx.selectFrom('booking_event').select('type').where('booking_id', '=', _id).orderBy('at').execute(),
  );
const eventsAbout = ({ _id }: BookingView) =>
  app.services.database.asPlatform(async (trx) => {
    const { rows } = await sql<{ what: string }>`select payload ->> 'what' as what from outbox_event
      where payload ->> 'bookingId' = ${_id} and type = 'warehouses.clockNoticed'`.execute(trx);
    return rows.map(({ what }) => what);
  });

describe('the clock', () => {
  it('marks a no-show once, however many processes look, frees its place and asks for another booking', async () => {
    const booking = await booked();
    await startedAgo(booking, 61);
    await Promise.all(Array.from({ length: 6 }, tick));
    const all = await app.bookingsOf(site.manager, booking.order!._id);
    expect(all.map(({ schedulingStatus }) => schedulingStatus).sort()).toEqual(['noShow', 'pending']);
    const missed = (await historyOf(booking)).filter(({ type }) => type === 'missed');
    expect(missed).toHaveLength(1);
    const slots = await app.services.database.asPlatform((trx) =>
      trx.selectFrom('dock_slot').select('id').where('booking_id', '=', booking._id).execute(),
    );
    expect(slots).toEqual([]);
  });

  it('leaves a truck alone that came, and one whose time is not over', async () => {
    const [came, waits] = [await booked(), await booked()];
    await app.call(site.manager, changeBookingStatus, { params: { id: came._id }, body: { move: 'arrive' } });
    await startedAgo(came, 90);
    await startedAgo(waits, 20);
    await tick();
    for (const [booking, state] of [
      [came, 'arrived'],
      [waits, 'scheduled'],
    ] as const) {
      const [found] = await app.bookingsOf(site.manager, booking.order!._id);
      expect(found?.schedulingStatus).toBe(state);
      expect(await eventsAbout(booking)).toEqual([]);
    }
  });

  it('says once that a truck is late, and once more for another start', async () => {
    const booking = await booked();
    await startedAgo(booking, 40);
    await Promise.all([tick(), tick(), tick()]);
    expect(await eventsAbout(booking)).toEqual(['late']);
    const [found] = await app.bookingsOf(site.manager, booking.order!._id);
    await startedAgo(booking, 35);
    await tick();
    expect(await eventsAbout(booking)).toEqual(['late', 'late']);
    // Nobody's open form is stale for it.
    const [after] = await app.bookingsOf(site.manager, booking.order!._id);
    expect(after?.version).toBe(found!.version + 1);
  });

  it('sweeps holds that are over', async () => {
    const key = createId();
    await app.hold(site.manager, await app.expected(site.manager, warehouse), { time: '10:00', key });
    const left = () =>
      app.services.database.asPlatform((trx) =>
        trx.selectFrom('dock_slot').select('id').where('id', '=', key).execute(),
      );
    await tick();
    expect(await left()).toHaveLength(1);
    await app.services.database.asPlatform((trx) =>
      sql`update dock_slot set held_until = app.clock() - interval '1 second' where id = ${key}`.execute(trx),
    );
    await tick();
    expect(await left()).toEqual([]);
  });
});
