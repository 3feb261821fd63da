import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
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
    expect(new Set(await typesOf(ordered))).toEqual(
      new Set(['departure', 'geofenceEntry', 'zoneDanger', 'geofenceExit', 'stopped']),
    );
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
    await app.report(
      trip,
      dayOf().filter(({ minute }) => minute < 95),
    );
    await app.judge();
    expect((await only(trip, 'stopped'))[0]!.endedAt).toBeNull();
    await app.moveTo(trip.orderId, ORDER_STATUS.finished);
    await app.judge();
    expect((await only(trip, 'stopped'))[0]!.endedAt).not.toBeNull();
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
