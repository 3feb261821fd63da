import type { AreaServer } from '#platform/area.ts';
import { awardEndSubscribers } from './award-end.subscribers.ts';
import { carrierSubscribers } from './notifications/carrier.subscribers.ts';
import { opportunityDigestJob } from './notifications/digest.ts';
import { shipperSubscribers } from './notifications/shipper.subscribers.ts';
import { opportunityClockJob } from './opportunity.jobs.ts';
import { opportunityRoutes } from './opportunity.routes.ts';
import { opportunityListSources } from './opportunity-list.repository.ts';

/** Freight that is offered, who applies for it, and the award. */
export const opportunitiesServer: AreaServer = {
  name: 'opportunities',
  routes: opportunityRoutes,
  lists: opportunityListSources,
  subscribers: [...shipperSubscribers, ...carrierSubscribers, ...awardEndSubscribers],
  jobs: [opportunityClockJob, opportunityDigestJob],
  cron: [
    { schedule: '* * * * *', job: opportunityClockJob.name },
    { schedule: '* * * * *', job: opportunityDigestJob.name },
  ],
};
