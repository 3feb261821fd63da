import type { AreaServer } from '#platform/area.ts';
import { dashboardRoutes } from './dashboard.routes.ts';
import { reportDownloadRoutes, reportMakers } from './export/report-downloads.ts';
import { checkFiguresJob, settleLinesJob, upkeepSchedule } from './figures-upkeep.ts';

export const reportsServer: AreaServer = {
  name: 'reports',
  routes: [...dashboardRoutes, ...reportDownloadRoutes],
  downloads: reportMakers,
  jobs: [settleLinesJob, checkFiguresJob],
  cron: upkeepSchedule,
};
