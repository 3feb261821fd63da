import type { TrackingPart } from '../part.ts';
import { learnSpeedsJob } from './learn-speeds.ts';
import { liveRoutes } from './live.routes.ts';
import { liveFeedOf } from './live-feed.ts';

export const livePart: TrackingPart = {
  routes: liveRoutes,
  jobs: [learnSpeedsJob],
  cron: [{ schedule: '37 * * * *', job: learnSpeedsJob.name }],
  loops: [
    {
      name: 'tracking.live',
      role: 'web',
      // Screens of single orders and links of clients follow positions also while no map is open.
      start: async (services) => {
        const feed = liveFeedOf(services);
        feed.start();
        return { stop: () => feed.stop() };
      },
    },
  ],
};
