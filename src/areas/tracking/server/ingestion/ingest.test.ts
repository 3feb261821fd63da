import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelOrder } from '#areas/load-orders/contract/order-move.calls.ts';
import type { Team } from '#areas/load-orders/server/order-app.fixture.ts';
import { readWatched, saveJudged } from '../alerts/watched-trip.repository.ts';
import { ingest } from './ingest.ts';
import { HERE, type MadeDevice, messageOf, north, startTracked, type TrackedApp } from './ingestion.fixture.ts';

let app: TrackedApp;
let team: Team;
let other: Team;
beforeAll(async () => {
  app = await startTracked();
  team = await app.team();
  other = await app.team();
});
afterAll(() => app.close());

const START = Date.now();
const ago = (seconds: number) => new Date(START - seconds * 1000);

describe('a message of a device', () => {
  it('is stored with its truck and trip, and moves the truck', async () => {
    const { device, orderId, truckId } = await app.onTheRoad(team);
    expect(await app.say(device, { batteryPercent: 80, ignition: true })).toEqual({
      kind: 'stored',
      stored: 1,
      refused: 0,
    });
    expect(await app.historyOf(device)).toMatchObject([{ ...HERE, verdict: 'fine', order_id: orderId }]);
    expect(await app.latestOf(device)).toMatchObject({
      ...HERE,
      vehicle_id: truckId,
      order_id: orderId,
      company_id: team.company.id,
      battery_percent: 80,
      ignition: true,
    });
    await app.settle();
    expect(await app.read(orderId)).toMatchObject({ last_lat: HERE.lat, last_lng: HERE.lng });
  });

  it('that comes late belongs to the trip of its time', async () => {
    const { device, orderId } = await app.onTheRoad(team);
    await app.call(team.manager, cancelOrder, { params: { id: orderId }, body: { reason: 'Cliente desistiu' } });
    await app.all((trx) =>
      trx
        .updateTable('trip_span')
        .set({ from_at: ago(7200), to_at: ago(600) })
        .where('order_id', '=', orderId)
        .execute(),
    );
    await app.say(device, { at: ago(1), position: north(3000) });
    await app.say(device, { at: ago(900) });
    const history = await app.historyOf(device);
    expect(history.map(({ verdict, order_id }) => [verdict, order_id])).toEqual([
      ['late', orderId],
      ['fine', null],
    ]);
    expect((await app.latestOf(device))?.at).toEqual(history[1]?.at);
  });

  it('without a place counts as contact, and is kept with its reason', async () => {
    const device = await app.device(team);
    expect(await app.say(device, { position: null, batteryPercent: 15 }, { position: { lat: 0, lng: 0 } })).toEqual({
      kind: 'stored',
      stored: 0,
      refused: 1,
    });
    expect(await app.latestOf(device)).toMatchObject({ at: null, battery_percent: 15 });
    const kept = await app.all((trx) =>
      trx
        .selectFrom('device_message')
        .select(['reason', 'battery_percent'])
        .where('device_id', '=', device.id)
        .execute(),
    );
    expect(kept.map(({ reason }) => reason).sort()).toEqual(['noPlace', 'noPosition']);
  });

  it('reports an alarm together with its place', async () => {
    const { device, orderId, truckId } = await app.onTheRoad(team);
    await app.say(device, { alarm: 'sos' });
    const kept = await app.all((trx) =>
      trx.selectFrom('device_message').selectAll().where('device_id', '=', device.id).execute(),
    );
    await app.say(device, { alarm: 'sos', position: north(20) });
    await app.drain();
    const raised = await app.all((trx) =>
      trx.selectFrom('alert').selectAll().where('device_id', '=', device.id).execute(),
    );
    expect(raised).toMatchObject([
      { ...HERE, type: 'priority', origin: 'device', order_id: orderId, vehicle_id: truckId, criticality: 'high' },
    ]);
    expect(kept).toMatchObject([{ alarm: 'sos', reason: null, order_id: orderId, vehicle_id: truckId }]);
    expect(await app.historyOf(device)).toHaveLength(2);
  });

  it('is stored once, however often it comes', async () => {
    const device = await app.device(team);
    const at = ago(30);
    await Promise.all([app.say(device, { at }), app.say(device, { at })]);
    await app.say(device, { at: ago(10), position: north(100) });
    expect(await app.say(device, { at })).toEqual({ kind: 'stored', stored: 0, refused: 0 });
    expect(await app.historyOf(device)).toHaveLength(2);
  });

  it('far from the last place waits for a second one', async () => {
    const device = await app.device(team);
    const far = { lat: -10, lng: -60 };
    await app.say(device, { at: ago(120) });
    expect(await app.say(device, { at: ago(60), position: far })).toMatchObject({ stored: 0, refused: 1 });
    expect(await app.latestOf(device)).toMatchObject({ ...HERE, doubt: expect.objectContaining(far) });
    await app.say(device, { at: ago(1), position: { ...far, lng: -60.005 } });
    expect(await app.historyOf(device)).toHaveLength(3);
    expect(await app.latestOf(device)).toMatchObject({ lng: -60.005, doubt: null });
  });

  it('of a truck that stands does not move it', async () => {
    const device = await app.device(team);
    await app.say(device, { at: ago(400), speedKmh: 0 });
    await app.say(
      device,
      { at: ago(200), speedKmh: 0, position: north(20) },
      { at: ago(60), speedKmh: 0, position: north(9) },
    );
    expect((await app.historyOf(device)).map(({ verdict }) => verdict)).toEqual(['fine', 'parked']);
    expect(await app.latestOf(device)).toMatchObject({ ...HERE, at: ago(60), stationary_since: ago(400) });
  });
});

