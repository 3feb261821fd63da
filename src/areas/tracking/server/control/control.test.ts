import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assignOrder } from '#areas/load-orders/contract/order-assign.calls.ts';
import { finalizeOrder } from '#areas/load-orders/contract/order-move.calls.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { type LifecycleApp, startLifecycle } from '#areas/load-orders/server/lifecycle.fixture.ts';
import type { Team } from '#areas/load-orders/server/order-app.fixture.ts';
import * as control from '#areas/tracking/contract/control.calls.ts';
import * as reports from '#areas/trips/contract/driver-report.calls.ts';
import { readLinkedTrip, readMyTrip } from '#areas/trips/contract/driver-trip.calls.ts';
import { addManualPosition } from '#areas/trips/contract/trip-position.calls.ts';
import type { TroubleType } from '#areas/trips/rules/trouble.ts';
import type { TestUser } from '#testing/world.ts';
import { controlClockJob } from './control.job.ts';

let app: LifecycleApp;
let team: Team;
beforeAll(async () => {
  app = await startLifecycle();
  team = await app.team();
});
afterAll(() => app.close());

const HERE = { lat: -17.5, lng: -63.5 };
const MINUTE = 60_000;
const ago = (minutes: number) => new Date(app.services.now().getTime() - minutes * MINUTE).toISOString();

async function trip(hasAccount = true) {
  const driver = hasAccount ? await app.member(team.company, 'load-order-read') : null;
  const { truckId } = await app.truck(team, driver ? { account: driver } : {});
  const id = await app.order(team);
  await app.call(team.manager, assignOrder, { params: { id }, body: { transportUnitId: truckId } });
  return { id, driver: driver as TestUser };
}

const ask = (id: string, who = team.manager) => app.call(who, control.askLocation, { body: { loadingOrderId: id } });
const answer = (id: string, driver: TestUser, requestId: string, more: object = {}) =>
  app.call(driver, reports.answerLocation, { params: { id }, body: { requestId, position: HERE, ...more } });
const read = async (id: string, who = team.manager) =>
  (await app.call(who, control.readControl, { params: { id } })).body;
const kindsOn = (id: string) =>
  app.services.database.asPlatform(async (trx) => {
    const rows = await trx
      .selectFrom('map_event')
      .select('kind')
      .where('order_id', '=', id)
      .orderBy('created_at')
      .execute();
    return rows.map(({ kind }) => kind);
  });
const positionsOf = (id: string) =>
  app.services.database.asPlatform((trx) =>
    trx.selectFrom('position').select(['lat', 'lng', 'source']).where('order_id', '=', id).orderBy('at').execute(),
  );

