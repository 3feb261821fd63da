import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assignOrder } from '#areas/load-orders/contract/order-assign.calls.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
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
async function stored(ages: readonly number[], orderId: string | null, kind?: 'hardware' | 'phone'): Promise<string> {
  const tracker = createId();
  await write(async (trx) => {
    if (kind)
      await sql`insert into device (id, company_id, identifier, kind)
        values (${tracker}, ${team.company.id}, ${tracker}, ${kind})`.execute(trx);
    for (const age of ages) {
      const at = daysAgo(age);
      await sql`select app.make_position_days(${at}::timestamptz::date - 1, ${at}::timestamptz::date + 1)`.execute(trx);
      await sql`insert into position (tracker_id, device_id, at, company_id, order_id, lat, lng, source)
        values (${tracker}, ${kind ? tracker : null}, ${at}, ${team.company.id}, ${orderId}, ${HERE.lat}, ${HERE.lng}, 'device')`.execute(
        trx,
      );
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

  it('is shorter where the company says so, for that kind of device alone', async () => {
    const { id } = await trip();
    const onTrip = await stored([10, 40], id, 'hardware');
    const offTrip = await stored([3, 10], null, 'hardware');
    const phone = await stored([10, 40], id, 'phone');
    await write((trx) =>
      trx
        .insertInto('gps_settings')
        .values({ company_id: team.company.id, kind: 'hardware', trip_days: 30, off_trip_days: 7 })
        .execute(),
    );
    await retentionJob.run({}, app.services);
    await write((trx) => trx.deleteFrom('gps_settings').execute());
    expect([await left(onTrip), await left(offTrip), await left(phone)]).toEqual([[10], [3], [10, 40]]);
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

/** What says where a driver is or was, beside what never moves: where things stand, and where a trip should go. */
const FIXED = /^(city|company_address|partner_address|place|report_trip)$/;

/** Every place in every table that belongs to an order, as the tables are today. */
async function placesOf(orderId: string): Promise<string[]> {
  return write(async (trx) => {
    const { rows: columns } = await sql<{ table: string; column: string }>`
      select c.table_name as "table", c.column_name as "column" from information_schema.columns c
      join pg_class t on t.oid = c.table_name::regclass and not t.relispartition and t.relkind in ('r', 'p')
      where c.table_schema = 'public' and c.column_name ~ '(^|_)(lat|lng)$' order by 1, 2`.execute(trx);
    const found: string[] = [];
    for (const { table, column } of columns) {
      if (FIXED.test(table)) continue;
      const order = table === 'load_order' ? 'id' : 'order_id';
      const { rows } =
        await sql`select 1 from ${sql.table(table)} where ${sql.ref(order)} = ${orderId} and ${sql.ref(column)} is not null`.execute(
          trx,
        );
      if (rows.length > 0) found.push(`${table}.${column}`);
    }
    const { rows: texts } = await sql<{ name: string }>`
      select 'load_order_event.details' as name from load_order_event where order_id = ${orderId} and details ? 'lat'
      union all select 'device_message.content' from device_message where order_id = ${orderId} and content ? 'position'
      union all select 'latest_position.doubt' from latest_position where order_id = ${orderId} and doubt is not null`.execute(
      trx,
    );
    return [...found, ...texts.map(({ name }) => name)];
  });
}

/** A place of the order in every table that can have one, from so many days ago. */
async function placed(orderId: string, age: number): Promise<void> {
  const [at, company] = [daysAgo(age), team.company.id];
  const here = sql`${HERE.lat}, ${HERE.lng}`;
  await write(async (trx) => {
    const device = createId();
    await sql`insert into device (id, company_id, identifier, kind) values (${device}, ${company}, ${device}, 'hardware')`.execute(
      trx,
    );
    await sql`update trip_span set from_at = ${daysAgo(age + 1)} where order_id = ${orderId}`.execute(trx);
    await sql`update load_order set last_lat = ${HERE.lat}, last_lng = ${HERE.lng}, last_seen_at = ${at} where id = ${orderId}`.execute(
      trx,
    );
    await sql`insert into load_order_event (id, company_id, order_id, type, at, details)
      values (${createId()}, ${company}, ${orderId}, 'manualPosition', ${at}, ${JSON.stringify(HERE)})`.execute(trx);
    await sql`insert into load_order_task (id, company_id, order_id, stage_position, position, stage_name, key, name, by, evidence, required, done_at, lat, lng)
      values (${createId()}, ${company}, ${orderId}, 90, 1, 'Carga', 'photo', 'Foto', 'driver', 'none', false, ${at}, ${here})`.execute(
      trx,
    );
    await sql`insert into alert (id, company_id, order_id, type, origin, criticality, started_at, lat, lng)
      values (${createId()}, ${company}, ${orderId}, 'stopped', 'rule', 'low', ${at}, ${here})`.execute(trx);
    await sql`insert into map_event (id, company_id, order_id, kind, at, lat, lng)
      values (${createId()}, ${company}, ${orderId}, 'stop', ${at}, ${here})`.execute(trx);
    await sql`insert into location_request (id, company_id, order_id, asked_by, asked_company_id, expires_at, answered_at, lat, lng)
      values (${createId()}, ${company}, ${orderId}, ${team.manager.userId}, ${company}, ${at}, ${at}, ${here})`.execute(
      trx,
    );
    await sql`insert into trip_report (id, company_id, order_id, place, at, lat, lng)
      values (${createId()}, ${company}, ${orderId}, 'Peaje', ${at}, ${here})`.execute(trx);
    await sql`insert into trip_trouble (id, company_id, order_id, type, at, lat, lng, by_driver)
      values (${createId()}, ${company}, ${orderId}, 'accident', ${at}, ${here}, true)`.execute(trx);
    await sql`insert into device_message (company_id, device_id, order_id, at, received_at, via, reason, content)
      values (${company}, ${device}, ${orderId}, ${at}, ${at}, 'http', 'jump', ${JSON.stringify({ identifier: '7', position: HERE })})`.execute(
      trx,
    );
    await sql`update latest_position set at = ${at}, doubt = ${JSON.stringify({ ...HERE, trip: { orderId } })} where order_id = ${orderId}`.execute(
      trx,
    );
    await sql`insert into device_day (company_id, device_id, day) values (${company}, ${device}, ${at}::timestamptz::date)`.execute(
      trx,
    );
    await sql`insert into watched_trip (id, company_id, order_id) values (${orderId}, ${company}, ${orderId}) on conflict do nothing`.execute(
      trx,
    );
  });
}
const EVERYWHERE = 21;

describe('places that were noted, reported or answered', () => {
  it('are kept as long as positions, and what devices and rules remember of days and trips, too', async () => {
    const [old, recent] = [await trip(), await trip()];
    await placed(old.id, 370);
    await placed(recent.id, 20);
    for (const { id } of [old, recent]) await app.moveTo(id, ORDER_STATUS.finished);
    await write((trx) => sql`update load_order set finished_at = ${daysAgo(370)} where id = ${old.id}`.execute(trx));
    const before = [await placesOf(old.id), await placesOf(recent.id)];
    expect(before.map(({ length }) => length)).toEqual([EVERYWHERE, EVERYWHERE]);
    await retentionJob.run({}, app.services);
    // What the product keeps of a message and of the newest day is gone by other ways, a week later and with the next message.
    expect(await placesOf(old.id)).toEqual(['position.lat', 'position.lng', 'device_message.content']);
    expect(await placesOf(recent.id)).toEqual(before[1]);
    const rest = await write(async (trx) => {
      const { rows } = await sql<{ days: number; trips: string[] }>`
        select (select count(*)::int from device_day where day < ${daysAgo(60)}::timestamptz::date) as days,
          array(select order_id::text from watched_trip where order_id in (${old.id}, ${recent.id})) as trips`.execute(
        trx,
      );
      return rows[0];
    });
    expect(rest).toEqual({ days: 0, trips: [recent.id] });
  });
});

describe('erasing where a driver was', () => {
  it('leaves nothing of the driver’s trips, keeps those of others, and is audited with its reason', async () => {
    const [erased, kept] = [await trip(), await trip()];
    for (const { id } of [erased, kept]) await placed(id, 0);
    expect((await placesOf(erased.id)).length).toBe(EVERYWHERE);
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
    expect([await placesOf(erased.id), (await placesOf(kept.id)).length]).toEqual([[], EVERYWHERE]);
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
