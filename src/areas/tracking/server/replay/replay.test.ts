import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOrder } from '#areas/load-orders/contract/order.calls.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import type { Team } from '#areas/load-orders/server/order-app.fixture.ts';
import { addManualPosition, readMap } from '#areas/trips/contract/trip-position.calls.ts';
import type { CallInput } from '#kernel/api-call.ts';
import { createId } from '#kernel/ids.ts';
import type { TestUser } from '#testing/world.ts';
import { exportReplay, readReplay, readTripReport } from '../../contract/replay.calls.ts';
import { REPLAY_SENT_MAX } from '../../rules/replay/replay-limits.ts';
import { readTrack } from '../../rules/replay/wire-track.ts';
import { packTracks } from './read-tracks.ts';
import { type ReplayApp, startReplay } from './replay.fixture.ts';

let app: ReplayApp;
let team: Team;
let watcher: TestUser;
beforeAll(async () => {
  app = await startReplay();
  team = await app.team();
  watcher = await app.member(team.company, 'show-map-loading-order', 'load-order-read');
});
afterAll(() => app.close());

const replay = (query: NonNullable<CallInput<typeof readReplay>['query']>, who = watcher) =>
  app.call(who, readReplay, { query });
const now = Math.floor(Date.now() / 1000) * 1000;
const ago = (hours: number) => new Date(now - hours * 3_600_000);
const report = (id: string, who = watcher) => app.call(who, readTripReport, { params: { id } });

describe('the replay of an order', () => {
  it('shows its track with gaps and figures, and the report says the same', async () => {
    const { id, deviceId } = await app.onTheRoad(team);
    const about = { trackerId: deviceId, companyId: team.company.id, orderId: id };
    await app.drive({ ...about, from: ago(5), count: 61 });
    await app.drive({ ...about, from: ago(2), count: 31, lat: -16 });
    const { status, body } = await replay({ orderId: id });
    expect([status, body.from, body.to]).toEqual([200, ago(5).toISOString(), ago(1.5).toISOString()]);
    const [track] = body.tracks;
    expect(track).toMatchObject({ orderId: id, fixes: 92, thinned: { meters: 0, kmh: 0 } });
    expect(track!.gaps).toEqual([{ from: ago(4).toISOString(), to: ago(2).toISOString() }]);
    expect(track!.figures).toMatchObject({
      drivingSeconds: 5_400,
      stationarySeconds: 0,
      gapSeconds: 7_200,
      topKmh: 60,
    });
    expect(track!.figures.meters).toBeCloseTo(90 * 0.009 * 111_195, -3);
    const read = readTrack(track!, Date.parse(body.from));
    expect([read.at[0], read.lat[0], read.lng[0], read.kmh[0]]).toEqual([ago(5).getTime(), -17, -63, 60]);
    expect((await report(id)).body.trip).toMatchObject({ figures: track!.figures, gaps: track!.gaps });
  });

  it('contains nothing from before or after its trip, and the phone of its driver on the trip', async () => {
    const { id, deviceId } = await app.onTheRoad(team);
    await app.drive({ trackerId: deviceId, companyId: team.company.id, from: ago(9), count: 30 });
    const phone = { trackerId: id, companyId: team.company.id, orderId: id, source: 'driver' as const };
    await app.drive({ ...phone, from: ago(3), count: 20 });
    const { body } = await replay({ orderId: id });
    expect([body.tracks[0]!.fixes, body.from]).toEqual([20, ago(3).toISOString()]);
  });

  it('without a position is empty', async () => {
    const { id } = await app.onTheRoad(team);
    const { status, body } = await replay({ orderId: id });
    expect([status, body.tracks[0]?.fixes, body.tracks[0]?.seconds]).toEqual([200, 0, []]);
  });

  it('is not found by people of other companies, and notes who looked', async () => {
    const { id, deviceId } = await app.onTheRoad(team);
    await app.drive({ trackerId: deviceId, companyId: team.company.id, orderId: id, from: ago(1), count: 5 });
    const stranger = await app.member((await app.team()).company, 'show-map-loading-order', 'load-order-read');
    expect((await replay({ orderId: id }, stranger)).status).toBe(404);
    expect((await report(id, stranger)).status).toBe(404);
    await replay({ orderId: id });
    const views = await app.services.database.asPlatform((trx) =>
      sql<{ way: string; user_id: string }>`select way, user_id from position_view where order_id = ${id}`.execute(trx),
    );
    expect(views.rows).toEqual([{ way: 'replay', user_id: watcher.userId }]);
  });

  it('keeps a truck that stands where it was', async () => {
    const { id, deviceId } = await app.onTheRoad(team);
    const about = { trackerId: deviceId, companyId: team.company.id, orderId: id };
    await app.drive({ ...about, from: ago(2), count: 1 });
    await app.drive({ ...about, from: ago(1.98), count: 30, verdict: 'parked' });
    const [track] = (await replay({ orderId: id })).body.tracks;
    expect(track!.figures).toMatchObject({ drivingSeconds: 72, meters: 0 });
    expect(track!.stops).toHaveLength(1);
  });
});

