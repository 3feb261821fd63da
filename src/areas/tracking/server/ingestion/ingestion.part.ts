import type { TrackingPart } from '../part.ts';
import { forgetMessagesJob, makeDaysJob } from './ingestion.jobs.ts';
import { ingestionLoop } from './ingestion.loop.ts';
import { ingestionRoutes } from './ingestion.routes.ts';
import { ingestionSubscribers } from './ingestion.subscribers.ts';
import { protocolLoops } from './protocol.loops.ts';

export const ingestionPart: TrackingPart = {
  routes: ingestionRoutes,
  jobs: [makeDaysJob, forgetMessagesJob],
  cron: [
    // History without tomorrow's day would still take everything in, but slowly.
    { schedule: '5 0,12 * * *', job: makeDaysJob.name, atStart: true },
    { schedule: '25 3 * * *', job: forgetMessagesJob.name },
  ],
  subscribers: ingestionSubscribers,
  loops: [ingestionLoop, ...protocolLoops],
};
