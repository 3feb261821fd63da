import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { REVIEW_ALERTS } from '#areas/tracking/contract/tracking.permissions.ts';
import { markDue, passOnMarks } from '../ingestion/watched.repository.ts';
import { type AlertsApp, dayOf, placed, startAlerts, type Trip } from './alerts.fixture.ts';
import { createEvaluator } from './evaluator.ts';
import { judgeTrips } from './judge-trips.service.ts';
import { TripPlans } from './trip-plans.ts';
import { clockOf, takeDue } from './watched-trip.repository.ts';

let app: AlertsApp;

beforeAll(async () => {
  app = await startAlerts();
});
afterAll(() => app.close());

const typesOf = async (trip: Trip) => (await app.alertsOf(trip)).map(({ type }) => type);
const only = async (trip: Trip, type: string) => (await app.alertsOf(trip)).filter((alert) => alert.type === type);
const plain = async (trip: Trip) =>
  (await app.alertsOf(trip)).map(({ id: _, is_late: __, details: ___, ...alert }) => alert);

describe('a trip', () => {
  it('is judged from its positions, and starts its order when the truck leaves', async () => {
    const trip = await app.trip();
    await app.report(trip, dayOf());
    await app.judge();
    const [stop] = await only(trip, 'stopped');
    expect(stop).toMatchObject({ criticality: 'medium', startedAt: 59, details: { expectedStoppedMins: 15 } });
    expect(stop!.endedAt).toBeGreaterThanOrEqual(100);
    expect(await typesOf(trip)).toContain('departure');
    const order = await app.read(trip.orderId);
    expect([order.status, order.started_at?.getTime()]).toEqual([ORDER_STATUS.inProgress, expect.any(Number)]);
  });

  it('gives the same alerts when its positions come shuffled, twice and late', async () => {
    const team = await app.team();
    await app.fence(team, 'danger', 30_000, 4_000);
    const [ordered, shuffled] = [await app.trip(team), await app.trip(team)];
    const day = dayOf();
    await app.report(ordered, day);
    await app.judge();
    const mixed = [...day].sort((a, b) => ((a.minute * 7919) % 131) - ((b.minute * 7919) % 131));
    for (let from = 0; from < mixed.length; from += 10) {
      await app.report(shuffled, mixed.slice(from, from + 10));
      await app.report(shuffled, mixed.slice(Math.max(0, from - 3), from + 2));
      await app.judge();
    }
    expect(await plain(shuffled)).toEqual(await plain(ordered));
    expect(await app.eventsOf(shuffled)).toEqual(await app.eventsOf(ordered));
    expect(new Set(await typesOf(ordered))).toEqual(
      new Set(['departure', 'geofenceEntry', 'zoneDanger', 'geofenceExit', 'stopped']),
    );
  });

  it('tells people at once of a deviation that two trackers report by turns, and ends it as one tracker would', async () => {
    const team = await app.team();
    const watcher = await app.member(team.company, 'load-order-read', 'load-order-write', ...REVIEW_ALERTS.allOf);
    const [trip, plainTrip] = [await app.trip(team), await app.trip(team)];
    await app.plan([trip, plainTrip]);
    const device = await app.device(trip);
    /** Away from the path and back to it, at 60 km/h. */
    const at = (minute: number) => ({
      minute,
      ...placed(Math.max(0, 15 - Math.abs(15 - minute)) * 1000),
      speedKmh: 60,
    });
    // The page of the driver is a minute and a half behind the device, all the time.
    for (let minute = 2; minute < 36; minute += 1) {
      await app.report(trip, [at(minute)], device);
      await app.report(trip, [at(minute - 1.5)]);
      await app.judge();
      if (minute !== 20) continue;
      expect(await only(trip, 'deviation')).toMatchObject([{ endedAt: null, is_late: false }]);
      expect(await app.noticesOf(watcher)).toContain('trackingAlert');
      expect(await app.eventsOf(trip)).toContainEqual(['deviation', expect.any(Number), null]);
    }
    const both = Array.from({ length: 34 }, (_, nth) => nth + 2).flatMap((minute) => [minute, minute - 1.5]);
    await app.report(
      plainTrip,
      both.sort((one, other) => one - other).map((minute) => at(minute)),
    );
    await app.judge();
    expect(await plain(trip)).toEqual(await plain(plainTrip));
    expect(await app.eventsOf(trip)).toEqual(await app.eventsOf(plainTrip));
    expect(await only(trip, 'deviation')).toMatchObject([{ endedAt: expect.any(Number), is_late: false }]);
    expect(await app.eventsOf(trip)).toContainEqual(['deviation', expect.any(Number), expect.any(Number)]);
  });

  it('keeps what positions have shown that are no longer stored', async () => {
    const trip = await app.trip();
    await app.report(trip, dayOf());
    await app.judge();
    const shown = [await plain(trip), await app.eventsOf(trip)];
    await app.services.database.asPlatform((trx) =>
      sql`delete from position where order_id = ${trip.orderId} and at < ${new Date(trip.start + 125 * 60_000)}`.execute(
        trx,
      ),
    );
    await app.report(trip, [{ minute: 121.5, ...placed(62_500), speedKmh: 60 }]);
    await app.judge();
    expect([await plain(trip), await app.eventsOf(trip)]).toEqual(shown);
    expect(shown[0]).toContainEqual(expect.objectContaining({ type: 'stopped' }));
  });

  it('is judged once by several evaluators at the same time, and by one that takes over', async () => {
    const trips = await Promise.all(Array.from({ length: 4 }, () => app.trip()));
    for (const trip of trips) await app.report(trip, dayOf());
    const others = [app.evaluator, createEvaluator(app.services), createEvaluator(app.services)];
    await Promise.all(others.flatMap((one) => [one.step(), one.step()]));
    await app.due();
    await app.judge();
    for (const trip of trips) expect((await only(trip, 'stopped')).length).toBe(1);
  });

  it('waits for the next round when it becomes due during one', async () => {
    const trip = await app.trip();
    const { database } = app.services;
    await app.judge();
    const begun = await database.asPlatform(clockOf);
    await database.asPlatform((trx) => markDue(trx, [{ id: trip.orderId, replaysFrom: null }]));
    await database.asPlatform(passOnMarks);
    const taken = (before: string) => database.asPlatform((trx) => takeDue(trx, new Date(0), 1_000, before));
    expect(await taken(begun)).not.toContain(trip.orderId);
    await app.report(trip, dayOf());
    await app.evaluator.round();
    expect((await only(trip, 'stopped')).length).toBe(1);
  });

  it('raises nothing when the look at it is undone, and everything at the next', async () => {
    const trip = await app.trip();
    await app.report(trip, dayOf());
    const plans = new TripPlans(app.services);
    const aborted = app.services.database.asPlatform(async (trx) => {
      await judgeTrips(trx, app.services, plans, [trip.orderId]);
      throw new Error('killed');
    });
    await expect(aborted).rejects.toThrow('killed');
    expect(await typesOf(trip)).toEqual([]);
    await app.judge();
    expect((await only(trip, 'stopped')).length).toBe(1);
  });

  it('says nothing about a truck whose rule is muted', async () => {
    const trip = await app.trip();
    await app.services.database.asPlatform((trx) =>
      sql`insert into alert_mute (id, company_id, vehicle_id, type, reason, from_at, until_at, created_by)
        values (gen_random_uuid(), ${trip.companyId}, ${trip.truckId}, 'stopped', 'Oficina', ${new Date(trip.start)},
          ${new Date(trip.start + 4 * 3_600_000)}, ${trip.team.manager.userId})`.execute(trx),
    );
    await app.report(trip, dayOf());
    await app.judge();
    const types = await typesOf(trip);
    expect(types).not.toContain('stopped');
    expect(types).toContain('departure');
  });

  it('ends its alerts when it ends', async () => {
    const trip = await app.trip();
    await app.device(trip, { contactMinutes: 40 });
    await app.report(
      trip,
      dayOf().filter(({ minute }) => minute < 95),
    );
    await app.judge();
    expect((await only(trip, 'stopped'))[0]!.endedAt).toBeNull();
    await app.moveTo(trip.orderId, ORDER_STATUS.finished);
    await app.judge();
    expect((await only(trip, 'stopped'))[0]!.endedAt).not.toBeNull();
    // Its device was silent until then.
    const [silence] = await only(trip, 'connection');
    expect(silence!.endedAt! - silence!.startedAt).toBeGreaterThanOrEqual(39);
  });
});

