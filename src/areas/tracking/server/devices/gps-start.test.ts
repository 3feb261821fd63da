import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assignOrder } from '#areas/load-orders/contract/order-assign.calls.ts';
import { startOrder } from '#areas/load-orders/contract/order-move.calls.ts';
import { markStop } from '#areas/load-orders/contract/order-part.calls.ts';
import { readTimeline } from '#areas/load-orders/contract/order-timeline.calls.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { assignAutomaticallyJob } from '#areas/load-orders/server/assign/assign-automatically.ts';
import { SANTA_CRUZ } from '#areas/load-orders/server/order-details.fixture.ts';
import { performTask, readTasks } from '#areas/trips/contract/order-task.calls.ts';
import { type AlertsApp, dayOf, startAlerts, type Team, type Trip } from '../alerts/alerts.fixture.ts';

let app: AlertsApp;
beforeAll(async () => {
  app = await startAlerts();
});
afterAll(() => app.close());

const requireGps = ({ company }: Team) =>
  app.services.database.asPlatform((trx) =>
    trx.insertInto('tracking_settings').values({ company_id: company.id, requires_gps: true }).execute(),
  );
const start = ({ team, orderId: id }: Trip, language = 'pt-BR') =>
  app.call(team.manager, startOrder, { params: { id }, body: {} }, { language });
const eventsOf = async ({ team, orderId: id }: Trip) =>
  (await app.call(team.manager, readTimeline, { params: { id }, query: {} })).body.entries;
const checksOf = async (trip: Trip) =>
  (await eventsOf(trip)).filter(({ type }) => type === 'gpsChecked').map(({ details }) => details.passed);
const statusOf = async ({ orderId }: Trip) => (await app.read(orderId)).status;
const seen = (deviceId: string, values: Record<string, unknown>) =>
  app.services.database.asPlatform((trx) =>
    trx
      .updateTable('latest_position')
      .set({ at: app.services.now(), is_clock_ahead: false, lat: SANTA_CRUZ.lat!, lng: SANTA_CRUZ.lng!, ...values })
      .where('tracker_id', '=', deviceId)
      .execute(),
  );

/** A trip whose driver has an account. */
async function driven(kind: 'normal' | 'multipoint' = 'normal') {
  const team = await app.team();
  const driver = await app.member(team.company, 'load-order-read');
  const { truckId } = await app.truck(team, { account: driver });
  const orderId = await app.order(team, { kind });
  await app.call(team.manager, assignOrder, { params: { id: orderId }, body: { transportUnitId: truckId } });
  const trip: Trip = { team, orderId, truckId, companyId: team.company.id, start: 0 };
  return { trip, driver };
}

