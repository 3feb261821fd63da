import { PROFILE_WRITE } from '#areas/companies/contract/company.permissions.ts';
import { type AreaTopics, showing } from '#kernel/topics.ts';
import { COMPOSED_REPORTS, type ComposedReport, REPORT_SCREENS, type ReportScreen } from '../rules/report-screen.ts';
import { REPORT_PERMISSIONS } from './report.permissions.ts';
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

const COMPOSED: Readonly<Record<ComposedReport, Readonly<Record<string, null>>>> = {
  scorecards: { order: null },
  lanes: { order: null },
  payments: { order: null },
  documents: { driver: null, vehicle: null, document: null },
};

export const topics: AreaTopics = {
  topics: {
    reportSchedule: { company: { holders: SCHEDULE_REPORTS } },
    reportLink: { company: { holders: SCHEDULE_REPORTS } },
    reportEmbed: { company: { holders: { anyOf: [PROFILE_WRITE, ...Object.values(REPORT_PERMISSIONS)] } } },
  },
  shows: [
    ...REPORT_SCREENS.flatMap((screen) => showing([`reports.${screen}`], SHOWS[screen], { everySeconds: 15 })),
    ...showing(['reportLinks.list'], { reportLink: null }),
    ...showing(['reportEmbeds.read', ...REPORT_SCREENS.map((screen) => `reportEmbed.${screen}`)], {
      reportEmbed: null,
    }),
    ...COMPOSED_REPORTS.flatMap((report) => showing([`reports.${report}`], COMPOSED[report], { everySeconds: 15 })),
    ...showing(['reportSchedule.list'], { reportSchedule: null }),
    ...showing(['reportSchedules.read', 'reportSchedules.runs'], { reportSchedule: 'id' }),
    // By the name under which a report was saved.
    ...showing(['reportSchedules.read'], { listView: null }),
  ],
};
