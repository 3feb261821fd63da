import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assignCarrier, assignOrder } from '#areas/load-orders/contract/order-assign.calls.ts';
import { cancelOrder } from '#areas/load-orders/contract/order-move.calls.ts';
import type { Team } from '#areas/load-orders/server/order-app.fixture.ts';
import { readTrucks } from '#areas/tracking/contract/live.calls.ts';
import { SNAPSHOT_EVENT, TRUCKS_EVENT } from '#areas/tracking/contract/live.shapes.ts';
import { viewerOf } from '#areas/tracking/contract/live-viewer.ts';
import { acceptTrip, consentToSharing, sharePositions } from '#areas/trips/contract/trip-position.calls.ts';
import { openStream } from '#testing/open-stream.ts';
import { HERE, type LiveApp, startLiveApp, THERE } from './live-app.fixture.ts';
import { LiveFeed, liveFeedOf } from './live-feed.ts';

let app: LiveApp;
let team: Team;
let counter = 0;
const number = () => {
  counter += 1;
  return `IMEI-${counter}`;
};

beforeAll(async () => {
  app = await startLiveApp();
  team = await app.team();
});
afterAll(async () => {
  await liveFeedOf(app.services).stop();
  await app.close();
});

describe('the own fleet', () => {
  it('is seen first as a whole, then by what moves', async () => {
    const [one, other] = [await app.tracked(team, number()), await app.tracked(team, number())];
    await app.report(one.deviceId, HERE);
    await app.report(other.deviceId, HERE);
    const stream = await app.follow(await app.watcher(team));
    expect(stream.messages[0]!.event).toBe(SNAPSHOT_EVENT);
    expect(stream.trucks.get(one.truckId)).toMatchObject({ ...HERE, free: true, order: null, state: 'moving' });
    await app.report(one.deviceId, THERE);
    await expect.poll(() => stream.trucks.get(one.truckId)).toMatchObject(THERE);
    const deltas = stream.messages.filter(({ event }) => event === TRUCKS_EVENT);
    expect(deltas.flatMap(({ data }) => data.moved?.map(({ id }) => id))).toEqual([one.truckId]);
    expect(deltas.flatMap(({ data }) => [...(data.trucks ?? []), ...(data.gone ?? [])])).toEqual([]);
    stream.close();
  });

  it('is nobody’s business in another company', async () => {
    const { truckId, deviceId } = await app.tracked(team, number());
    await app.report(deviceId, HERE);
    const stream = await app.follow(await app.watcher(await app.team(), 'load-order-read'));
    expect(stream.trucks.has(truckId)).toBe(false);
    stream.close();
  });

  it('leaves with the device', async () => {
    const { truckId, deviceId } = await app.tracked(team, number());
    await app.report(deviceId, HERE);
    const stream = await app.follow(await app.watcher(team));
    await expect.poll(() => stream.trucks.has(truckId)).toBe(true);
    await app.services.database.asPlatform((trx) =>
      sql`update vehicle set gps_device_id = null where id = ${truckId}`.execute(trx),
    );
    await expect.poll(() => stream.gone).toContain(truckId);
    stream.close();
  });

  it('is not for a driver, who sees the trip they drive', async () => {
    const { truckId, deviceId } = await app.tracked(team, number());
    await app.report(deviceId, HERE);
    const driver = await app.watcher(team, 'load-order-read');
    const driven = await app.truck(team, { account: driver });
    await app.assign(team, driven.truckId);
    const stream = await app.follow(driver);
    await expect.poll(() => stream.trucks.has(driven.truckId)).toBe(true);
    expect(stream.trucks.has(truckId)).toBe(false);
    stream.close();
  });
});

