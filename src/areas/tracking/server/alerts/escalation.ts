import { z } from 'zod';
import { ESCALATION_MINUTES } from '#areas/tracking/rules/alerts/review.ts';
import { defineJob } from '#platform/jobs/job.ts';
import { insertAlertEvents } from './alert.repository.ts';
import { dueForEscalation, markEscalated, watchersOf } from './escalation.repository.ts';
import { notifyOfAlert } from './notify-of-alert.ts';

/** High and unreviewed for too long: people of security and administrators are notified, once. */
export const escalationJob = defineJob({
  name: 'tracking.escalateAlerts',
  queue: 'housekeeping',
  payload: z.object({}),
  run: (_payload, services) =>
    services.database.asPlatform(async (trx) => {
      const now = services.now();
      const due = await dueForEscalation(trx, new Date(now.getTime() - ESCALATION_MINUTES * 60_000));
      await markEscalated(
        trx,
        due.map(({ id }) => id),
        now,
      );
      for (const alert of due.filter(({ follows }) => !follows)) {
        const userIds = await watchersOf(trx, alert.company_id);
        await notifyOfAlert(trx, services, alert, undefined, { userIds });
      }
      await insertAlertEvents(
        trx,
        due.map(({ id, company_id }) => ({ companyId: company_id, alertId: id, type: 'escalated' })),
      );
    }),
});
