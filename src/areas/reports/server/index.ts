import type { AreaServer } from '#platform/area.ts';
import { dashboardRoutes } from './dashboard.routes.ts';
import { reportDownloadRoutes, reportMakers } from './export/report-downloads.ts';
import { checkFiguresJob, settleLinesJob, upkeepSchedule } from './figures-upkeep.ts';
import { dueSchedulesJob, endedFilesJob, schedulesCron } from './schedules/due-schedules.ts';
import { mailedFileReaders } from './schedules/file-readers.repository.ts';
import { runReportJob } from './schedules/run-report.job.ts';
import { scheduleRoutes } from './schedules/schedule.routes.ts';
import { scheduleListSource } from './schedules/schedule-list.repository.ts';

export const reportsServer: AreaServer = {
  name: 'reports',
  routes: [...dashboardRoutes, ...reportDownloadRoutes, ...scheduleRoutes],
  lists: [scheduleListSource],
  downloads: reportMakers,
  fileReaders: mailedFileReaders,
  jobs: [settleLinesJob, checkFiguresJob, dueSchedulesJob, endedFilesJob, runReportJob],
  cron: [...upkeepSchedule, ...schedulesCron],
};
