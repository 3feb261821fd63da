import { type AreaTopics, showing } from '#kernel/topics.ts';
import { REPORT_SCREENS } from '../rules/report-screen.ts';
import { SCHEDULE_REPORTS } from './schedule.permissions.ts';

export const topics: AreaTopics = {
  topics: { reportSchedule: { company: { holders: SCHEDULE_REPORTS } } },
  shows: [
    ...showing(
      REPORT_SCREENS.map((screen) => `reports.${screen}`),
      { order: null },
    ),
    ...showing(['reportSchedule.list'], { reportSchedule: null }),
    ...showing(['reportSchedules.read', 'reportSchedules.runs'], { reportSchedule: 'id' }),
  ],
};