describe('a device', () => {
  it.each([
    ['connection', { contactMinutes: 40 }, { contactMinutes: 2 }],
    ['battery', { batteryPercent: 12 }, { batteryPercent: 40 }],
    ['gpsDisconnect', { hasPower: false, contactMinutes: 3 }, { hasPower: true }],
    ['notLocation', { contactMinutes: 1, fixMinutes: 30 }, { contactMinutes: 0, fixMinutes: 0 }],
  ])('raises and ends %s', async (type, bad, good) => {
    const [fine, trip] = [await app.trip(), await app.trip()];
    await app.device(fine, good);
    const id = await app.device(trip, bad);
    await app.due();
    await app.judge();
    expect(await typesOf(fine)).not.toContain(type);
    expect(await only(trip, type)).toMatchObject([{ endedAt: null }]);
    await app.due();
    await app.judge();
    expect(await only(trip, type)).toHaveLength(1);
    await app.services.database.asPlatform((trx) =>
      sql`update latest_position set contact_at = now(), at = now(), battery_percent = 90, has_power = true where tracker_id = ${id}`.execute(
        trx,
      ),
    );
    await app.due();
    await app.judge();
    expect((await only(trip, type))[0]!.endedAt).not.toBeNull();
  });
});

describe('messages of a device', () => {
  it('are counted by themselves: not what is kept of a truck that stands, nor what else reports for it', async () => {
    const [parked, seldom] = [await app.trip(), await app.trip()];
    const sent = [
      { trip: parked, messages: 120 },
      { trip: seldom, messages: 12 },
    ];
    for (const { trip } of sent) await app.device(trip);
    await app.due();
    await app.judge();
    for (const { trip, messages } of sent) {
      await app.services.database.asPlatform(async (trx) => {
        await sql`update watched_trip set state = jsonb_set(state, '{window,since}', to_jsonb(${Date.now() - 3_600_000}::float8)),
          is_due = true where id = ${trip.orderId}`.execute(trx);
        await sql`insert into device_day (company_id, device_id, day, messages)
          select d.company_id, d.id, (now() at time zone 'UTC')::date, ${messages} from device d where d.vehicle_id = ${trip.truckId}`.execute(
          trx,
        );
      });
      const minutes = Array.from({ length: trip === parked ? 12 : 120 }, (_, nth) => nth);
      await app.report(
        trip,
        minutes.map((nth) => ({ minute: trip === parked ? nth * 5 : nth / 2, ...placed(0) })),
      );
    }
    await app.judge();
    expect(await only(parked, 'eventFrequency')).toEqual([]);
    expect(await only(seldom, 'eventFrequency')).toMatchObject([{ details: { eventsPerMin: 0.2 } }]);
  });
});

