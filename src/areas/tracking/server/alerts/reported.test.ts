import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { reviewAlerts } from '#areas/tracking/contract/alert.calls.ts';
import { reportIrregular } from '#areas/tracking/contract/control.calls.ts';
import { REVIEW_ALERTS } from '#areas/tracking/contract/tracking.permissions.ts';
import { ALERT_KINDS } from '#areas/tracking/rules/alerts/alert-types.ts';
import type { DeviceAlarm } from '#areas/tracking/rules/messages/device-message.ts';
import { TROUBLES } from '#areas/trips/rules/trouble.ts';
import type { TestUser } from '#testing/world.ts';
import { type AlertsApp, dayOf, startAlerts, type Trip } from './alerts.fixture.ts';
import { raiseFromDevice } from './device-input.ts';

let app: AlertsApp;
beforeAll(async () => {
  app = await startAlerts();
});
afterAll(() => app.close());

const of = async (trip: Trip, type: string) => (await app.alertsOf(trip)).filter((alert) => alert.type === type);
const guardOf = (trip: Trip) => app.member(trip.team.company, 'load-order-read', ...REVIEW_ALERTS.allOf);
const review = async (guard: TestUser, trip: Trip, type: string) => {
  const [alert] = await of(trip, type);
  const alerts = [{ id: alert!.id, version: 1 }];
  return app.call(guard, reviewAlerts, { body: { alerts, result: 'true' } });
};

describe.each(TROUBLES.filter((type) => type !== 'other'))('%s', (type) => {
  it('is raised by who reports it, never by positions, and ends when somebody has dealt with it', async () => {
    const [trip, quiet] = [await app.trip(), await app.trip()];
    await app.report(quiet, dayOf());
    await app.device(quiet, { batteryPercent: 5, hasPower: false, contactMinutes: 90 });
    await app.judge();
    expect((await app.alertsOf(quiet)).length).toBeGreaterThan(2);
    expect(await of(quiet, type)).toEqual([]);

    const guard = await guardOf(trip);
    const body = { loadingOrderId: trip.orderId, type, note: 'Km 40', position: { lat: -17.5, lng: -63.5 } };
    expect((await app.call(trip.team.manager, reportIrregular, { body })).status).toBe(201);
    const { criticality, isSecurity } = ALERT_KINDS[type];
    expect(await of(trip, type)).toMatchObject([{ criticality, endedAt: null }]);
    // Whoever watches over security is notified of what concerns it, who runs the order of everything else.
    expect(await app.noticesOf(guard)).toEqual(isSecurity ? ['securityAlert'] : []);
    expect((await app.noticesOf(trip.team.manager)).includes('trackingAlert')).toBe(!isSecurity);
    expect((await review(guard, trip, type)).status).toBe(200);
    expect((await of(trip, type))[0]!.endedAt).not.toBeNull();
  });
});

describe.each([
  ['sos', 'priority'],
  ['accident', 'accident'],
  ['doorOpen', 'loadOpened'],
  ['powerCut', 'gpsDisconnect'],
  ['antennaCut', 'gpsDisconnect'],
] as const)('a device that reports %s', (alarm, type) => {
  it(`raises ${type} once, again as another one later or after a review, and it ends by a review or with the trip`, async () => {
    const trip = await app.trip();
    const deviceId = await app.device(trip);
    const say = (minute: number, said: DeviceAlarm = alarm) =>
      app.services.database.asPlatform((trx) =>
        raiseFromDevice(trx, app.services, {
          ...{ companyId: trip.companyId, orderId: trip.orderId, vehicleId: trip.truckId, deviceId, alarm: said },
          ...{ at: new Date(trip.start + minute * 60_000), position: null, isLate: false },
        }),
      );
    await say(10, 'lowBattery');
    expect(await app.alertsOf(trip)).toEqual([]);
    await say(10);
    await say(10);
    expect(await of(trip, type)).toMatchObject([{ criticality: 'high', endedAt: null, details: { cause: alarm } }]);
    const guard = await guardOf(trip);
    await review(guard, trip, type);
    expect((await of(trip, type))[0]!.endedAt).not.toBeNull();
    const end = (minute: number, isReviewed = false) =>
      app.services.database.asPlatform((trx) =>
        sql`update alert set ended_at = ${new Date(trip.start + minute * 60_000)} where order_id = ${trip.orderId}
          and review = ${isReviewed ? 'reviewed' : 'pending'}`.execute(trx),
      );
    await end(12, true);
    // The answer to the first one is none to the second, however soon it comes.
    await say(15);
    expect(await of(trip, type)).toMatchObject([{ endedAt: 12 }, { startedAt: 15, endedAt: null }]);
    expect(await app.noticesOf(guard)).toEqual(['securityAlert']);
    await end(16);
    await say(20);
    expect(await of(trip, type)).toMatchObject([{ endedAt: 12 }, { startedAt: 15, endedAt: null }]);
    await end(21);
    await say(40);
    expect(await of(trip, type)).toHaveLength(3);

    await app.moveTo(trip.orderId, ORDER_STATUS.finished);
    await app.judge();
    const open = await app.services.database.asPlatform((trx) =>
      trx
        .selectFrom('alert')
        .select(['review', 'ended_at'])
        .where('order_id', '=', trip.orderId)
        .where('type', '=', type)
        .orderBy('started_at')
        .execute(),
    );
    expect(open.map(({ review, ended_at }) => [review, ended_at !== null])).toEqual([
      ['reviewed', true],
      ['pending', true],
      ['pending', true],
    ]);
  });
});

describe('what goes on', () => {
  const set = (deviceId: string, values: ReturnType<typeof sql>) =>
    app.services.database.asPlatform(async (trx) => {
      await sql`update latest_position set ${values} where tracker_id = ${deviceId}`.execute(trx);
      await sql`update watched_trip set is_due = true`.execute(trx);
    });

  it('keeps its worst figure, shown while it goes on and after it', async () => {
    const trip = await app.trip();
    const device = await app.device(trip, { batteryPercent: 19 });
    await app.judge();
    for (const percent of [8, 25]) {
      await set(device, sql`battery_percent = ${percent}, contact_at = now()`);
      await app.judge();
      expect(await of(trip, 'battery')).toMatchObject([{ endedAt: null, details: { batteryPercentage: 8 } }]);
    }
    await set(device, sql`battery_percent = 31, contact_at = now()`);
    await app.judge();
    expect(await of(trip, 'battery')).toMatchObject([
      { endedAt: expect.any(Number), details: { batteryPercentage: 8 } },
    ]);
  });

  it('is one alert though it comes and goes within the quiet time', async () => {
    const trip = await app.trip();
    const device = await app.device(trip, { hasPower: false, contactMinutes: 3 });
    await app.judge();
    for (const hasPower of [true, false, true, false]) {
      await set(device, sql`has_power = ${hasPower}, contact_at = now() - interval '2 minutes 5 seconds'`);
      await app.judge();
    }
    expect(await of(trip, 'gpsDisconnect')).toMatchObject([{ endedAt: null }]);
  });
});
