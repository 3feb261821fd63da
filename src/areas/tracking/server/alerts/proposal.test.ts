import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readCompanyAlarms } from '#areas/routes/contract/alarm.calls.ts';
import * as calls from '#areas/tracking/contract/proposal.calls.ts';
import { ANSWER_PROPOSALS, REVIEW_ALERTS } from '#areas/tracking/contract/tracking.permissions.ts';
import { createId } from '#kernel/ids.ts';
import type { TestUser } from '#testing/world.ts';
import { type AlertsApp, startAlerts, type Team } from './alerts.fixture.ts';
import { proposalJob } from './proposal.job.ts';

let app: AlertsApp;
let team: Team;
let planner: TestUser;
beforeAll(async () => {
  app = await startAlerts();
});
afterAll(() => app.close());

const DAY = 86_400_000;
/** A week ago is always in the week before. */
const LAST_WEEK = new Date(Date.now() - 7 * DAY);

/** Reviewed alerts of a type: so many in all, so many of them false. */
async function reviewed(type: string, all: number, falseAlarms: number, values: object = {}) {
  const rows = Array.from({ length: all }, (_, nth) => ({
    ...{ id: createId(), company_id: team.company.id, type, origin: 'rule', criticality: 'medium' },
    ...{ started_at: new Date(LAST_WEEK.getTime() - nth * 1000), review: 'reviewed', reviewed_at: LAST_WEEK },
    ...{ result: nth < falseAlarms ? 'falseAlarm' : 'true', reviewed_by: team.manager.userId, ...values },
  }));
  await app.services.database.asPlatform((trx) => trx.insertInto('alert').values(rows).execute());
}

const read = async (who = planner) => (await app.call(who, calls.listProposals, {})).body.proposals;
const stopped = async () => (await app.call(planner, readCompanyAlarms, {})).body.alarms.stopped;

beforeEach(async () => {
  team = await app.team();
  planner = await app.member(team.company, ...ANSWER_PROPOSALS.allOf);
  await app.services.database.asPlatform(async (trx) => {
    const held = trx.selectFrom('membership_role').select('role_id').where('user_id', '=', planner.userId);
    await trx.updateTable('role').set({ is_admin: true }).where('id', 'in', held).execute();
  });
});

it('a week names the rules that gave mostly false alarms, once, and notifies administrators', async () => {
  await reviewed('stopped', 8, 6);
  await reviewed('speed', 8, 4);
  await reviewed('deviation', 4, 4);
  await reviewed('departure', 6, 6);
  await reviewed('battery', 9, 9, { reviewed_at: new Date() });
  await reviewed('overstay', 9, 9, { group_key: 'one cause' });
  await proposalJob.run({}, app.services);
  await proposalJob.run({}, app.services);
  expect(await read()).toMatchObject([
    { type: 'departure', reviewed: 6, falseAlarms: 6, field: null, value: null, proposed: null },
    { type: 'stopped', reviewed: 8, falseAlarms: 6, field: 'minutes', value: 15, proposed: 20 },
  ]);
  expect(await app.noticesOf(planner)).toEqual(['alarmProposals']);
  expect(await app.noticesOf(team.manager)).not.toContain('alarmProposals');
});

it('accepted changes the alarm of the company; answered once', async () => {
  await reviewed('stopped', 8, 6);
  await proposalJob.run({}, app.services);
  const params = { id: (await read())[0]!._id };
  const answers = await Promise.all([1, 2].map(() => app.call(planner, calls.acceptProposal, { params })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await stopped()).toMatchObject({ value: { minutes: 20 }, origin: 'company' });
  expect(await read()).toEqual([]);
  expect((await app.call(planner, calls.dismissProposal, { params })).error.code).toBe('tracking.proposalAnswered');
});

it('dismissed leaves the alarm as it is, and so does one that the alarm has outrun', async () => {
  await reviewed('stopped', 8, 6);
  await reviewed('departure', 8, 6);
  await proposalJob.run({}, app.services);
  const [departure, stop] = (await read()).map(({ _id }) => ({ id: _id }));
  expect((await app.call(planner, calls.acceptProposal, { params: departure! })).error.code).toBe(
    'tracking.proposalEmpty',
  );
  await app.call(planner, calls.dismissProposal, { params: departure! });
  await app.services.database.asPlatform((trx) =>
    trx
      .insertInto('company_alarms')
      .values({
        ...{ company_id: team.company.id, updated_by: planner.userId },
        alarms: JSON.stringify({ stopped: { minutes: 45 } }),
      })
      .execute(),
  );
  expect((await app.call(planner, calls.acceptProposal, { params: stop! })).error.code).toBe(
    'tracking.proposalOutdated',
  );
  expect((await stopped()).value.minutes).toBe(45);
});

it('is read by whoever sees alerts, and answered with the right to plan routes only', async () => {
  await reviewed('stopped', 8, 6);
  await proposalJob.run({}, app.services);
  const guard = await app.member(team.company, ...REVIEW_ALERTS.allOf);
  const params = { id: (await read(guard))[0]!._id };
  expect((await app.call(guard, calls.acceptProposal, { params })).status).toBe(403);
  expect((await app.call(guard, calls.dismissProposal, { params })).status).toBe(403);
  const stranger = await app.member((await app.team()).company, ...ANSWER_PROPOSALS.allOf);
  expect((await app.call(stranger, calls.acceptProposal, { params })).status).toBe(404);
});
