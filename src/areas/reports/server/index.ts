import type { AreaServer } from '#platform/area.ts';
import { checkFiguresJob, settleLinesJob, upkeepSchedule } from './figures-upkeep.ts';

export const reportsServer: AreaServer = {
  name: 'reports',
  routes: [],
  jobs: [settleLinesJob, checkFiguresJob],
  cron: upkeepSchedule,
};
