import { screens } from '#areas/tracking/area.ts';
import { addressOf } from '#kernel/screens.ts';
import { listException } from '#platform/exceptions/exception.ts';
import type { TrackingPart } from '../part.ts';
import { alertRoutes } from './alert.routes.ts';
import { alertSubscribers } from './alert.subscribers.ts';
import { alertListSource } from './alert-list.repository.ts';
import { escalationJob } from './escalation.ts';
import { startEvaluator } from './evaluator.ts';
import { proposalJob } from './proposal.job.ts';

const highAlerts = listException({
  kind: 'silent',
  label: 'tracking.alerts.exceptions.high',
  source: alertListSource,
  address: addressOf(screens.operativeControl),
  filters: () => ({ reviews: 'pending', criticalities: 'high' }),
});

export const alertsPart: TrackingPart = {
  routes: alertRoutes,
  lists: [alertListSource],
  exceptions: [highAlerts],
  jobs: [escalationJob, proposalJob],
  cron: [
    { schedule: '* * * * *', job: escalationJob.name },
    // Monday morning where the companies are.
    { schedule: '15 9 * * 1', job: proposalJob.name },
  ],
  subscribers: alertSubscribers,
  loops: [{ name: 'alerts', role: 'evaluator', start: startEvaluator }],
};