describe('where a company requires the GPS check', () => {
  it('nobody starts a trip by hand until it passes, and the answer says what lacks in the language of its reader', async () => {
    const trip = await app.trip();
    await requireGps(trip.team);
    const refusal = async (language?: string) => {
      const { status, error } = await start(trip, language);
      return [status, error.code];
    };
    expect(await refusal()).toEqual([409, 'tracking.gpsNoDevice']);
    const device = await app.device(trip, { contactMinutes: 31 });
    expect(await refusal()).toEqual([409, 'tracking.gpsSilent']);
    await seen(device, { is_clock_ahead: true });
    expect(await refusal()).toEqual([409, 'tracking.gpsNotBelieved']);
    await seen(device, { lat: SANTA_CRUZ.lat! + 0.5 });
    expect(await refusal()).toEqual([409, 'tracking.gpsFar']);
    const said = { 'pt-BR': 'a 56 km da origem', es: 'a 56 km del origen', en: '56 km from the origin' };
    for (const [language, words] of Object.entries(said)) {
      expect((await start(trip, language)).error.message).toContain(words);
    }
    expect([await statusOf(trip), await checksOf(trip)]).toEqual([ORDER_STATUS.assigned, []]);
    await seen(device, {});
    expect((await start(trip)).status).toBe(200);
    expect(await checksOf(trip)).toEqual([true]);
  });

  it('a driver’s first task starts nothing before, unless it was done long ago', async () => {
    const { trip, driver } = await driven();
    await requireGps(trip.team);
    const { body: tasks } = await app.call(trip.team.manager, readTasks, { params: { id: trip.orderId } });
    const first = tasks.stages.flatMap((stage) => stage.tasks).find(({ key }) => key === 'arrivalAtLoading')!;
    const params = { id: trip.orderId, taskId: first._id };
    const anHourAgo = new Date(app.services.now().getTime() - 3_600_000);
    await app.services.database.asPlatform((trx) =>
      trx
        .updateTable('load_order')
        .set({ created_at: anHourAgo, assigned_at: anHourAgo })
        .where('id', '=', trip.orderId)
        .execute(),
    );
    const now = await app.call(driver, performTask, { params, body: {} });
    expect([now.status, now.error.code]).toEqual([409, 'tracking.gpsNoDevice']);
    expect(await statusOf(trip)).toBe(ORDER_STATUS.assigned);
    const at = new Date(app.services.now().getTime() - 660_000).toISOString();
    expect((await app.call(driver, performTask, { params, body: { at } })).status).toBe(200);
    expect([await statusOf(trip), await checksOf(trip)]).toEqual([ORDER_STATUS.inProgress, [false]]);
  });

  it('the first stop starts nothing before', async () => {
    const { trip } = await driven('multipoint');
    await requireGps(trip.team);
    const [stop] = await app.services.database.asPlatform((trx) =>
      trx.selectFrom('load_order_stop').select('id').where('order_id', '=', trip.orderId).orderBy('position').execute(),
    );
    const params = { id: trip.orderId, stopId: stop!.id };
    const mark = () => app.call(trip.team.manager, markStop, { params, body: { status: 'completed' as const } });
    expect((await mark()).error.code).toBe('tracking.gpsNoDevice');
    const device = await app.device(trip);
    await seen(device, {});
    expect((await mark()).status).toBe(200);
    expect([await statusOf(trip), await checksOf(trip)]).toEqual([ORDER_STATUS.inProgress, [true]]);
  });

  it('a departure that was seen starts the trip all the same, and says how the check went', async () => {
    const trip = await app.trip();
    await requireGps(trip.team);
    await app.report(trip, dayOf());
    await app.judge();
    expect([await statusOf(trip), await checksOf(trip)]).toEqual([ORDER_STATUS.inProgress, [false]]);
  });

  it('an order gets no truck by itself that does not pass', async () => {
    const team = await app.team();
    await app.services.database.asPlatform((trx) =>
      trx.updateTable('company').set({ automatic_assignment: true }).where('id', '=', team.company.id).execute(),
    );
    const { truckId } = await app.truck(team);
    await app.deliveredAt(team, truckId, { lat: SANTA_CRUZ.lat!, lng: SANTA_CRUZ.lng! });
    await requireGps(team);
    const orderId = await app.order(team);
    const trip: Trip = { team, orderId, truckId, companyId: team.company.id, start: 0 };
    await assignAutomaticallyJob.run({}, app.services);
    expect(await statusOf(trip)).toBe(ORDER_STATUS.programmed);
    expect((await eventsOf(trip))[0]).toMatchObject({ type: 'notAssigned' });
    const device = await app.device(trip);
    await seen(device, {});
    await assignAutomaticallyJob.run({}, app.services);
    expect([await statusOf(trip), await checksOf(trip)]).toEqual([ORDER_STATUS.assigned, [true]]);
  });
});

it('where nobody requires it, every start is written down with what the device said', async () => {
  const { trip } = await driven();
  const device = await app.device(trip);
  await seen(device, { lat: SANTA_CRUZ.lat! + 0.5 });
  expect((await start(trip)).status).toBe(200);
  expect(await checksOf(trip)).toEqual([false]);
});
