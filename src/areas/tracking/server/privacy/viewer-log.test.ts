import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import type { Team } from '#areas/load-orders/server/order-app.fixture.ts';
import { readDrivenTrip } from '#areas/routes/contract/path.calls.ts';
import { createPlace } from '#areas/routes/contract/place.calls.ts';
import { createRoute } from '#areas/routes/contract/route.calls.ts';
import { placeForm } from '#areas/routes/server/routes.fixture.ts';
import { readClientView } from '#areas/sharing/contract/client-view.calls.ts';
import { createPublicLink } from '#areas/sharing/contract/public-link.calls.ts';
import * as device from '#areas/tracking/contract/device.calls.ts';
import { readTrails, readTruck, readTrucks } from '#areas/tracking/contract/live.calls.ts';
import { exportReplay, readReplay, readTripReport } from '#areas/tracking/contract/replay.calls.ts';
import { VIEW_SLOT_MINUTES } from '#areas/tracking/rules/position-view.ts';
import { readMyViewers } from '#areas/trips/contract/driver-report.calls.ts';
import { acceptTrip, consentToSharing, readMap, sharePositions } from '#areas/trips/contract/trip-position.calls.ts';
import type { TestUser } from '#testing/world.ts';
import { HERE, type LiveApp, startLiveApp } from '../live/live-app.fixture.ts';
import { liveFeedOf } from '../live/live-feed.ts';

let app: LiveApp;
let team: Team;
let watcher: TestUser;
beforeAll(async () => {
  app = await startLiveApp();
  team = await app.team();
  watcher = await app.watcher(team, 'load-order-read', 'routes-write', 'transport-unit-read');
});
afterAll(async () => {
  await liveFeedOf(app.services).stop();
  await app.close();
});

/** An order that its driver shares, on a truck of the own fleet with a device. */
async function trip() {
  const driver = await app.member(team.company, 'load-order-read');
  const { truckId } = await app.truck(team, { account: driver });
  const deviceId = await app.services.database.asPlatform(async (trx) => {
    await sql`update vehicle set gps_device_id = id::text where id = ${truckId}`.execute(trx);
    const { rows } = await sql<{ id: string }>`select id from device where vehicle_id = ${truckId}`.execute(trx);
    return rows[0]!.id;
  });
  const id = await app.assign(team, truckId);
  await app.call(driver, acceptTrip, { params: { id }, body: {} });
  const now = app.services.now().getTime();
  const positions = [{ at: new Date(now).toISOString(), ...HERE }];
  await app.call(driver, sharePositions, { params: { id }, body: { positions } });
  await app.report(deviceId, HERE, { orderId: id });
  await app.services.database.asPlatform((trx) =>
    sql`insert into position (tracker_id, device_id, at, company_id, vehicle_id, order_id, lat, lng, source)
      select ${deviceId}, ${deviceId}, now() + make_interval(secs => n - 12), ${team.company.id}, ${truckId}, ${id}, -17.5, -63.5 + n / 1000.0, 'device'
      from generate_series(0, 11) n`.execute(trx),
  );
  return { id, driver, truckId, deviceId };
}
type Trip = Awaited<ReturnType<typeof trip>>;

const viewersOf = async ({ id, driver }: Trip) =>
  (await app.call(driver, readMyViewers, { params: { id } })).body.viewers.map(({ way }) => way);
const finish = async ({ id }: Trip) => {
  await app.moveTo(id, ORDER_STATUS.finished);
  await app.services.database.asPlatform((trx) =>
    sql`update load_order set finished_at = now() where id = ${id}`.execute(trx),
  );
};

async function link(loadingOrderId: string, shows: 'position' | 'track') {
  const body = { purpose: 'client' as const, loadingOrderId, shows: [shows] };
  const { url } = (await app.call(team.manager, createPublicLink, { body })).body;
  return new URL(url).pathname.split('/').at(-1) ?? '';
}
const openLink = async (alias: string) =>
  (await app.call(null, readClientView, { params: { loadOrderId: alias }, query: {} })).body.loadingOrder;

async function drivenWay(orderId: string) {
  const places = [];
  for (const at of [
    { lat: -17.7863, lng: -63.1812 },
    { lat: -16.5, lng: -68.15 },
  ]) {
    places.push((await app.call(watcher, createPlace, { body: placeForm(at) })).body.place._id);
  }
  const body = { loadId: places[0]!, unloadId: places[1]! };
  const { route } = (await app.call(watcher, createRoute, { body })).body;
  return app.call(watcher, readDrivenTrip, { params: { id: route._id, orderId } });
}