describe('a truck of another company', () => {
  it('is seen by the shipper from the assignment to the end, and by its owner always', async () => {
    const carrier = await app.team();
    const { truckId, deviceId } = await app.tracked(carrier, number());
    await app.report(deviceId, HERE);
    const shipper = await app.follow(await app.watcher(team, 'load-order-read'));
    const owner = await app.follow(await app.watcher(carrier, 'load-order-read'));
    const id = await app.order(team);
    const body = { transportCompanyId: await app.carrier(team, carrier.company) };
    expect((await app.call(team.manager, assignCarrier, { params: { id }, body })).status).toBe(200);
    const assigned = await app.call(carrier.manager, assignOrder, {
      params: { id },
      body: { transportUnitId: truckId },
    });
    expect(assigned.status).toBe(200);
    // What was reported before the assignment is the owner's alone.
    await expect.poll(() => shipper.trucks.get(truckId)).toMatchObject({ lat: null, own: false, deviceId: null });
    await app.report(deviceId, THERE);
    await expect.poll(() => shipper.trucks.get(truckId)).toMatchObject({ ...THERE, order: { id, own: true } });
    await expect
      .poll(() => owner.trucks.get(truckId))
      .toMatchObject({ ...THERE, own: true, order: { id, own: false } });
    await app.call(team.manager, cancelOrder, { params: { id }, body: { reason: 'Sin carga' } });
    await expect.poll(() => shipper.gone).toContain(truckId);
    await expect.poll(() => owner.trucks.get(truckId)).toMatchObject({ order: null, free: true });
    shipper.close();
    owner.close();
  });
});

describe('the phone of a driver', () => {
  it('is followed only while they share it', async () => {
    const driver = await app.member(team.company, 'load-order-read');
    const { truckId } = await app.truck(team, { account: driver });
    const id = await app.assign(team, truckId);
    const stream = await app.follow(await app.watcher(team, 'load-order-read'));
    expect(stream.trucks.get(truckId)).toMatchObject({ lat: null, freshness: 'never', state: 'unseen' });
    await app.call(driver, acceptTrip, { params: { id }, body: {} });
    const positions = [{ at: app.services.now().toISOString(), ...HERE }];
    await app.call(driver, sharePositions, { params: { id }, body: { positions } });
    await expect.poll(() => stream.trucks.get(truckId)).toMatchObject({ ...HERE, source: 'driver' });
    await app.call(driver, consentToSharing, { params: { id }, body: { shared: false } });
    await expect.poll(() => stream.trucks.get(truckId)).toMatchObject({ lat: null, lng: null, at: null });
    stream.close();
  });
});

describe('rights', () => {
  it('an order of a kind that may not be read leaves the own truck without it', async () => {
    const { truckId, deviceId } = await app.tracked(team, number());
    await app.assign(team, truckId);
    await app.report(deviceId, HERE);
    const stream = await app.follow(await app.watcher(team, 'operation-agro-read'));
    expect(stream.trucks.get(truckId)).toMatchObject({ ...HERE, order: null, driver: null, free: false });
    stream.close();
  });

  it('without the right to see the map there is no stream', async () => {
    const { status } = await app.call(await app.member(team.company, 'load-order-read'), readTrucks);
    expect(status).toBe(403);
  });

  it('a right that is taken away ends the stream', async () => {
    const watcher = await app.watcher(team, 'load-order-read');
    const stream = await app.follow(watcher);
    await app.services.database.asPlatform((trx) =>
      sql`update membership set enabled = false where user_id = ${watcher.userId}`.execute(trx),
    );
    await expect.poll(() => stream.ended).toBe(true);
  });

  it('the plain call shows what the stream shows', async () => {
    const watcher = await app.watcher(team, 'load-order-read');
    const stream = await app.follow(watcher);
    const { body } = await app.call(watcher, readTrucks);
    const facts = (trucks: Iterable<{ id: string; lat: number | null; plate: string }>) =>
      [...trucks].map(({ id, lat, plate }) => `${id} ${lat} ${plate}`).sort();
    expect(facts(body.trucks)).toEqual(facts(stream.trucks.values()));
    stream.close();
  });
});

