import { afterAll, beforeAll, expect, it } from 'vitest';
import { readTimeline } from '#areas/load-orders/contract/order-timeline.calls.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { LA_PAZ } from '#areas/load-orders/server/order-details.fixture.ts';
import { type AlertsApp, placed, startAlerts, type Trip } from './alerts.fixture.ts';

let app: AlertsApp;
beforeAll(async () => {
  app = await startAlerts();
});
afterAll(() => app.close());

const AT_UNLOADING = { lat: LA_PAZ.lat!, lng: LA_PAZ.lng! };
/** Loads, leaves, and stands at the place of delivery. */
const toTheEnd = [
  { minute: 0, ...placed(0) },
  { minute: 5, ...placed(0) },
  { minute: 10, ...placed(2_000), speedKmh: 60 },
  { minute: 11, ...placed(3_000), speedKmh: 60 },
  { minute: 150, ...AT_UNLOADING },
  { minute: 152, ...AT_UNLOADING },
];

async function timeline({ team, orderId }: Trip): Promise<readonly string[]> {
  const { body } = await app.call(team.manager, readTimeline, { params: { id: orderId }, query: {} });
  return body.entries.map(({ type }) => type);
}

it('a departure seen by GPS starts the order, once', async () => {
  const trip = await app.trip();
  await app.report(trip, toTheEnd.slice(0, 2));
  await app.judge();
  expect((await app.read(trip.orderId)).status).toBe(ORDER_STATUS.assigned);
  await app.report(trip, toTheEnd.slice(2, 4));
  await app.judge();
  const order = await app.read(trip.orderId);
  expect([order.status, order.started_at?.getTime()]).toEqual([
    ORDER_STATUS.inProgress,
    expect.toSatisfy((at: number) => at > trip.start && at <= trip.start + 11 * 60_000),
  ]);
  await app.due();
  await app.judge();
  expect((await timeline(trip)).filter((type) => type === 'started')).toHaveLength(1);
});

it('an arrival enters the timeline and the arrival time, and moves no state', async () => {
  const trip = await app.trip();
  await app.report(trip, toTheEnd);
  await app.judge();
  const order = await app.read(trip.orderId);
  expect([order.status, order.finished_at]).toEqual([ORDER_STATUS.inProgress, null]);
  expect(order.arrived_at?.getTime()).toBeGreaterThanOrEqual(trip.start + 150 * 60_000);
  expect((await timeline(trip)).filter((type) => type === 'arrived')).toHaveLength(1);
  // Leaving again and coming back is no second arrival.
  await app.report(trip, [
    { minute: 160, lat: AT_UNLOADING.lat + 0.05, lng: AT_UNLOADING.lng },
    { minute: 162, lat: AT_UNLOADING.lat + 0.06, lng: AT_UNLOADING.lng },
    { minute: 170, ...AT_UNLOADING },
  ]);
  await app.judge();
  expect((await app.read(trip.orderId)).arrived_at).toEqual(order.arrived_at);
  expect((await timeline(trip)).filter((type) => type === 'arrived')).toHaveLength(1);
});
