import type { AreaServer } from '#platform/area.ts';
import { askRegisterJob, sweepHomologationsJob } from './homologation/homologation.jobs.ts';
import { homologationRoutes } from './homologation/homologation.routes.ts';

/** What areas above may listen to. */
export { homologationAnswered } from './homologation/homologation.events.ts';

export const fleetServer: AreaServer = {
  name: 'fleet',
  routes: [...homologationRoutes],
  jobs: [askRegisterJob, sweepHomologationsJob],
  cron: [{ schedule: '* * * * *', job: sweepHomologationsJob.name }],
};