describe('asking a driver where they are', () => {
  it('notifies an account, and is answered once with this one position', async () => {
    const { id, driver } = await trip();
    const asked = await ask(id);
    expect([asked.status, asked.body.notified, asked.body.request.state]).toEqual([201, true, 'asked']);
    expect(asked.body.message?.text).toContain(`/trips/${id}`);
    expect(await app.noticesOf(driver)).toContain('locationAsked');
    const { question } = (await app.call(driver, readMyTrip, { params: { id } })).body.trip;
    expect(question?._id).toBe(asked.body.request._id);
    expect((await answer(id, driver, question!._id)).body.state).toBe('answered');
    // The driver never agreed to be followed: one position, and no more.
    expect(await positionsOf(id)).toEqual([{ ...HERE, source: 'driver' }]);
    expect((await app.read(id)).sharing_since).toBeNull();
    expect(await app.noticesOf(team.manager)).toContain('locationAnswered');
    expect((await read(id)).questions).toMatchObject([{ state: 'answered', position: HERE }]);
    expect(await kindsOn(id)).toEqual(['locationAsked', 'locationAnswered']);
  });

  it('counts an answer that is sent twice once, and refuses another one', async () => {
    const { id, driver } = await trip();
    const requestId = (await ask(id)).body.request._id;
    await answer(id, driver, requestId);
    expect((await answer(id, driver, requestId)).status).toBe(200);
    expect((await answer(id, driver, requestId, { position: null })).error.code).toBe('tracking.locationClosed');
    expect(await positionsOf(id)).toHaveLength(1);
  });

  it('allows one open question, also when two people ask at once', async () => {
    const { id } = await trip();
    const both = await Promise.all([ask(id), ask(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.error.code).toBe('tracking.locationAsked');
  });

  it('may be declined, and stores no position then', async () => {
    const { id, driver } = await trip();
    const requestId = (await ask(id)).body.request._id;
    expect((await answer(id, driver, requestId, { position: null })).body.state).toBe('declined');
    expect(await positionsOf(id)).toEqual([]);
    expect(await app.noticesOf(team.manager)).toContain('locationDeclined');
  });

  it('gives a driver without an account a personal link in the message', async () => {
    const { id } = await trip(false);
    const { body } = await ask(id);
    expect(body.notified).toBe(false);
    const alias = body.message!.text.match(/driver-view\/([\w-]+)/)![1]!;
    const params = { loadOrderId: alias };
    const { question } = (await app.call(null, readLinkedTrip, { params, query: {} })).body.trip;
    const given = await app.call(null, reports.answerLinkedLocation, {
      params,
      body: { requestId: question!._id, position: HERE },
    });
    expect(given.body.state).toBe('answered');
    expect((await read(id)).questions).toMatchObject([{ state: 'answered', position: HERE }]);
  });

  it('belongs to people who run or watch the trip, and to nobody else', async () => {
    const { id, driver } = await trip();
    const auditor = await app.member(team.company, 'load-order-read', 'show-map-loading-order');
    const guard = await app.member(team.company, 'load-order-read', 'show-map-loading-order', 'alert-review');
    const other = await app.team();
    expect((await ask(id, auditor)).status).toBe(403);
    expect((await ask(id, other.manager)).status).toBe(404);
    expect((await ask(id, driver)).status).toBe(403);
    const { body } = await ask(id, guard);
    const stranger = await app.member(team.company, 'load-order-write');
    expect((await answer(id, stranger, body.request._id)).error.code).toBe('loadOrders.notTheDriver');
  });

  it('asks nobody on a trip that is over or has no driver', async () => {
    const { id } = await trip();
    await app.moveTo(id, ORDER_STATUS.inProgress);
    await app.call(team.manager, finalizeOrder, { params: { id }, body: {} });
    expect((await ask(id)).error.code).toBe('loadOrders.wrongStatus');
  });

  it('expires, is marked once, and makes room for the next; what was answered in time still counts', async () => {
    const { id, driver } = await trip();
    const requestId = (await ask(id)).body.request._id;
    await app.services.database.asPlatform((trx) =>
      trx
        .updateTable('location_request')
        .set({ asked_at: ago(40), expires_at: ago(10) })
        .where('id', '=', requestId)
        .execute(),
    );
    expect((await read(id)).questions).toMatchObject([{ state: 'expired' }]);
    await controlClockJob.run({}, app.services);
    await controlClockJob.run({}, app.services);
    expect(await kindsOn(id)).toEqual(['locationAsked', 'locationExpired']);
    expect((await answer(id, driver, requestId)).error.code).toBe('tracking.locationClosed');
    expect((await ask(id)).status).toBe(201);
    expect((await answer(id, driver, requestId, { at: ago(12) })).status).toBe(200);
  });
});

const trouble = (id: string, driver: TestUser, more: Partial<reports.Trouble> & { type: TroubleType }) =>
  app.call(driver, reports.reportTrouble, {
    params: { id },
    body: { clientKey: 'phone-key-1', position: HERE, ...more, files: [] },
  });
const alertsOf = (id: string) =>
  app.services.database.asPlatform((trx) =>
    trx
      .selectFrom('alert')
      .select(['type', 'criticality', 'started_at', 'lat', 'note'])
      .where('order_id', '=', id)
      .execute(),
  );

describe('trouble on a trip', () => {
  it('of a driver without network keeps its time and is stored once', async () => {
    const { id, driver } = await trip();
    await app.services.database.asPlatform((trx) =>
      trx
        .updateTable('load_order')
        .set({ assigned_at: ago(60) })
        .where('id', '=', id)
        .execute(),
    );
    const at = ago(25);
    const first = await trouble(id, driver, { type: 'priority', at });
    const again = await trouble(id, driver, { type: 'priority', at });
    expect(again.body.reportId).toBe(first.body.reportId);
    const [alert, ...others] = await alertsOf(id);
    expect(others).toEqual([]);
    expect(alert).toMatchObject({ type: 'priority', criticality: 'high', lat: HERE.lat });
    expect(alert!.started_at.toISOString()).toBe(at);
    expect((await read(id)).troubles).toMatchObject([{ type: 'priority', byDriver: true, at }]);
    expect(await kindsOn(id)).toEqual(['irregular']);
  });

  it('says where it was only if the driver chose to, and follows nobody', async () => {
    const { id, driver } = await trip();
    await trouble(id, driver, { type: 'accident', position: null });
    expect(await alertsOf(id)).toMatchObject([{ type: 'accident', lat: null }]);
    expect(await positionsOf(id)).toEqual([]);
  });

  it('is reported by operators with photos that people of the order read', async () => {
    const { id } = await trip();
    const photos = [{ fileId: await app.picture(team.manager) }];
    const body = { loadingOrderId: id, type: 'loadOpened' as const, note: 'Precinto roto', position: HERE, photos };
    const { status, body: reply } = await app.call(team.manager, control.reportIrregular, { body });
    expect(status).toBe(201);
    expect(reply.trouble).toMatchObject({ type: 'loadOpened', note: 'Precinto roto', byDriver: false });
    expect(reply.trouble.photos).toHaveLength(1);
    expect(await alertsOf(id)).toMatchObject([{ type: 'loadOpened', criticality: 'high', note: 'Precinto roto' }]);
    const stolen = { ...body, photos: [{ fileId: await app.picture((await app.team()).manager) }] };
    expect((await app.call(team.manager, control.reportIrregular, { body: stolen })).status).toBe(400);
  });

  it('of something without a type of its own is less urgent than a call for help', async () => {
    const { id, driver } = await trip();
    await trouble(id, driver, { type: 'other', note: 'Ruido en el eje' });
    expect(await alertsOf(id)).toMatchObject([{ type: 'priority', criticality: 'medium' }]);
  });

  it('is not reported of a trip that is over, except what happened before', async () => {
    const { id, driver } = await trip();
    await app.moveTo(id, ORDER_STATUS.inProgress);
    const before = ago(0);
    await app.call(team.manager, finalizeOrder, { params: { id }, body: {} });
    expect((await trouble(id, driver, { type: 'theft', clientKey: 'after-the-end' })).error.code).toBe(
      'loadOrders.wrongStatus',
    );
    expect((await trouble(id, driver, { type: 'theft', at: before })).status).toBe(200);
  });
});

describe('a checkpoint of a trip', () => {
  const create = (id: string, more: object = {}) =>
    app.call(team.manager, control.createCheckpoint, {
      body: { loadingOrderId: id, place: 'Peaje Suticollo', position: HERE, ...more },
    });

  it('becomes the last place of the order, and moves with a correction', async () => {
    const { id } = await trip();
    const { status, body } = await create(id);
    expect([status, body.checkpoint.place]).toEqual([201, 'Peaje Suticollo']);
    expect(await app.read(id)).toMatchObject({ last_lat: HERE.lat, last_lng: HERE.lng });
    const { _id, version } = body.checkpoint;
    const moved = { place: 'Peaje Confital', position: { lat: -17.6, lng: -66.1 } };
    const change = (body: object) =>
      app.call(team.manager, control.updateCheckpoint, { params: { id: _id }, body: { ...moved, version, ...body } });
    expect((await change({})).body.checkpoint).toMatchObject({ ...moved, version: version + 1 });
    expect(await app.read(id)).toMatchObject({ last_lat: -17.6, last_lng: -66.1 });
    expect(await positionsOf(id)).toHaveLength(1);
    expect((await change({})).status).toBe(409);
  });

  it('of an earlier time does not move the order back', async () => {
    const { id } = await trip();
    await app.services.database.asPlatform((trx) =>
      trx
        .updateTable('load_order')
        .set({ assigned_at: ago(90) })
        .where('id', '=', id)
        .execute(),
    );
    await create(id);
    await create(id, { at: ago(60), position: { lat: -16.9, lng: -64 } });
    expect(await app.read(id)).toMatchObject({ last_lat: HERE.lat });
    expect((await read(id)).checkpoints).toHaveLength(2);
  });

  it('needs the right to write orders of its kind, and a place on earth', async () => {
    const { id } = await trip();
    const reader = await app.member(team.company, 'load-order-read', 'show-map-loading-order', 'alert-review');
    const body = { loadingOrderId: id, place: 'Peaje', position: HERE };
    expect((await app.call(reader, control.createCheckpoint, { body })).status).toBe(403);
    expect((await create(id, { position: { lat: 0, lng: 0 } })).error.fields?.position?.code).toBe('invalid');
  });

  it('noted as a position by hand is on the map too', async () => {
    const { id } = await trip();
    await app.call(team.manager, addManualPosition, { body: { loadingOrderId: id, ...HERE } });
    expect(await kindsOn(id)).toEqual(['manualPosition']);
  });
});
