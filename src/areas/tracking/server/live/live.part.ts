import type { TrackingPart } from '../part.ts';
import { learnSpeedsJob } from './learn-speeds.ts';
import { liveRoutes } from './live.routes.ts';

export const livePart: TrackingPart = {
  routes: liveRoutes,
  jobs: [learnSpeedsJob],
  cron: [{ schedule: '37 * * * *', job: learnSpeedsJob.name }],
};
