import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assignOrder } from '#areas/load-orders/contract/order-assign.calls.ts';
import { type LifecycleApp, startLifecycle } from '#areas/load-orders/server/lifecycle.fixture.ts';
import type { Team } from '#areas/load-orders/server/order-app.fixture.ts';
import * as views from '#areas/tracking/contract/view-log.calls.ts';
import { readMyViewers } from '#areas/trips/contract/driver-report.calls.ts';
import { acceptTrip, readMap, sharePositions } from '#areas/trips/contract/trip-position.calls.ts';
import { createId } from '#kernel/ids.ts';
import type { Trx } from '#platform/db/database.ts';
import type { TestUser } from '#testing/world.ts';
import { retentionJob } from './retention.job.ts';

let app: LifecycleApp;
let team: Team;
beforeAll(async () => {
  app = await startLifecycle();
  team = await app.team();
});
afterAll(() => app.close());

const DAY = 86_400_000;
const HERE = { lat: -17.5, lng: -63.5 };
const daysAgo = (days: number) => new Date(app.services.now().getTime() - days * DAY);
const write = <T>(work: (trx: Trx) => Promise<T>) => app.services.database.asPlatform(work);

async function trip() {
  const driver = await app.member(team.company, 'load-order-read');
  const { truckId } = await app.truck(team, { account: driver });
  const id = await app.order(team);
  await app.call(team.manager, assignOrder, { params: { id }, body: { transportUnitId: truckId } });
  await app.call(driver, acceptTrip, { params: { id }, body: {} });
  const positions = [{ at: app.services.now().toISOString(), ...HERE }];
  await app.call(driver, sharePositions, { params: { id }, body: { positions } });
  return { id, driver };
}

describe('who looked where a driver was', () => {
  const mine = async (driver: TestUser, id: string) =>
    (await app.call(driver, readMyViewers, { params: { id } })).body.viewers;

  it('is one line per person, however often their screen reads, and the driver is none', async () => {
    const { id, driver } = await trip();
    for (const who of [team.manager, team.manager, driver]) await app.call(who, readMap, { params: { id } });
    expect(await mine(driver, id)).toMatchObject([{ way: 'live', views: 2, company: team.company.name }]);
  });

  it('is read by the driver and by administrators, and by nobody else', async () => {
    const { id } = await trip();
    const administrator = await app.member(team.company, 'company-profile-write', 'load-order-read');
    const read = async (who: TestUser) => (await app.call(who, views.readViewers, { params: { id } })).status;
    expect([await read(administrator), await read(team.manager)]).toEqual([200, 403]);
    expect((await app.call(team.manager, readMyViewers, { params: { id } })).status).toBe(404);
  });
});

/** Positions of one truck outside trips and of one order, with the days they get. */
async function stored(ages: readonly number[], orderId: string | null): Promise<string> {
  const tracker = createId();
  await write(async (trx) => {
    for (const age of ages) {
      const at = daysAgo(age);
      await sql`select app.make_position_days(${at}::timestamptz::date - 1, ${at}::timestamptz::date + 1)`.execute(trx);
      await sql`insert into position (tracker_id, at, company_id, order_id, lat, lng, source)
        values (${tracker}, ${at}, ${team.company.id}, ${orderId}, ${HERE.lat}, ${HERE.lng}, 'device')`.execute(trx);
    }
  });
  return tracker;
}
const left = (tracker: string) =>
  write(async (trx) => {
    const { rows } = await sql<{
      age: number;
    }>`select round(extract(epoch from (${app.services.now()}::timestamptz - at)) / 86400)::int as age
      from position where tracker_id = ${tracker} order by at desc`.execute(trx);
    return rows.map(({ age }) => age);
  });

describe('keeping positions', () => {
  it('ends after a year on trips and after three months off them', async () => {
    const { id } = await trip();
    const onTrip = await stored([10, 100, 360, 380], id);
    const offTrip = await stored([10, 80, 100, 380], null);
    await retentionJob.run({}, app.services);
    expect([await left(onTrip), await left(offTrip)]).toEqual([
      [10, 100, 360],
      [10, 80],
    ]);
  });

  it('drops days as whole tables once nobody may keep them', async () => {
    const day = daysAgo(400).toISOString().slice(0, 10).replaceAll('-', '');
    await stored([400], null);
    const exists = () =>
      write(async (trx) => {
        const { rows } = await sql<{
          found: boolean;
        }>`select to_regclass(${`position_${day}`}) is not null as found`.execute(trx);
        return rows[0]!.found;
      });
    expect(await exists()).toBe(true);
    await retentionJob.run({}, app.services);
    expect(await exists()).toBe(false);
  });

  it('is shorter where the company says so', async () => {
    const { id } = await trip();
    const onTrip = await stored([10, 40], id);
    const offTrip = await stored([3, 10], null);
    await write((trx) =>
      trx
        .insertInto('gps_settings')
        .values({ company_id: team.company.id, kind: 'hardware', trip_days: 30, off_trip_days: 7 })
        .execute(),
    );
    await retentionJob.run({}, app.services);
    await write((trx) => trx.deleteFrom('gps_settings').execute());
    expect([await left(onTrip), await left(offTrip)]).toEqual([[10], [3]]);
  });

  it('never drops days that are still kept, whoever asks', async () => {
    await expect(
      write((trx) => sql`select app.drop_position_days(now() - interval '300 days')`.execute(trx)),
    ).rejects.toThrow('are kept');
  });

  it('ends for the log of viewers after a year', async () => {
    const { id, driver } = await trip();
    await app.call(team.manager, readMap, { params: { id } });
    await write((trx) =>
      trx
        .updateTable('position_view')
        .set({ slot: daysAgo(370) })
        .where('order_id', '=', id)
        .execute(),
    );
    await retentionJob.run({}, app.services);
    expect((await app.call(driver, readMyViewers, { params: { id } })).body.viewers).toEqual([]);
  });
});

describe('erasing where a driver was', () => {
  it('leaves nothing of the driver’s trips, keeps those of others, and is audited with its reason', async () => {
    const [erased, kept] = [await trip(), await trip()];
    const { driver_id: driverId } = await app.read(erased.id);
    const body = { reason: 'Lo pidió el conductor' };
    const administrator = await app.member(team.company, 'company-profile-write');
    const call = (who: TestUser) => app.call(who, views.erasePositions, { params: { driverId: driverId! }, body });
    expect((await call(team.manager)).status).toBe(403);
    expect(
      (
        await call(
          await app.world.user({ company: (await app.team()).company, permissions: ['company-profile-write'] }),
        )
      ).status,
    ).toBe(404);
    expect((await call(administrator)).body).toEqual({ orders: 1, positions: 1 });
    const places = async (id: string) =>
      (await write((trx) => trx.selectFrom('position').select('lat').where('order_id', '=', id).execute())).length;
    expect([await places(erased.id), await places(kept.id)]).toEqual([0, 1]);
    const audited = await write((trx) =>
      trx
        .selectFrom('audit_entry')
        .select(['action', 'changes'])
        .where('entity_id', '=', driverId!)
        .where('action', '=', 'tracking.erasePositions')
        .execute(),
    );
    expect(audited).toHaveLength(1);
    expect(JSON.stringify(audited[0]!.changes)).toContain('Lo pidió el conductor');
  });
});
