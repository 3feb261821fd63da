import type { AreaServer } from '#platform/area.ts';
import { dashboardRoutes } from './dashboard.routes.ts';
import { checkFiguresJob, settleLinesJob, upkeepSchedule } from './figures-upkeep.ts';

export const reportsServer: AreaServer = {
  name: 'reports',
  routes: dashboardRoutes,
  jobs: [settleLinesJob, checkFiguresJob],
  cron: upkeepSchedule,
};