describe('a tab that comes back', () => {
  it('receives what it missed, and everything where that is unknown', async () => {
    const [one, other] = [await app.tracked(team, number()), await app.tracked(team, number())];
    for (const { deviceId } of [one, other]) await app.report(deviceId, HERE);
    const watcher = await app.watcher(team);
    const [left, stays] = [await app.follow(watcher), await app.follow(watcher)];
    for (const { truckId } of [one, other]) {
      await expect.poll(() => left.trucks.get(truckId)).toMatchObject(HERE);
    }
    left.close();
    await app.report(one.deviceId, THERE);
    await expect.poll(() => stays.trucks.get(one.truckId)).toMatchObject(THERE);
    const back = await app.follow(watcher, left.lastId);
    expect(back.messages[0]!.event).toBe(TRUCKS_EVENT);
    // What changed meanwhile and no snapshot: another truck may have become late in the same second.
    expect(back.trucks.get(one.truckId)).toMatchObject(THERE);
    const lost = await app.follow(watcher, 'elsewhere.7');
    expect(lost.messages[0]!.event).toBe(SNAPSHOT_EVENT);
    for (const stream of [stays, back, lost]) stream.close();
  });
});

describe('the tabs of a process', () => {
  it('share one reading, also of companies with words of their own', async () => {
    const tabs = [await app.follow(await app.watcher(team)), await app.follow(await app.watcher(team))];
    const [view, other] = tabs.map(({ lastId }) => lastId.split('.')[0]);
    expect(other).toBe(view);
    for (const tab of tabs) tab.close();
  });
});

describe('two processes', () => {
  it('show the same, each from the database', async () => {
    const { truckId, deviceId } = await app.tracked(team, number());
    await app.report(deviceId, HERE);
    const watcher = await app.watcher(team);
    const session = { sessionId: watcher.sessionId, userId: watcher.userId, companyId: team.company.id };
    const viewer = viewerOf({ userId: watcher.userId, permissions: new Set(), drives: false });
    const second = new LiveFeed(app.services);
    const text: string[] = [];
    (await second.open(session, viewer)).setEncoding('utf8').on('data', (chunk: string) => text.push(chunk));
    const first = await app.follow(watcher);
    await expect.poll(() => text.join('')).toContain(truckId);
    await app.report(deviceId, { lat: -18.25, lng: -64.75 });
    await expect.poll(() => text.join('')).toContain('"lat":-18.25,"lng":-64.75');
    await expect.poll(() => first.trucks.get(truckId)).toMatchObject({ lat: -18.25 });
    first.close();
    await second.stop();
  });
});

describe('the screen of an order', () => {
  it('learns of a device that reports, without a row for each position', async () => {
    const { truckId, deviceId } = await app.tracked(team, number());
    const id = await app.assign(team, truckId);
    const stream = await app.follow(await app.watcher(team));
    const tab = await openStream(app, team.manager);
    await app.report(deviceId, HERE, { orderId: id });
    await expect.poll(() => tab.knows('position', id)).toBe(true);
    const { rows } = await app.services.database.asPlatform((trx) =>
      sql`select from app.signal where topic = 'position' and record_id = ${id}`.execute(trx),
    );
    expect(rows).toEqual([]);
    tab.close();
    stream.close();
  });
});

describe('the screen of a device', () => {
  it('learns of its messages, and another company does not', async () => {
    const { deviceId } = await app.tracked(team, number());
    const other = await app.team();
    const stream = await app.follow(await app.watcher(team));
    const [own, foreign] = [
      await openStream(app, await app.watcher(team)),
      await openStream(app, await app.watcher(other)),
    ];
    const unseen = await openStream(app, await app.member(team.company, 'load-order-read'));
    await app.report(deviceId, HERE);
    await expect.poll(() => own.knows('deviceMessage', deviceId)).toBe(true);
    // What everybody is sent afterwards shows that nothing was on its way to the others.
    const { deviceId: theirs } = await app.tracked(other, number());
    await app.report(theirs, HERE);
    await expect.poll(() => foreign.knows('deviceMessage', theirs)).toBe(true);
    expect([foreign, unseen].map((tab) => tab.knows('deviceMessage', deviceId))).toEqual([false, false]);
    for (const tab of [own, foreign, unseen, stream]) tab.close();
  });
});
