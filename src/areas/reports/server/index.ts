import type { AreaServer } from '#platform/area.ts';
import { COMPOSED_PERMISSIONS } from '../contract/report.permissions.ts';
import { COMPOSED_REPORTS } from '../rules/report-screen.ts';
import { downloadOf } from '../rules/report-title.ts';
import { composedRoutes } from './composed/composed.routes.ts';
import { dashboardRoutes } from './dashboard.routes.ts';
import { embedRoutes } from './embed/embed.routes.ts';
import { composedDownloadRoutes, composedMakers } from './export/composed-downloads.ts';
import { reportDownloadRoutes, reportMakers } from './export/report-downloads.ts';
import { checkFiguresJob, settleLinesJob, upkeepSchedule } from './figures-upkeep.ts';
import { publicRoutes } from './public/public.routes.ts';
import { dueSchedulesJob, endedFilesJob, schedulesCron } from './schedules/due-schedules.ts';
import { mailedFileReaders } from './schedules/file-readers.repository.ts';
import { runReportJob } from './schedules/run-report.job.ts';
import { scheduleRoutes } from './schedules/schedule.routes.ts';
import { scheduleListSource } from './schedules/schedule-list.repository.ts';

/** What a person composes is saved as a list is, under the rights of its report. */
const composedViews = COMPOSED_REPORTS.map((report) => ({
  id: downloadOf(report),
  access: { permission: COMPOSED_PERMISSIONS[report] },
}));

export const reportsServer: AreaServer = {
  name: 'reports',
  routes: [
    ...dashboardRoutes,
    ...composedRoutes,
    ...embedRoutes,
    ...publicRoutes,
    ...reportDownloadRoutes,
    ...composedDownloadRoutes,
    ...scheduleRoutes,
  ],
  lists: [scheduleListSource],
  downloads: [...reportMakers, ...composedMakers],
  views: composedViews,
  fileReaders: mailedFileReaders,
  jobs: [settleLinesJob, checkFiguresJob, dueSchedulesJob, endedFilesJob, runReportJob],
  cron: [...upkeepSchedule, ...schedulesCron],
};
