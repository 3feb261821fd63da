import { type AreaTopics, showing } from '#kernel/topics.ts';
import { REPORT_SCREENS, type ReportScreen } from '../rules/report-screen.ts';
import { SCHEDULE_REPORTS } from './schedule.permissions.ts';

/** Figures are of closed trips and of what happens now; what is about the fleet changes by the day. */
const SHOWS: Readonly<Record<ReportScreen, Readonly<Record<string, null>>>> = {
  overview: { order: null, alert: null },
  operations: { order: null },
  shipper: { order: null, booking: null },
  agro: { order: null },
  agroShipper: { order: null, operation: null },
  security: { order: null, alert: null },
};

export const topics: AreaTopics = {
  topics: { reportSchedule: { company: { holders: SCHEDULE_REPORTS } } },
  shows: [
    ...REPORT_SCREENS.flatMap((screen) => showing([`reports.${screen}`], SHOWS[screen], { everySeconds: 15 })),
    ...showing(['reportSchedule.list'], { reportSchedule: null }),
    ...showing(['reportSchedules.read', 'reportSchedules.runs'], { reportSchedule: 'id' }),
  ],
};
