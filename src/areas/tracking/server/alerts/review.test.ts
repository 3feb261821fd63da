import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '#areas/tracking/contract/alert.calls.ts';
import { REVIEW_ALERTS, SEE_MAP } from '#areas/tracking/contract/tracking.permissions.ts';
import { createId } from '#kernel/ids.ts';
import { type AlertsApp, startAlerts, type Team } from './alerts.fixture.ts';
import { escalationJob } from './escalation.ts';

const TRIALS = 20;

let app: AlertsApp;
let team: Team;
beforeAll(async () => {
  app = await startAlerts();
  team = await app.team();
});
afterAll(() => app.close());

const seed = async (values: { readonly started_at?: Date; readonly created_at?: Date } = {}) => {
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

  it('that is high and unreviewed goes up once', async () => {
    const [old, young] = [await seed({ created_at: new Date(Date.now() - 11 * 60_000) }), await seed()];
    await escalationJob.run({}, app.services);
    await escalationJob.run({}, app.services);
    expect(await eventsOf(old, 'escalated')).toHaveLength(1);
    expect(await eventsOf(young, 'escalated')).toEqual([]);
  });
});