/** Every call that says where a driver is or was, and how the driver reads of it. */
const CALLS: Readonly<Record<string, readonly [way: string, look: (trip: Trip) => Promise<unknown>]>> = {
  'the list of the map': ['live', () => app.call(watcher, readTrucks)],
  'the stream of the map': ['live', async () => (await app.follow(watcher)).close()],
  'a truck on the map': ['live', ({ truckId }) => app.call(watcher, readTruck, { params: { vehicleId: truckId } })],
  'a trail on the map': ['live', ({ truckId }) => app.call(watcher, readTrails, { query: { vehicles: truckId } })],
  'the map of an order': ['live', ({ id }) => app.call(watcher, readMap, { params: { id } })],
  'the map of a finished order': [
    'live',
    async (seen) => {
      await finish(seen);
      await app.call(watcher, readMap, { params: { id: seen.id } });
    },
  ],
  'the map of an order whose driver withdrew': [
    'live',
    async ({ id, driver }) => {
      await app.call(driver, consentToSharing, { params: { id }, body: { shared: false } });
      await app.call(watcher, readMap, { params: { id } });
    },
  ],
  'the record of a device': [
    'live',
    ({ deviceId }) => app.call(watcher, device.readDevice, { params: { id: deviceId } }),
  ],
  'the messages of a device': [
    'live',
    ({ deviceId }) => app.call(watcher, device.readDeviceMessages, { params: { id: deviceId } }),
  ],
  'a replay of an order': ['replay', ({ id }) => app.call(watcher, readReplay, { query: { orderId: id } })],
  'a replay of a truck': ['replay', ({ truckId }) => app.call(watcher, readReplay, { query: { truckIds: truckId } })],
  'the report of a trip': ['replay', ({ id }) => app.call(watcher, readTripReport, { params: { id } })],
  'the way of a finished trip': [
    'replay',
    async (seen) => {
      await finish(seen);
      expect((await drivenWay(seen.id)).status).toBe(200);
    },
  ],
  'a file': ['export', ({ id }) => app.call(watcher, exportReplay, { query: { orderId: id, format: 'gpx' } })],
  'a link with the place': ['link', async ({ id }) => openLink(await link(id, 'position'))],
  'a link with the way alone': ['link', async ({ id }) => openLink(await link(id, 'track'))],
};

/** Whoever had the map open before counts for trips of the same five minutes. */
beforeEach(() =>
  app.services.database.asPlatform(async (trx) => {
    await trx.deleteFrom('map_view').execute();
  }),
);

describe('once the driver withdrew', () => {
  it('neither the order nor the way behind a link says where the truck is', async () => {
    const seen = await trip();
    const { id, driver, deviceId } = seen;
    await app.services.database.asPlatform((trx) =>
      sql`update latest_position set at = at - interval '1 hour' where tracker_id = ${deviceId}`.execute(trx),
    );
    const place = async () => (await app.read(id)).last_lat;
    expect(await place()).toBe(HERE.lat);
    const alias = await link(id, 'track');
    const before = (await openLink(alias)).track?.length ?? 0;
    expect(before).toBeGreaterThan(0);
    await app.call(driver, consentToSharing, { params: { id }, body: { shared: false } });
    expect(await place()).toBeNull();
    await app.services.database.asPlatform((trx) =>
      sql`insert into position (tracker_id, device_id, at, company_id, order_id, lat, lng, source)
        values (${deviceId}, ${deviceId}, now() + interval '1 second', ${team.company.id}, ${id}, -10, -60, 'device')`.execute(
        trx,
      ),
    );
    expect(JSON.stringify((await openLink(alias)).track)).not.toContain('-10');
  });
});

describe('a driver reads who saw their place', () => {
  it.each(Object.entries(CALLS))('by %s', async (_, [way, look]) => {
    const seen = await trip();
    expect(await viewersOf(seen)).toEqual([]);
    await look(seen);
    expect(await viewersOf(seen)).toEqual([way]);
  });

  it('also people who may see the truck, but not the order', async () => {
    const fleet = await app.watcher(team, 'transport-unit-read');
    for (const look of [
      ({ truckId }: Trip) => app.call(fleet, readTruck, { params: { vehicleId: truckId } }),
      ({ truckId }: Trip) => app.call(fleet, readReplay, { query: { truckIds: truckId } }),
      () => app.call(fleet, readTrucks),
    ]) {
      const seen = await trip();
      expect(await look(seen)).toMatchObject({ status: 200 });
      expect(await viewersOf(seen)).toHaveLength(1);
    }
  });

  it('and how long the map was open, but nobody who had it open after the trip or of another company', async () => {
    const seen = await trip();
    const stream = await app.follow(watcher);
    const views = async () => (await app.call(seen.driver, readMyViewers, { params: { id: seen.id } })).body.viewers;
    expect(await views()).toMatchObject([{ way: 'live', views: 1 }]);
    app.travel(VIEW_SLOT_MINUTES * 60_000);
    await expect.poll(views).toMatchObject([{ way: 'live', views: 2 }]);
    stream.close();
    const stranger = await app.watcher(await app.team(), 'load-order-read');
    await app.call(stranger, readTrucks);
    expect(await views()).toMatchObject([{ way: 'live', views: 2 }]);
    // Over before the second five minutes.
    await app.services.database.asPlatform((trx) =>
      sql`update trip_span set to_at = from_at + interval '1 millisecond' where order_id = ${seen.id}`.execute(trx),
    );
    expect(await views()).toMatchObject([{ way: 'live', views: 1 }]);
  });
});