describe('the phone of a driver', () => {
  const withoutTrip = (deviceId: string) =>
    app.services.database.asPlatform((trx) =>
      trx
        .selectFrom('alert')
        .select('type')
        .where('device_id', '=', deviceId)
        .where('order_id', 'is', null)
        .where('ended_at', 'is', null)
        .execute(),
    );

  it.each([
    ['connection', { contactMinutes: 40 }],
    ['battery', { batteryPercent: 12 }],
    ['notLocation', { contactMinutes: 1, fixMinutes: 30 }],
  ])('raises %s on the trip it is shared with, and nothing when it is not', async (type, bad) => {
    const trip = await app.trip();
    const phone = await app.device(trip, { ...bad, kind: 'phone', isOfDriver: true });
    await app.due();
    await app.judge();
    expect(await only(trip, type)).toMatchObject([{ endedAt: null }]);
    expect(await withoutTrip(phone)).toEqual([]);
    await app.share(trip, false);
    await app.due();
    await app.judge();
    expect(await only(trip, type)).toMatchObject([{ endedAt: expect.any(Number) }]);
    expect(await withoutTrip(phone)).toEqual([]);
  });

  it('may be the page: silent while it is shared, it raises connection', async () => {
    const [trip, unshared] = [await app.trip(), await app.trip()];
    for (const one of [trip, unshared]) {
      await app.report(one, [{ minute: 100, ...placed(0) }]);
      await app.services.database.asPlatform((trx) =>
        sql`update latest_position set contact_at = now() - interval '40 minutes' where tracker_id = ${one.orderId}`.execute(
          trx,
        ),
      );
    }
    await app.share(trip, true);
    await app.due();
    await app.judge();
    expect(await only(trip, 'connection')).toMatchObject([{ endedAt: null }]);
    expect(await only(unshared, 'connection')).toEqual([]);
  });
});

describe('a device that is fine', () => {
  it.each([
    ['gpsDisconnect', 'a phone that is not charging', { kind: 'phone', hasPower: false, contactMinutes: 3 }],
    ['notLocation', 'one that speaks of no place', { contactMinutes: 1, fixMinutes: 30, reason: 'noPosition' }],
  ])('raises no %s: %s', async (type, _which, values) => {
    const [fine, bad] = [await app.trip(), await app.trip()];
    await app.device(fine, values);
    await app.device(bad, { ...values, kind: 'hardware', reason: 'invalid' });
    await app.due();
    await app.judge();
    expect(await typesOf(fine)).not.toContain(type);
    expect(await typesOf(bad)).toContain(type);
  });
});

describe('a departure that is late', () => {
  it('is raised after the loading hour and its tolerance, and ends with the departure', async () => {
    const [trip, later] = [await app.trip(), await app.trip()];
    const plan = (id: string, hours: number) =>
      app.services.database.asPlatform((trx) =>
        sql`update load_order set loading_date = (l at time zone 'America/La_Paz')::date, loading_hour = (l at time zone 'America/La_Paz')::time
          from (select now() - make_interval(hours => ${hours}) as l) p where id = ${id}`.execute(trx),
      );
    await plan(trip.orderId, 2);
    await plan(later.orderId, 0);
    await app.judge();
    expect(await only(later, 'OutOfTimeInit')).toEqual([]);
    expect(await only(trip, 'OutOfTimeInit')).toMatchObject([{ endedAt: null }]);
    await app.report(trip, [
      { minute: 170, ...placed(0) },
      { minute: 172, ...placed(2_000), speedKmh: 60 },
      { minute: 173, ...placed(3_000), speedKmh: 60 },
    ]);
    await app.judge();
    expect((await only(trip, 'OutOfTimeInit'))[0]!.endedAt).not.toBeNull();
  });
});