describe('a sender', () => {
  it('that is unknown, disabled or has a wrong secret gets the same answer', async () => {
    const disabled = await app.device(team);
    await app.all((trx) =>
      trx.updateTable('device').set({ disabled_at: new Date() }).where('id', '=', disabled.id).execute(),
    );
    expect(await app.say(disabled, {})).toEqual({ kind: 'refused' });
    expect(await app.say({ secret: 'nobody has this one' }, {})).toEqual({ kind: 'refused' });
    expect(await app.historyOf(disabled)).toEqual([]);
    await app.settle();
    const days = await app.all((trx) =>
      trx.selectFrom('device_day').select(['refused', 'reasons']).where('device_id', '=', disabled.id).execute(),
    );
    expect(days).toEqual([{ refused: 1, reasons: { disabled: 1 } }]);
  });

  it('with wrong secrets is counted for every company that has its number, and reported after twenty', async () => {
    const device = await app.device(team);
    const shared = await app.device(team, { identifier: 'shared' });
    const theirs = await app.device(other, { identifier: 'SHARED' });
    for (const { identifier } of [device, shared]) {
      for (let times = 0; times < 20; times += 1)
        await app.say({ secret: `guess ${identifier} ${times}` }, { identifier });
    }
    await app.settle();
    const days = await app.all((trx) =>
      trx
        .selectFrom('device_day')
        .select(['device_id', 'messages', 'refused', 'reasons'])
        .where('device_id', 'in', [device.id, shared.id, theirs.id])
        .orderBy('device_id')
        .execute(),
    );
    const named = [device, shared, theirs].map(({ id }) => id).sort();
    const counts = { messages: 20, refused: 20, reasons: { wrongSecret: 20 } };
    expect(days).toEqual(named.map((device_id) => ({ device_id, ...counts })));
    const events = await app.all((trx) =>
      trx.selectFrom('outbox_event').select('payload').where('type', '=', 'tracking.secretGuessed').execute(),
    );
    const announced = events.map(({ payload }) => payload as { deviceId: string; times: number });
    expect(announced.map(({ deviceId, times }) => [deviceId, times]).sort()).toEqual(named.map((id) => [id, 20]));
  });

  it('without a secret is believed for the one company that allows it, and for none where two do', async () => {
    const sender = (identifier: string) => ({ kind: 'claim', protocol: 'gt06', identifier }) as const;
    const claim = (identifier: string) =>
      ingest(app.services)({ sender: sender(identifier), via: 'tcp', messages: [messageOf({})] });
    const one = await app.device(team, { identifier: '359339000000001', claims: 'gt06' });
    expect(await claim('359339000000001')).toMatchObject({ kind: 'stored', stored: 1 });
    expect(await app.historyOf(one)).toHaveLength(1);
    await app.device(other, { identifier: '359339000000001', claims: 'gt06' });
    expect(await claim('359339000000001')).toEqual({ kind: 'refused' });
    expect(await claim('359339000000002')).toEqual({ kind: 'refused' });
  });

  it('that says too much has to wait, and others do not', async () => {
    const [loud, quiet] = [await app.device(team), await app.device(team)];
    const many = Array.from({ length: 1000 }, (_, nth) => ({ at: ago(2000 - nth), position: north(nth) }));
    expect(await app.say(loud, ...many)).toMatchObject({ kind: 'stored', stored: 1000 });
    expect(await app.say(loud, ...many)).toMatchObject({ kind: 'busy', isTooMuch: true });
    expect(await app.say(quiet, {})).toMatchObject({ kind: 'stored' });
    // A broker of somebody else hands over what it kept during an outage, and forgets what is refused.
    const late = await ingest(app.services)({
      sender: { kind: 'secret', secret: loud.secret },
      via: 'mqtt',
      messages: many.map(messageOf),
      source: { kind: 'broker', value: 'x' },
    });
    expect(late).toMatchObject({ kind: 'stored' });
  });
});

