import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assignOrder } from '#areas/load-orders/contract/order-assign.calls.ts';
import { startOrder } from '#areas/load-orders/contract/order-move.calls.ts';
import { blankOrder, insertParsedOrders } from '#areas/load-orders/server/index.ts';
import { insertParsedOperation } from '#areas/operations/server/index.ts';
import * as settings from '../../contract/device-settings.calls.ts';
import { checkGps } from '../../contract/gps-check.calls.ts';
import { type DevicesApp, type DeviceTeam, startDevices } from './devices.fixture.ts';

let app: DevicesApp;
beforeAll(async () => {
  app = await startDevices();
});
afterAll(() => app.close());

const ORIGIN = { lat: -16.5, lng: -68.15 };
const NEAR = { lat: -16.52, lng: -68.15 };
const FAR = { lat: -17.8, lng: -63.18 };

async function order({ company, manager }: DeviceTeam): Promise<string> {
  const text = { cityId: 'bo-02-la-paz', cityName: 'La Paz', countryCode: 'BO' as const };
  const place = { ...text, address: null, reference: null, ...ORIGIN, category: null, warehouseId: null };
  const author = { companyId: company.id, userId: manager.userId };
  return app.services.database.asPlatform(async (trx) => {
    const dates = { pickupDate: '2026-12-01', deliveryDate: '2026-12-02' };
    const about = { kind: 'normal' as const, origin: place, destination: place, ...dates };
    const operation = await insertParsedOperation(trx, author, about);
    const values = blankOrder({ origin: place, destination: place });
    const [made] = await insertParsedOrders(trx, author, [
      { operationId: operation.id, kind: 'normal', mode: 'normal', values },
    ]);
    return made!.id;
  });
}

/** A truck with its driver, and its device where it has one. */
async function ready(team: DeviceTeam, seen: { lat: number; lng: number } | null, secondsAgo = 60) {
  const [truck, driverId] = [await app.truck(team.manager), await app.driver(team)];
  await app.services.database.asPlatform((trx) =>
    trx.updateTable('vehicle').set({ driver_id: driverId }).where('id', '=', truck._id).execute(),
  );
  if (seen) {
    const { device } = await app.register(team.manager, { transportUnitId: truck._id });
    await app.contact(device._id, secondsAgo, seen);
  }
  return truck._id;
}

const check = (team: DeviceTeam, orderId: string, transportUnitId: string) =>
  app.call(team.manager, checkGps, { query: { orderId, transportUnitId } });
const assign = (team: DeviceTeam, id: string, transportUnitId: string) =>
  app.call(team.manager, assignOrder, { params: { id }, body: { transportUnitId } });
const requireGps = (team: DeviceTeam) =>
  app.call(team.manager, settings.saveGpsRequirement, { body: { requiresGps: true, version: 0 } });
const kept = (orderId: string) =>
  app.services.database.asPlatform((trx) =>
    trx
      .selectFrom('load_order_event')
      .select('details')
      .where('order_id', '=', orderId)
      .where('type', '=', 'gpsChecked')
      .execute(),
  );

describe('the GPS check', () => {
  it('says how long ago the device reported and how far from the origin', async () => {
    const team = await app.team();
    const orderId = await order(team);
    const good = await check(team, orderId, await ready(team, NEAR));
    expect(good.body).toMatchObject({ passed: true, minutesAgo: 1, metersAway: 2224, isRequired: false });
    const far = await check(team, orderId, await ready(team, FAR));
    expect(far.body).toMatchObject({ passed: false, hasReported: true, isNear: false });
    const old = await check(team, orderId, await ready(team, NEAR, 1900));
    expect(old.body).toMatchObject({ passed: false, hasReported: false, isNear: true });
    expect((await check(team, orderId, await ready(team, null))).body).toMatchObject({
      passed: false,
      hasDevice: false,
    });
  });

  it('answers nothing about trucks of others', async () => {
    const [team, other] = [await app.team(), await app.team()];
    expect((await check(team, await order(team), await ready(other, NEAR))).status).toBe(404);
  });

  it('is kept in the timeline when a truck is assigned and when its trip is started', async () => {
    const team = await app.team();
    const id = await order(team);
    expect((await assign(team, id, await ready(team, FAR))).status).toBe(200);
    expect((await app.call(team.manager, startOrder, { params: { id }, body: {} })).status).toBe(200);
    const events = await kept(id);
    expect(events.map(({ details }) => (details as { passed: boolean }).passed)).toEqual([false, false]);
  });

  it('refuses the assignment where the company requires it to pass, and nothing is changed', async () => {
    const team = await app.team();
    await requireGps(team);
    const id = await order(team);
    const refused = await assign(team, id, await ready(team, null));
    expect([refused.status, refused.error.code]).toEqual([409, 'tracking.gpsNoDevice']);
    expect(await kept(id)).toEqual([]);
    expect((await assign(team, id, await ready(team, NEAR))).status).toBe(200);
    expect(await kept(id)).toHaveLength(1);
  });
});
