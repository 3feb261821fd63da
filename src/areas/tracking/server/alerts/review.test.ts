import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '#areas/tracking/contract/alert.calls.ts';
import { type AlertRow, alertList } from '#areas/tracking/contract/alert.list.ts';
import { controlEventList } from '#areas/tracking/contract/control-event.list.ts';
import { REVIEW_ALERTS, SEE_MAP } from '#areas/tracking/contract/tracking.permissions.ts';
import { createId } from '#kernel/ids.ts';
import { listCalls } from '#kernel/list-definition.ts';
import type { TestUser } from '#testing/world.ts';
import { type AlertsApp, dayOf, startAlerts, type Team } from './alerts.fixture.ts';
import { escalationJob } from './escalation.ts';
import { raiseAlert } from './raise-alert.ts';

const TRIALS = 20;

let app: AlertsApp;
let team: Team;
beforeAll(async () => {
  app = await startAlerts();
  team = await app.team();
});
afterAll(() => app.close());

const seed = async (
  values: { readonly started_at?: Date; readonly created_at?: Date; readonly order_id?: string } = {},
) => {
  const id = createId();
  const about = { id, company_id: team.company.id, type: 'accident', origin: 'person', criticality: 'high' };
  await app.services.database.asPlatform((trx) =>
    trx
      .insertInto('alert')
      .values({ ...about, started_at: new Date(), ...values })
      .execute(),
  );
  return id;
};

const eventsOf = (id: string, type: string) =>
  app.services.database.asPlatform((trx) =>
    trx.selectFrom('alert_event').select('id').where('alert_id', '=', id).where('type', '=', type).execute(),
  );

describe('two people who review the same alert at once', () => {
  it('are one who wins and one who reads who was first, every time', async () => {
    const one = await app.member(team.company, ...REVIEW_ALERTS.allOf);
    const other = await app.member(team.company, ...REVIEW_ALERTS.allOf);
    for (let trial = 0; trial < TRIALS; trial += 1) {
      const id = await seed();
      const body = { alerts: [{ id, version: 1 }], result: 'true' as const };
      const answers = await Promise.all([one, other].map((who) => app.call(who, calls.reviewAlerts, { body })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const refused = answers.find(({ status }) => status === 409);
      expect(JSON.stringify(refused?.body)).toContain('changedBy');
      expect(await eventsOf(id, 'reviewed')).toHaveLength(1);
    }
  });
});

describe('an alert', () => {
  it('is read but changed in no way by whoever only sees the map', async () => {
    const auditor = await app.member(team.company, SEE_MAP);
    const id = await seed();
    const params = { id };
    const answers = [
      await app.call(auditor, calls.readAlert, { params }),
      await app.call(auditor, calls.reviewAlerts, { body: { alerts: [{ id, version: 1 }], result: 'expected' } }),
      await app.call(auditor, calls.takeAlert, { params, body: { version: 1 } }),
      await app.call(auditor, calls.releaseAlert, { params, body: { version: 1 } }),
      await app.call(auditor, calls.reopenAlert, { params, body: { version: 1, reason: 'Otra vez' } }),
      await app.call(auditor, calls.muteRule, { body: { alertId: id, minutes: 60, reason: 'Taller' } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 403, 403, 403, 403, 403]);
  });

  it('of an order is there for whoever reads orders of its kind, in lists, by itself and to review; one without an order for all', async () => {
    const mine = await app.team();
    const trip = await app.trip(mine);
    await app.report(trip, dayOf());
    await app.judge();
    const order = (await app.alertsOf(trip))[0]!.id;
    const other = await app.services.database.asPlatform(async (trx) => {
      const about = { companyId: mine.company.id, vehicleId: trip.truckId, startedAt: new Date(trip.start) };
      return (await raiseAlert(trx, app.services, { ...about, type: 'gpsDisconnect', origin: 'device' })).id;
    });
    const rights = [...REVIEW_ALERTS.allOf, 'download-listings'];
    const agro = await app.member(mine.company, 'operation-agro-read', 'operation-agro-write', ...rights);
    const watcher = await app.member(mine.company, 'load-order-read', ...rights);
    const [alerts, events] = [listCalls(alertList), listCalls(controlEventList)];
    const seenBy = async (who: TestUser) => {
      const listed = (await app.call(who, alerts.read, { query: {} })).body.alerts as readonly AlertRow[];
      const ids = listed.map(({ _id }) => _id);
      const happened = (await app.call(who, events.read, { query: {} })).body.rows as readonly unknown[];
      const { status } = await app.call(who, calls.readAlert, { params: { id: order } });
      return [ids.includes(order), ids.includes(other), happened.length > 0, status];
    };
    expect(await seenBy(watcher)).toEqual([true, true, true, 200]);
    expect(await seenBy(agro)).toEqual([false, true, false, 404]);
    const review = (who: TestUser, id: string) =>
      app.call(who, calls.reviewAlerts, { body: { alerts: [{ id, version: 1 }], result: 'expected' } });
    expect((await review(agro, order)).status).toBe(404);
    expect((await review(agro, other)).status).toBe(200);
    // A download takes the right to download.
    const plain = await app.member(mine.company, 'load-order-read', ...REVIEW_ALERTS.allOf);
    const download = (who: TestUser) => app.call(who, alerts.download, { body: {} });
    expect((await download(plain)).status).toBe(403);
  });

  it('that is high and unreviewed goes up once', async () => {
    const [old, young] = [await seed({ created_at: new Date(Date.now() - 11 * 60_000) }), await seed()];
    await escalationJob.run({}, app.services);
    await escalationJob.run({}, app.services);
    expect(await eventsOf(old, 'escalated')).toHaveLength(1);
    expect(await eventsOf(young, 'escalated')).toEqual([]);
  });

  it('goes up to security and administrators, to nobody else, and not once it is reviewed', async () => {
    const rights = ['load-order-read', ...REVIEW_ALERTS.allOf];
    const [guard, boss, operator] = await Promise.all([1, 2, 3].map(() => app.member(team.company, ...rights)));
    await app.services.database.asPlatform(async (trx) => {
      const rolesOf = (who: TestUser) =>
        trx.selectFrom('membership_role').select('role_id').where('user_id', '=', who.userId);
      await trx.updateTable('role').set({ key: 'security' }).where('id', 'in', rolesOf(guard!)).execute();
      await trx.updateTable('role').set({ is_admin: true }).where('id', 'in', rolesOf(boss!)).execute();
    });
    const everybody = [guard!, boss!, operator!];
    const noticesOfAll = () => Promise.all(everybody.map(async (who) => (await app.noticesOf(who)).length));
    const [trip, dealtWith] = [await app.trip(team), await app.trip(team)];
    const ids = [await seed({ order_id: trip.orderId }), await seed({ order_id: dealtWith.orderId })];
    const body = { alerts: [{ id: ids[1]!, version: 1 }], result: 'true' as const };
    expect((await app.call(operator!, calls.reviewAlerts, { body })).status).toBe(200);
    await app.services.database.asPlatform((trx) =>
      trx
        .updateTable('alert')
        .set({ created_at: new Date(Date.now() - 11 * 60_000) })
        .where('id', 'in', ids)
        .execute(),
    );
    const before = await noticesOfAll();
    await escalationJob.run({}, app.services);
    await escalationJob.run({}, app.services);
    const after = await noticesOfAll();
    expect(after.map((count, at) => count - before[at]!)).toEqual([1, 1, 0]);
    expect(await eventsOf(ids[1]!, 'escalated')).toEqual([]);
  });
});
