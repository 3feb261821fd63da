import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Team } from '#areas/load-orders/server/order-app.fixture.ts';
import { LINE, seedPlan } from '#areas/load-orders/server/plan/plan.fixture.ts';
import { readFreeTrucks, readPaths, readTrails } from '#areas/tracking/contract/live.calls.ts';
import { acceptTrip, consentToSharing, sharePositions } from '#areas/trips/contract/trip-position.calls.ts';
import { decodeLine } from '#kernel/encoded-line.ts';
import { HERE, type LiveApp, startLiveApp } from './live-app.fixture.ts';
import { liveFeedOf } from './live-feed.ts';

let app: LiveApp;
let team: Team;
beforeAll(async () => {
  app = await startLiveApp();
  team = await app.team();
});
afterAll(async () => {
  await liveFeedOf(app.services).stop();
  await app.close();
});

describe('the nearest free trucks', () => {
  const nearest = async (who: Team, query: Record<string, unknown> = HERE) =>
    await app.call(await app.watcher(who, 'load-order-read'), readFreeTrucks, { query: query as typeof HERE });

  it('are ten, nearest first, with their distance and when they were last seen', async () => {
    const fleet = await app.team();
    const made: string[] = [];
    for (let nth = 12; nth > 0; nth -= 1) {
      const { truckId, deviceId } = await app.tracked(fleet, `NEAR-${nth}`);
      await app.report(deviceId, { lat: HERE.lat, lng: HERE.lng + nth / 10 }, { agoMs: nth * 60_000 });
      made.unshift(truckId);
    }
    await app.assign(fleet, made[0]!);
    const { trucks } = (await nearest(fleet)).body;
    expect(trucks.map(({ truck }) => truck.id)).toEqual(made.slice(1, 11));
    expect(trucks[0]!.km).toBeCloseTo(21.2, 0);
    expect(trucks.every(({ truck }) => truck.free && truck.contactAt !== null)).toBe(true);
  });

  it('are judged for the order that needs one', async () => {
    const fleet = await app.team();
    const { truckId, deviceId } = await app.tracked(fleet, 'JUDGED');
    await app.report(deviceId, HERE);
    const order = await app.order(fleet);
    await app.services.database.asPlatform((trx) =>
      sql`update load_order set vehicle_type = (select case when v.type = 'refrigerated' then 'tank' else 'refrigerated' end
        from vehicle v where v.id = ${truckId}) where id = ${order}`.execute(trx),
    );
    const found = async (query: object) => (await nearest(fleet, { ...HERE, ...query })).body.trucks[0]!;
    const codes = ({ reasons }: Awaited<ReturnType<typeof found>>) => reasons.map(({ code }) => code);
    expect(codes(await found({}))).not.toContain('wrongVehicleType');
    const judged = await found({ loadingOrderId: order });
    expect([codes(judged).includes('wrongVehicleType'), judged.assignable]).toEqual([true, false]);
    const foreign = await nearest(team, { ...HERE, loadingOrderId: order });
    expect(foreign.status).toBe(404);
  });
});

describe('the paths of open orders', () => {
  const paths = async (who: Parameters<LiveApp['call']>[0], within: string) =>
    (await app.call(who, readPaths, { query: { within } })).body;

  it('are read where they touch what is in view, for those who see the order', async () => {
    const { truckId } = await app.tracked(team, 'ON-A-PATH');
    const id = await app.assign(team, truckId);
    const author = { companyId: team.company.id, userId: team.manager.userId };
    const { versionId } = await app.services.database.asPlatform(async (trx) => {
      const plan = await seedPlan(trx, author);
      await sql`update load_order set route_id = ${plan.routeId}, path_id = ${plan.pathId}, path_version_id = ${plan.versionId},
        supervision = 'geofence' where id = ${id}`.execute(trx);
      return plan;
    });
    const toll = LINE[1]!;
    const around = [toll.lng - 0.1, toll.lat - 0.1, toll.lng + 0.1, toll.lat + 0.1].join();
    const watcher = await app.watcher(team, 'load-order-read');
    const seen = await paths(watcher, around);
    expect(seen.paths.map((path) => path.id)).toEqual([versionId]);
    expect(seen.checkpoints).toMatchObject([{ type: 'toll', lat: toll.lat, lng: toll.lng }]);
    const beside = await paths(watcher, '-64.5,-17.75,-64.4,-17.55');
    expect([beside.paths.length, beside.checkpoints.length]).toEqual([1, 0]);
    const nothing = { paths: [], checkpoints: [] };
    expect(await paths(watcher, '-40,-10,-39,-9')).toEqual(nothing);
    expect(await paths(await app.watcher(team, 'operation-agro-read'), around)).toEqual(nothing);
    expect(await paths(await app.watcher(await app.team(), 'load-order-read'), around)).toEqual(nothing);
  });

  it('need a part of the map', async () => {
    const { status } = await app.call(await app.watcher(team), readPaths, { query: { within: '5,0,4,1' } });
    expect(status).toBe(400);
  });
});

describe('the consent of a driver', () => {
  it('shows the trail of a phone that is linked to the truck, from then on', async () => {
    const { truckId, deviceId } = await app.tracked(team, 'PHONE');
    const id = await app.assign(team, truckId);
    await app.services.database.asPlatform(async (trx) => {
      await sql`update device set kind = 'phone' where id = ${deviceId}`.execute(trx);
      await sql`update load_order set sharing_since = now() - interval '5 minutes' where id = ${id}`.execute(trx);
      await sql`insert into position (tracker_id, at, company_id, order_id, lat, lng, source)
        select ${deviceId}, now() - make_interval(mins => n), ${team.company.id}, ${id}, -17, -63 - n, 'device' from unnest(array[2, 3, 20]) n`.execute(
        trx,
      );
    });
    const watcher = await app.watcher(team, 'load-order-read');
    const { trails } = (await app.call(watcher, readTrails, { query: { vehicles: truckId } })).body;
    expect(trails.map(({ id, line }) => [id, decodeLine(line, 5)?.length])).toEqual([[truckId, 2]]);
  });

  it('is said: never given, given, and withdrawn', async () => {
    const driver = await app.member(team.company, 'load-order-read');
    const { truckId } = await app.truck(team, { account: driver });
    const id = await app.assign(team, truckId);
    const stream = await app.follow(await app.watcher(team, 'load-order-read'));
    const sharing = () => stream.trucks.get(truckId)?.order?.sharing;
    expect(sharing()).toBe('never');
    await app.call(driver, acceptTrip, { params: { id }, body: {} });
    const positions = [{ at: app.services.now().toISOString(), ...HERE }];
    await app.call(driver, sharePositions, { params: { id }, body: { positions } });
    await expect.poll(sharing).toBe('shared');
    await app.call(driver, consentToSharing, { params: { id }, body: { shared: false } });
    await expect.poll(sharing).toBe('ended');
    expect(stream.trucks.get(truckId)).toMatchObject({ lat: null, lng: null });
    stream.close();
  });
});