describe('a phone', () => {
  it('is followed while its driver shares the position, and at no other time', async () => {
    const { orderId, driverId } = await app.onTheRoad(team);
    const phone = await app.device(team, { kind: 'phone', driverId });
    await app.say(phone, { at: ago(100), batteryPercent: 50 });
    expect([await app.historyOf(phone), (await app.latestOf(phone))?.at]).toEqual([[], null]);
    const kept = await app.all((trx) =>
      trx.selectFrom('device_message').select(['reason', 'content']).where('device_id', '=', phone.id).execute(),
    );
    expect(kept).toEqual([{ reason: 'notShared', content: { identifier: null } }]);
    const old = await app.device(team, { kind: 'phone' });
    await app.say(
      old,
      { at: ago(40 * 86_400), position: HERE },
      { at: ago(5), position: null, alarm: 'sos', speedKmh: 40 },
    );
    const places = await app.all((trx) =>
      trx
        .selectFrom('device_message')
        .select(['reason', 'content'])
        .where('device_id', '=', old.id)
        .orderBy('at')
        .execute(),
    );
    expect(places).toEqual([
      { reason: 'notShared', content: { identifier: null } },
      { reason: 'noPosition', content: { identifier: null } },
    ]);
    await app.all(async (trx) => {
      const since = { from_at: ago(7200) };
      await trx.updateTable('trip_span').set(since).where('order_id', '=', orderId).execute();
      await trx
        .updateTable('load_order')
        .set({ sharing_since: ago(60) })
        .where('id', '=', orderId)
        .execute();
    });
    await app.say(phone, { at: ago(90) }, { at: ago(1) });
    expect(await app.historyOf(phone)).toMatchObject([{ order_id: orderId }]);
  });
});

describe('the same day', () => {
  it('sent in order, or shuffled, doubled and in pieces, gives the same history', async () => {
    const hours = Array.from({ length: 240 }, (_, nth) => {
      const isStationary = nth >= 100 && nth < 140;
      const meters = (nth < 100 ? nth : isStationary ? 100 : nth - 40) * 700;
      return { at: ago(20_000 - nth * 60), position: north(meters), speedKmh: isStationary ? 0 : 42 };
    });
    const [{ device: straight, ...ordered }, { device: mixed, ...other }] = [
      await app.onTheRoad(team),
      await app.onTheRoad(team),
    ];
    // The trip begins and ends on the way.
    const trip = { from_at: ago(16_000), to_at: ago(8_000) };
    const ids = [ordered.orderId, other.orderId];
    await app.all((trx) => trx.updateTable('trip_span').set(trip).where('order_id', 'in', ids).execute());
    await app.say(straight, ...hours);
    const doubled = [...hours, ...hours].map((message, nth) => ({ message, place: (nth * 7919) % 480 }));
    const shuffled = doubled.sort((one, next) => one.place - next.place).map(({ message }) => message);
    for (let from = 0; from < shuffled.length; from += 60) await app.say(mixed, ...shuffled.slice(from, from + 60));
    const driven = async (device: MadeDevice, orderId: string) =>
      (await app.historyOf(device)).map(({ at, lat, order_id }) => [at.getTime(), lat, order_id === orderId] as const);
    const [one, another] = [await driven(straight, ordered.orderId), await driven(mixed, other.orderId)];
    const standsAt = north(70_000).lat;
    const moving = (history: typeof one) => history.filter(([, lat]) => lat !== standsAt);
    expect(moving(another)).toEqual(moving(one));
    const onTrip = hours.filter(
      ({ at, position }) => position.lat !== standsAt && at >= trip.from_at && at < trip.to_at,
    );
    expect(moving(one).filter(([, , isOnTrip]) => isOnTrip)).toHaveLength(onTrip.length);
    expect(moving(one).length).toBe(199);
    // Of a truck that stands, history keeps a position in five minutes; which of them depends on what came first.
    const stationary = (history: typeof one) => history.length - moving(history).length;
    expect([stationary(one), stationary(another) >= stationary(one)]).toEqual([9, true]);
    expect((await app.latestOf(mixed))?.at).toEqual((await app.latestOf(straight))?.at);
  });
});

