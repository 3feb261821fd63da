import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { insertEvents } from '#areas/load-orders/server/index.ts';
import {
  acceptLinkedTrip,
  addLinkedTaskPosition,
  closeLinkedTrip,
  listMyTrips,
  performLinkedTask,
  readLinkedTrip,
  readMyTrip,
  sendLinkedDocumentsAgain,
  shareLinkedPositions,
} from '#areas/trips/contract/driver-trip.calls.ts';
import { createId } from '#kernel/ids.ts';
import { factsOf } from '#testing/facts-of.ts';
import { createPublicLink } from '../../contract/public-link.calls.ts';
import { type OutsideApp, startOutside, type Trip } from '../links/outside.fixture.ts';

let app: OutsideApp;
beforeAll(async () => {
  app = await startOutside();
});
afterAll(() => app.close());

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function drive(status: 'assigned' | 'inProgress' = 'assigned') {
  const trip = await app.trip({ status });
  const { alias } = await app.share(trip, { purpose: 'driver', language: 'es-BO' });
  return { trip, params: { loadOrderId: alias } };
}

async function photoTask({ company, orderId }: Trip): Promise<string> {
  const id = createId();
  const where = { id, company_id: company.id, order_id: orderId, stage_position: 1, position: 1 };
  const what = { stage_name: 'Carga', key: 'photo', name: 'Fotos', by: 'driver', evidence: 'photo', required: true };
  await app.write((trx) =>
    trx
      .insertInto('load_order_task')
      .values({ ...where, ...what })
      .execute(),
  );
  return id;
}

const filesOf = ({ orderId }: Trip) =>
  app.write((trx) => trx.selectFrom('load_order_file').select('id').where('order_id', '=', orderId).execute());
const fileRows = () => app.write((trx) => trx.selectFrom('file_object').select('id').execute());
const seen = ({ orderId }: Trip) =>
  app.write((trx) => trx.selectFrom('position').select('lat').where('order_id', '=', orderId).execute());