describe('the replay of trucks', () => {
  it('shows own devices also without a trip, but never a phone outside one', async () => {
    const [own, phone] = [await app.onTheRoad(team), await app.onTheRoad(team, 'phone')];
    for (const { deviceId } of [own, phone]) {
      await app.drive({ trackerId: deviceId, companyId: team.company.id, from: ago(3), count: 10 });
    }
    const onTrip = { trackerId: phone.deviceId, companyId: team.company.id, orderId: phone.id };
    await app.drive({ ...onTrip, from: ago(1), count: 3 });
    const { body } = await replay({ truckIds: `${own.truckId},${phone.truckId}` });
    expect(body.tracks.map(({ truckId, fixes }) => [truckId, fixes])).toEqual([
      [own.truckId, 10],
      [phone.truckId, 3],
    ]);
  });

  it('shows the truck of a carrier only on the trips of one’s own orders', async () => {
    const { id, truckId, deviceId } = await app.onTheRoad(team);
    const shipper = await app.team();
    const client = await app.member(shipper.company, 'show-map-loading-order', 'manage-loading-orders-client');
    expect((await replay({ truckIds: truckId }, client)).error.code).toBe('tracking.noSuchTruck');
    await app.services.database.asPlatform((trx) =>
      sql`update load_order set client_company_id = ${shipper.company.id} where id = ${id}`.execute(trx),
    );
    const about = { trackerId: deviceId, companyId: team.company.id };
    await app.drive({ ...about, from: ago(4), count: 10 });
    await app.drive({ ...about, orderId: id, from: ago(1), count: 4 });
    expect((await replay({ truckIds: truckId }, client)).body.tracks[0]?.fixes).toBe(4);
    expect((await replay({ truckIds: truckId })).body.tracks[0]?.fixes).toBe(14);
    const looks = async () => {
      const map = (await app.call(client, readMap, { params: { id } })).body;
      const order = (await app.call(client, readOrder, { params: { id } })).body.loadingOrder;
      const file = await app.call(client, exportReplay, { query: { orderId: id, format: 'gpx' } });
      const others = [await replay({ orderId: id }, client), file, await report(id, client)];
      return {
        points: map.track.length,
        last: map.last,
        seen: order.lastCheckpoint,
        codes: others.map(({ status }) => status),
      };
    };
    const place = { lat: -17, lng: -63 };
    await app.call(team.manager, addManualPosition, { body: { loadingOrderId: id, ...place } });
    expect(await looks()).toMatchObject({ points: 5, last: place, seen: place, codes: [200, 200, 200] });
    await app.moveTo(id, ORDER_STATUS.finished);
    expect(await looks()).toEqual({ points: 0, last: null, seen: null, codes: [403, 403, 403] });
    expect((await replay({ orderId: id }, client)).error.code).toBe('tracking.replayDelivered');
    expect((await replay({ truckIds: truckId }, client)).error.code).toBe('tracking.noSuchTruck');
    const blind = await app.member(shipper.company, 'show-map-loading-order');
    expect((await replay({ truckIds: truckId }, blind)).status).toBe(404);
  });

  it('is for the control room', async () => {
    const { id, truckId } = await app.onTheRoad(team);
    const reader = await app.member(team.company, 'load-order-read');
    expect((await replay({ truckIds: truckId }, reader)).status).toBe(403);
    expect((await replay({ orderId: id }, reader)).status).toBe(200);
  });
});