describe('messages of many companies in one transaction', () => {
  it('are seen by their own company alone', async () => {
    const devices = await Promise.all([app.device(team), app.device(other)]);
    await Promise.all(devices.map((device) => app.say(device, {})));
    for (const [nth, { company, manager }] of [team, other].entries()) {
      const seen = await app.services.database.asMember({ companyId: company.id, userId: manager.userId }, (trx) =>
        trx
          .selectFrom('position')
          .select('tracker_id')
          .where(
            'tracker_id',
            'in',
            devices.map(({ id }) => id),
          )
          .execute(),
      );
      expect(seen).toEqual([{ tracker_id: devices[nth]!.id }]);
    }
  });
});

describe('the rules', () => {
  const dueOf = (id: string) =>
    app.all((trx) =>
      trx.selectFrom('watched_trip').select(['is_due', 'replays_from', 'company_id']).where('id', '=', id).execute(),
    );

  it('are woken for the trip, and for all of it by what comes late', async () => {
    const { device, orderId } = await app.onTheRoad(team);
    await app.all((trx) => trx.updateTable('watched_trip').set({ is_due: false }).where('id', '=', orderId).execute());
    await app.say(device, { at: ago(5) });
    await app.settle();
    expect(await dueOf(orderId)).toEqual([{ is_due: true, replays_from: null, company_id: team.company.id }]);
    await app.all((trx) =>
      trx
        .updateTable('trip_span')
        .set({ from_at: ago(7200) })
        .where('order_id', '=', orderId)
        .execute(),
    );
    await app.say(device, { at: ago(3000) }, { at: ago(2000), position: north(900) });
    await app.settle();
    expect(await dueOf(orderId)).toMatchObject([{ replays_from: ago(3000) }]);
  });

  it('judge again by what came late while they were judging all of a trip', async () => {
    const { device, orderId } = await app.onTheRoad(team);
    await app.all(async (trx) => {
      const since = { from_at: ago(7200) };
      await trx.updateTable('trip_span').set(since).where('order_id', '=', orderId).execute();
    });
    await app.say(device, { at: ago(5) });
    await app.say(device, { at: ago(3000) });
    await app.settle();
    /** Judges all of the trip, and meanwhile something happens. */
    const judge = (meanwhile: () => Promise<void>) =>
      app.all(async (trx) => {
        const [trip] = await readWatched(trx, [orderId], new Date().toISOString().slice(0, 10));
        await meanwhile();
        const { id, as_of: asOf, state } = trip!;
        const judged = {
          id,
          asOf,
          state,
          number: 0,
          judgedAt: ago(5),
          nextCheckAt: null,
          isDue: false,
        };
        await saveJudged(trx, [judged]);
      });
    await judge(async () => {
      await app.say(device, { at: ago(2500), position: north(900) });
      await app.settle();
    });
    expect(await dueOf(orderId)).toMatchObject([{ is_due: true, replays_from: ago(3000) }]);
    await judge(() => Promise.resolve());
    expect(await dueOf(orderId)).toMatchObject([{ replays_from: null }]);
  });

  it('keep no message waiting while they are busy with its trip', async () => {
    const device = await app.device(team);
    await app.say(device, { at: ago(50) });
    await app.settle();
    await app.all(async (trx) => {
      await trx.updateTable('watched_trip').set({ is_due: false }).where('id', '=', device.id).execute();
      expect(await app.say(device, { at: ago(5), position: north(300) })).toMatchObject({ stored: 1 });
      await app.settle();
    });
    expect(await dueOf(device.id)).toMatchObject([{ is_due: false }]);
    await app.settle();
    expect(await dueOf(device.id)).toMatchObject([{ is_due: true }]);
  });
});
