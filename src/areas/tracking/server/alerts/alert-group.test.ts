import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAlert, reopenAlert, reviewAlerts } from '#areas/tracking/contract/alert.calls.ts';
import { type AlertRow, alertList } from '#areas/tracking/contract/alert.list.ts';
import { REVIEW_ALERTS } from '#areas/tracking/contract/tracking.permissions.ts';
import { GROUP_AT_LEAST } from '#areas/tracking/rules/alerts/groups.ts';
import { listCalls } from '#kernel/list-definition.ts';
import type { TestUser } from '#testing/world.ts';
import { type AlertsApp, startAlerts, type Team, type Trip } from './alerts.fixture.ts';
import { escalationJob } from './escalation.ts';

let app: AlertsApp;
beforeAll(async () => {
  app = await startAlerts();
});
afterAll(() => app.close());

/** Trips of one company whose devices were last heard of so many minutes ago. */
async function quiet(team: Team, minutes: readonly number[], values = {}): Promise<readonly Trip[]> {
  const trips: Trip[] = [];
  for (const contactMinutes of minutes) {
    const trip = await app.trip(team);
    await app.device(trip, { contactMinutes, ...values });
    trips.push(trip);
  }
  return trips;
}

/** The same, and the rules look at them. */
async function silent(team: Team, minutes: readonly number[], values = {}): Promise<readonly Trip[]> {
  const trips = await quiet(team, minutes, values);
  await app.due();
  await app.judge();
  return trips;
}

async function linesOf(who: TestUser, query: Record<string, string> = {}): Promise<readonly AlertRow[]> {
  const { body } = await app.call(who, listCalls(alertList).read, { query });
  return body.alerts as readonly AlertRow[];
}

const guardOf = (team: Team) => app.member(team.company, 'load-order-read', ...REVIEW_ALERTS.allOf);
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

describe('devices of one source that fall silent together', () => {
  it('are one line with all of them, one notice, and one review', async () => {
    const team = await app.team();
    const guard = await guardOf(team);
    const trips = await silent(team, [30, 31, 32, 33, 30, 31]);
    const lines = await linesOf(guard);
    const shared = { sharedBy: 'deviceKind', sharedCode: 'hardware' };
    expect(lines).toMatchObject([{ type: 'connection', grouped: trips.length, review: 'pending', ...shared }]);
    expect(await app.noticesOf(team.manager)).toEqual(expect.arrayContaining(['trackingAlert']));
    const notices = await app.noticesOf(team.manager);
    expect(notices.filter((type) => type === 'trackingAlert')).toHaveLength(1);

    const { _id: id, version } = lines[0]!;
    const { alert } = (await app.call(guard, readAlert, { params: { id } })).body;
    expect(alert.members).toHaveLength(trips.length - 1);
    // Whoever looks for one truck finds it within the group.
    const plate = alert.members.at(-1)!.plate!;
    expect(await linesOf(guard, { plates: plate })).toMatchObject([{ plate }]);

    const body = { alerts: [{ id, version }], result: 'passedOn' as const };
    expect((await app.call(guard, reviewAlerts, { body })).body).toEqual({ reviewed: trips.length });
    expect(await linesOf(guard, { reviews: 'pending' })).toEqual([]);
    expect(await linesOf(guard, { reviews: 'reviewed' })).toMatchObject([{ grouped: trips.length }]);
    const again = await app.call(guard, reopenAlert, {
      params: { id },
      body: { version: version + 1, reason: 'Sigue' },
    });
    expect(again.body.alert).toMatchObject({ review: 'pending', grouped: 1 });
  });

  it('take in those whose silence is noticed later, without another notice', async () => {
    const team = await app.team();
    const guard = await guardOf(team);
    await silent(team, times(GROUP_AT_LEAST, 30));
    await silent(team, [29]);
    expect(await linesOf(guard)).toMatchObject([{ grouped: GROUP_AT_LEAST + 1 }]);
    const notices = await app.noticesOf(team.manager);
    expect(notices.filter((type) => type === 'trackingAlert')).toHaveLength(1);
  });
});