describe('a driver with a personal link', () => {
  it('reads where to drive and what is passed, or null without a path', async () => {
    const { trip, params } = await drive();
    const read = async () => (await app.call(null, readLinkedTrip, { params, query: {} })).body.trip.plan;
    expect(await read()).toBeNull();
    const { route, pathId } = await app.plan(trip);
    expect(await read()).toMatchObject({ route, km: 850, checkpoints: [{ name: 'Peaje Suticollo', stopMinutes: 15 }] });
    expect(JSON.stringify(await read())).not.toContain(pathId);
  });

  it('reads the trip without prices, phones or the name of the client', async () => {
    const { trip, params } = await drive();
    await app.task(trip, 'Llegada');
    const { body, raw } = await app.call(null, readLinkedTrip, { params, query: {} });
    expect(body.trip).toMatchObject({ loadingOrderCode: trip.code, acceptedAt: null, language: 'es-BO' });
    expect(body.trip.stages).toMatchObject([{ name: 'Carga', tasks: [{ name: 'Llegada', open: true }] }]);
    expect(factsOf(raw.body)).not.toMatch(/4321|3210|71234567|Ingenio/);
    for (const id of [trip.orderId, trip.driverId]) expect(raw.body).not.toContain(id);
  });

  it('completes a task once, however often the phone sends it', async () => {
    const { trip, params } = await drive();
    const taskId = await photoTask(trip);
    const body = { clientKey: `key-${taskId}`, files: [{ fileName: 'foto.png', content: PNG }], note: 'Sin novedad' };
    const kept = (await fileRows()).length;
    const send = () => app.call(null, performLinkedTask, { params: { ...params, taskId }, body });
    const replies = [...(await Promise.all([send(), send(), send()])), await send()];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await filesOf(trip)).toHaveLength(1);
    expect((await fileRows()).length).toBe(kept + 1);
    expect(replies[0]?.body.trip).toMatchObject({
      stages: [{ tasks: [{ doneBy: 'Rufino Mamani', note: 'Sin novedad' }] }],
    });
    const other = { ...body, clientKey: 'another-key-1' };
    const late = await app.call(null, performLinkedTask, { params: { ...params, taskId }, body: other });
    expect(late.status).toBe(409);
  });

  it('is refused without the proof a task requires, and no picture is stored', async () => {
    const { trip, params } = await drive();
    const taskId = await photoTask(trip);
    const reply = await app.call(null, performLinkedTask, { params: { ...params, taskId }, body: {} });
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
    expect(await filesOf(trip)).toEqual([]);
  });

  it('shares the position after giving consent, each position stored once', async () => {
    const { trip, params } = await drive();
    const share = (body: { positions: { at: string; lat: number; lng: number }[] }) =>
      app.call(null, shareLinkedPositions, { params, body });
    const before = { at: new Date(app.services.now().getTime() - 60_000).toISOString(), lat: -17.5, lng: -63.5 };
    expect((await share({ positions: [before] })).status).toBe(409);
    const accepted = await app.call(null, acceptLinkedTrip, { params, body: {} });
    expect(accepted.body.trip.acceptedAt).not.toBeNull();
    const now = { at: app.services.now().toISOString(), lat: -17.6, lng: -63.6 };
    await share({ positions: [before, now] });
    await share({ positions: [now] });
    expect(await seen(trip)).toEqual([{ lat: -17.6 }]);
  });

  it('closes the trip after the required tasks, and the dispatcher’s is the only phone they see', async () => {
    const { trip, params } = await drive('inProgress');
    const taskId = await photoTask(trip);
    const close = () => app.call(null, closeLinkedTrip, { params, body: {} });
    expect((await close()).error.code).toBe('loadOrders.tasksLeft');
    const body = { clientKey: `key-${taskId}`, files: [{ fileName: 'foto.png', content: PNG }] };
    await app.write(async (trx) => {
      const person = { first_name: 'Ofelia', last_name: 'Rocha', country_code: '591', phone: '78880001' };
      await trx.updateTable('app_user').set(person).where('id', '=', trip.sharer.userId).execute();
      const optional = { id: createId(), company_id: trip.company.id, order_id: trip.orderId, position: 2 };
      const what = { stage_name: 'Carga', key: 'more', name: 'Más fotos', by: 'driver', evidence: 'photo' };
      const row = { ...optional, ...what, stage_position: 1, required: false };
      await trx.insertInto('load_order_task').values(row).execute();
    });
    const done = await app.call(null, performLinkedTask, { params: { ...params, taskId }, body });
    expect(done.body.trip).toMatchObject({
      loadingOrderStatus: 2,
      dispatcher: { name: 'Ofelia Rocha', number: '59178880001' },
    });
    const replies = [await close(), await close()];
    expect(replies.map(({ body: { trip: after } }) => after.loadingOrderStatus)).toEqual([6, 6]);
  });

  it('sends the position of a task after the task, only with consent at that time', async () => {
    const { trip, params } = await drive();
    await app.call(null, acceptLinkedTrip, { params, body: {} });
    const taskId = await photoTask(trip);
    const clientKey = `key-${taskId}`;
    const send = (key: string) =>
      app.call(null, addLinkedTaskPosition, {
        params: { ...params, taskId },
        body: { clientKey: key, position: { lat: -17.5, lng: -63.5 } },
      });
    const files = [{ fileName: 'foto.png', content: PNG }];
    await app.call(null, performLinkedTask, { params: { ...params, taskId }, body: { clientKey, files } });
    expect([(await send('another-key')).status, (await send(clientKey)).body]).toEqual([404, { added: true }]);
  });

  it('loses access when somebody else drives, or when the link is revoked', async () => {
    const { trip, params } = await drive();
    expect((await app.call(null, readLinkedTrip, { params, query: {} })).status).toBe(200);
    const other = await app.trip({ beside: trip, status: 'finished' });
    await app.write((trx) =>
      trx.updateTable('load_order').set({ driver_id: other.driverId }).where('id', '=', trip.orderId).execute(),
    );
    const replies = [
      await app.call(null, readLinkedTrip, { params, query: {} }),
      await app.call(null, acceptLinkedTrip, { params, body: {} }),
    ];
    expect(replies.map(({ error }) => error.code)).toEqual(['loadOrders.linkInvalid', 'loadOrders.linkInvalid']);
  });

  it('sends documents again that were sent back, also after the delivery', async () => {
    const { trip, params } = await drive();
    const send = () =>
      app.call(null, sendLinkedDocumentsAgain, {
        params,
        body: { files: [{ fileName: 'firmado.png', content: PNG }], note: null },
      });
    expect((await send()).error.code).toBe('loadOrders.nothingReturned');
    await app.write(async (trx) => {
      const returned = { status: ORDER_STATUS.finished, documents_returned_at: new Date() };
      await trx.updateTable('load_order').set(returned).where('id', '=', trip.orderId).execute();
      const about = { companyId: trip.company.id, orderId: trip.orderId, userId: trip.sharer.userId };
      await insertEvents(trx, [{ ...about, type: 'documentsReturned', reason: 'Ilegible' }]);
    });
    const page = await app.call(null, readLinkedTrip, { params, query: {} });
    expect(page.body.trip.returned).toMatchObject({ reason: 'Ilegible', documents: null });
    const sent = await send();
    expect([sent.status, sent.body.trip.returned]).toEqual([200, null]);
    expect(await filesOf(trip)).toHaveLength(1);
  });

  it('reaches no task of another trip', async () => {
    const [mine, other] = [await drive(), await drive()];
    const taskId = await photoTask(other.trip);
    const body = { files: [{ fileName: 'foto.png', content: PNG }] };
    const reply = await app.call(null, performLinkedTask, { params: { ...mine.params, taskId }, body });
    expect(reply.status).toBe(404);
    expect(await filesOf(other.trip)).toEqual([]);
  });

  it('must exist: a trip without a driver has no such link', async () => {
    const { sharer, orderId } = await app.trip({ status: 'programmed' });
    const body = { purpose: 'driver' as const, loadingOrderId: orderId };
    expect((await app.call(sharer, createPublicLink, { body })).error.code).toBe('loadOrders.wrongStatus');
  });
});

describe('a driver with an account', () => {
  it('finds the trips they drive, and no others', async () => {
    const trip = await app.trip({ status: 'assigned' });
    const beside = await app.trip({ beside: trip });
    const driver = await app.world.user({ company: trip.company, permissions: ['load-order-read'] });
    await app.write((trx) =>
      trx.updateTable('driver').set({ user_id: driver.userId }).where('id', '=', trip.driverId).execute(),
    );
    const { trips } = (await app.call(driver, listMyTrips)).body;
    expect(trips.map(({ loadingOrderCode }) => loadingOrderCode)).toEqual([trip.code]);
    expect((await app.call(driver, readMyTrip, { params: { id: trip.orderId } })).status).toBe(200);
    expect((await app.call(driver, readMyTrip, { params: { id: beside.orderId } })).status).toBe(404);
    expect((await app.call(trip.sharer, readMyTrip, { params: { id: trip.orderId } })).status).toBe(404);
  });
});