describe('the limits', () => {
  it.each([
    ['nothing', {}, 'tracking.replayOfWhat'],
    ['an order and trucks', { orderId: createId(), truckIds: createId() }, 'tracking.replayOfWhat'],
    ['eleven trucks', { truckIds: Array.from({ length: 11 }, () => createId()).join(',') }, 'request.invalid'],
    ['a truck that is none', { truckIds: 'abc' }, 'request.invalid'],
    [
      'more than 30 days',
      { truckIds: createId(), from: '2026-01-01T00:00:00Z', to: '2026-02-01T00:00:00Z' },
      'tracking.replaySpan',
    ],
  ])('refuse %s', async (_, query, code) => {
    const { status, error } = await replay(query);
    expect([status, error.code]).toEqual([400, code]);
  });

  it('are those of all tracks together where they go into one file, and what fits is said', async () => {
    const made = [await app.onTheRoad(team), await app.onTheRoad(team)];
    const tracks = made.map(({ id, deviceId, truckId }) => ({
      ...{ from: ago(10), to: ago(0), truckId, orderId: id, plate: null, driver: null, orderIds: [] },
      devices: [{ id: deviceId, from: ago(10), to: ago(0) }],
    }));
    for (const { deviceId } of made) {
      await app.drive({ trackerId: deviceId, companyId: team.company.id, from: ago(8), count: 240 });
    }
    const pack = (most: number, together: boolean) =>
      app.services.database.asPlatform((trx) => packTracks(trx, tracks, { most, together }));
    expect(await pack(240, false)).toHaveLength(2);
    expect(await pack(480, true)).toHaveLength(2);
    await expect(pack(240, true)).rejects.toMatchObject({
      code: 'tracking.replayTooLarge',
      params: { most: 240, hours: 4 },
    });
  });

  it('30 days with a position every 30 s are sent in less than 300 KB, and the rule is said', async () => {
    const { id, deviceId } = await app.onTheRoad(team);
    const from = ago(24 * 30);
    const about = { trackerId: deviceId, companyId: team.company.id, orderId: id };
    await app.services.database.asPlatform((trx) =>
      sql`insert into position (tracker_id, at, company_id, order_id, lat, lng, speed_kmh, source)
        select ${about.trackerId}, ${from}::timestamptz + make_interval(secs => n * 30), ${about.companyId}, ${about.orderId},
          -20 + 5 * sin(n / 700.0) + random() * 1e-4, -63 + 5 * cos(n / 900.0) + random() * 1e-4,
          40 + 30 * sin(n / 50.0) + random() * 6, 'device' from generate_series(0, 86399) n`.execute(trx),
    );
    const { body } = await replay({ orderId: id });
    const [track] = body.tracks;
    expect(track!.fixes).toBe(86_400);
    expect(track!.seconds.length).toBeLessThanOrEqual(REPLAY_SENT_MAX);
    expect(track!.thinned.meters).toBeGreaterThan(0);
    expect(JSON.stringify(body).length).toBeLessThan(300_000);
  });
});

describe('the files', () => {
  it.each([
    ['gpx', 'application/gpx+xml', /<trkseg>[\s\S]*<\/trkseg>\n<trkseg>[\s\S]*<time>/],
    ['kml', 'application/vnd.google-earth.kml+xml', /<gx:Track>[\s\S]*<\/gx:Track>\n<gx:Track>/],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', /^PK/],
  ] as const)('as %s have every position, divided by gaps', async (format, type, content) => {
    const { id, deviceId } = await app.onTheRoad(team);
    const about = { trackerId: deviceId, companyId: team.company.id, orderId: id };
    await app.drive({ ...about, from: ago(5), count: 10 });
    await app.drive({ ...about, from: ago(2), count: 10, lat: -16 });
    const reply = await app.call(watcher, exportReplay, { query: { orderId: id, format } });
    expect([reply.status, reply.headers['content-type']]).toEqual([200, expect.stringContaining(type)]);
    expect(String(reply.body)).toMatch(content);
    if (format === 'gpx') expect(String(reply.body).match(/<trkpt /g)).toHaveLength(20);
  });
});