it('a group is as grave as its gravest, of which people are notified too', async () => {
  const team = await app.team();
  const guard = await guardOf(team);
  const noticesOf = async () => (await app.noticesOf(team.manager)).filter((type) => type === 'trackingAlert').length;
  const trips = await silent(team, times(GROUP_AT_LEAST, 30));
  const before = await noticesOf();
  const orders = trips.map(({ orderId }) => orderId);
  await app.services.database.asPlatform((trx) =>
    trx.updateTable('alert').set({ criticality: 'low' }).where('order_id', 'in', orders).execute(),
  );
  await silent(team, [29]);
  const lines = await linesOf(guard, { criticalities: 'medium' });
  expect(lines).toMatchObject([{ grouped: GROUP_AT_LEAST + 1, criticality: 'medium' }]);
  expect(await linesOf(guard, { criticalities: 'low' })).toEqual([]);
  expect(await noticesOf()).toBe(before + 1);
});

describe('devices behind one gateway', () => {
  it('are one line that names it, whatever their kind, beside those of another gateway', async () => {
    const team = await app.team();
    const guard = await guardOf(team);
    await quiet(team, times(GROUP_AT_LEAST - 1, 30), { source: 'a1b2c3' });
    await quiet(team, [30], { source: 'a1b2c3', kind: 'phone' });
    await quiet(team, times(GROUP_AT_LEAST, 31), { source: 'd4e5f6' });
    await silent(team, [30], { source: '777777' });
    const lines = (await linesOf(guard)).map(({ grouped, sharedBy, sharedCode }) => [grouped, sharedBy, sharedCode]);
    expect(lines).toHaveLength(3);
    expect(lines).toContainEqual([GROUP_AT_LEAST, 'address', 'a1b2c3']);
    expect(lines).toContainEqual([GROUP_AT_LEAST, 'address', 'd4e5f6']);
    expect(lines).toContainEqual([1, null, null]);
  });

  it('that send messages without a place are one line too', async () => {
    const team = await app.team();
    const guard = await guardOf(team);
    await silent(team, times(GROUP_AT_LEAST, 1), { source: 'a1b2c3', fixMinutes: 40 });
    const lines = await linesOf(guard);
    expect(lines).toMatchObject([{ type: 'notLocation', grouped: GROUP_AT_LEAST, sharedCode: 'a1b2c3' }]);
  });

  it('of which the batteries run down are lines of their own', async () => {
    const team = await app.team();
    const guard = await guardOf(team);
    await silent(team, times(GROUP_AT_LEAST, 0), { source: 'a1b2c3', batteryPercent: 5 });
    expect((await linesOf(guard)).map(({ type, grouped }) => [type, grouped])).toEqual(
      times(GROUP_AT_LEAST, ['battery', 1]),
    );
  });
});

describe('devices that are silent for reasons of their own', () => {
  it.each([
    ['too few', times(GROUP_AT_LEAST - 1, 30), {}],
    ['far apart in time', [20, 40, 60, 80, 100, 120], {}],
  ])('are lines of their own: %s', async (_why, minutes, values) => {
    const team = await app.team();
    await silent(team, minutes, values);
    expect((await linesOf(await guardOf(team))).map(({ grouped }) => grouped)).toEqual(times(minutes.length, 1));
  });

  it('are lines of their own: another source', async () => {
    const team = await app.team();
    await silent(team, times(GROUP_AT_LEAST, 30));
    await silent(team, [30], { kind: 'forwarded' });
    const counts = (await linesOf(await guardOf(team))).map(({ grouped }) => grouped);
    expect(counts.sort()).toEqual([1, GROUP_AT_LEAST]);
  });
});

it('a group that is high and unreviewed goes up once', async () => {
  const team = await app.team();
  const watcher = await app.member(team.company, 'load-order-read', ...REVIEW_ALERTS.allOf);
  const { database } = app.services;
  await database.asPlatform(async (trx) => {
    const held = trx.selectFrom('membership_role').select('role_id').where('user_id', '=', watcher.userId);
    await trx.updateTable('role').set({ is_admin: true }).where('id', 'in', held).execute();
  });
  const trips = await silent(team, times(GROUP_AT_LEAST, 30));
  const orders = trips.map(({ orderId }) => orderId);
  await database.asPlatform((trx) =>
    trx
      .updateTable('alert')
      .set({ criticality: 'high', created_at: new Date(Date.now() - 11 * 60_000) })
      .where('order_id', 'in', orders)
      .execute(),
  );
  const noticesBefore = (await app.noticesOf(watcher)).length;
  await escalationJob.run({}, app.services);
  await escalationJob.run({}, app.services);
  expect((await app.noticesOf(watcher)).length - noticesBefore).toBe(1);
});
