import { z } from 'zod';
import { notify } from '#areas/notifications/server/index.ts';
import { ALARM_TYPES, type AlarmType } from '#areas/routes/rules/alarm-types.ts';
import { alarmsInForce } from '#areas/routes/server/index.ts';
import { alarmProposals } from '#areas/tracking/contract/tracking.notifications.ts';
import { SEE_MAP } from '#areas/tracking/contract/tracking.permissions.ts';
import { proposalFor } from '#areas/tracking/rules/alerts/proposals.ts';
import { withCompany } from '#platform/db/database.ts';
import { defineJob } from '#platform/jobs/job.ts';
import * as repository from './proposal.repository.ts';

const DAY = 86_400_000;

/** The Monday before the last one, and the last one, at midnight in UTC. */
function lastWeek(now: Date): { readonly from: Date; readonly to: Date } {
  const today = Math.floor(now.getTime() / DAY);
  // The first day of all was a Thursday.
  const monday = today - ((today + 3) % 7);
  return { from: new Date((monday - 7) * DAY), to: new Date(monday * DAY) };
}

/** Each week: rules whose alerts were mostly false alarms, with a calmer value; administrators are notified once. */
export const proposalJob = defineJob({
  name: 'tracking.proposeAlarms',
  queue: 'housekeeping',
  payload: z.object({}),
  run: (_payload, services) =>
    services.database.asPlatform(async (trx) => {
      const { from, to } = lastWeek(services.now());
      const week = from.toISOString().slice(0, 10);
      const counts = new Map<string, number>();
      for (const { companyId, type, reviewed, falseAlarms } of await repository.mostlyFalse(
        trx,
        ALARM_TYPES,
        from,
        to,
      )) {
        const alarms = await withCompany(trx, companyId, () => alarmsInForce(trx));
        const proposal = proposalFor(type as AlarmType, alarms[type as AlarmType]);
        const about = { company_id: companyId, week, type, reviewed, false_alarms: falseAlarms };
        if (!(await repository.insertProposal(trx, { ...about, ...proposal }))) continue;
        await repository.forgetOlder(trx, companyId, type, week);
        counts.set(companyId, (counts.get(companyId) ?? 0) + 1);
      }
      for (const [companyId, count] of counts) {
        const userIds = await repository.administratorsOf(trx, companyId);
        const audience = { companyId, userIds, permissions: [SEE_MAP] };
        await notify(trx, services, { ...audience, kind: alarmProposals, data: {}, words: { count } });
      }
    }),
});
