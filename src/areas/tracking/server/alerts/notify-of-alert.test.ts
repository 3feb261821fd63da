import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notificationKinds } from '#app/notification-kinds.ts';
import { targetOf } from '#areas/notifications/rules/notification-target.ts';
import { readAlert } from '#areas/tracking/contract/alert.calls.ts';
import { REVIEW_ALERTS, SEE_MAP } from '#areas/tracking/contract/tracking.permissions.ts';
import type { TestUser } from '#testing/world.ts';
import { type AlertsApp, startAlerts, type Trip } from './alerts.fixture.ts';
import { raiseAlert } from './raise-alert.ts';

let app: AlertsApp;
beforeAll(async () => {
  app = await startAlerts();
});
afterAll(() => app.close());

/** Where the notifications of a person lead. */
async function targetsOf({ userId }: TestUser) {
  await app.drain();
  const rows = await app.services.database.asPlatform((trx) =>
    trx.selectFrom('notification').select(['type', 'data']).where('user_id', '=', userId).execute(),
  );
  return rows.map(({ type, data }) => targetOf(notificationKinds.get(type), data as Record<string, string>));
}

const raise = (trip: Trip, type: 'deviation' | 'theft') =>
  app.services.database.asPlatform((trx) =>
    raiseAlert(trx, app.services, {
      ...{ companyId: trip.companyId, orderId: trip.orderId, type, origin: 'rule', startedAt: new Date(trip.start) },
      notify: { who: ['operators', 'driver'], how: ['app'] },
    }),
  );

const alertAt = (id: string) => `/operativeControl?alert=${id}`;

describe('the notification of an alert', () => {
  it.each(['deviation', 'theft'] as const)('of the type %s leads whoever sees the map to the alert', async (type) => {
    const trip = await app.trip();
    const { company } = trip.team;
    const watcher = await app.member(company, 'load-order-read', 'load-order-write', ...REVIEW_ALERTS.allOf);
    const { id } = await raise(trip, type);
    expect(await targetsOf(watcher)).toEqual([alertAt(id)]);
    expect((await app.call(watcher, readAlert, { params: { id } })).status).toBe(200);
  });

  it('leads whoever runs the order and does not see the map to the order', async () => {
    const trip = await app.trip();
    await raise(trip, 'deviation');
    const { operation_id } = await app.read(trip.orderId);
    const targets = await targetsOf(trip.team.manager);
    expect(targets.at(-1)).toBe(`/operation/${operation_id}/loadOrder/show/${trip.orderId}`);
  });

  it.each([
    ['to the trip, where they act', []],
    ['to the alert, where they see the map too', [SEE_MAP]],
  ])('leads drivers %s', async (_where, more) => {
    const trip = await app.trip();
    const driver = await app.member(trip.team.company, 'load-order-read', ...more);
    await app.services.database.asPlatform(async (trx) => {
      const { driver_id } = await app.read(trip.orderId);
      await trx.updateTable('driver').set({ user_id: driver.userId }).where('id', '=', driver_id!).execute();
    });
    const { id } = await raise(trip, 'theft');
    expect(await targetsOf(driver)).toEqual([more.length > 0 ? alertAt(id) : `/trips/${trip.orderId}`]);
  });

  it('of a truck without a trip leads to the alert', async () => {
    const trip = await app.trip();
    const watcher = await app.member(trip.team.company, ...REVIEW_ALERTS.allOf);
    const deviceId = await app.device(trip);
    const about = { companyId: trip.companyId, vehicleId: trip.truckId, deviceId, startedAt: new Date() };
    const { id } = await app.services.database.asPlatform((trx) =>
      raiseAlert(trx, app.services, { ...about, type: 'gpsDisconnect', origin: 'device' }),
    );
    expect(await targetsOf(watcher)).toEqual([alertAt(id)]);
  });
});
