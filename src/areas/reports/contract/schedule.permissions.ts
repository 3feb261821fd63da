import { DOWNLOAD_REPORTS } from '#areas/load-orders/contract/order.permissions.ts';
import { holds, type PermissionRule } from '#kernel/permission.ts';
import { ANY_REPORTS, type AnyReport } from '../rules/report-screen.ts';
import { REPORT_PERMISSIONS, takeReport } from './report.permissions.ts';

/** Who may take any report out of the product may also have it sent. */
export const SCHEDULE_REPORTS: PermissionRule = {
  allOf: [DOWNLOAD_REPORTS, { anyOf: Object.values(REPORT_PERMISSIONS) }],
};
export const DOWNLOAD_SCHEDULES: PermissionRule = {
  allOf: [DOWNLOAD_REPORTS, 'download-listings', { anyOf: Object.values(REPORT_PERMISSIONS) }],
};

/** A person deals with the schedules of the reports they may take out themselves. */
export const scheduledScreens = (held: ReadonlySet<string>): readonly AnyReport[] =>
  ANY_REPORTS.filter((screen) => holds(held, takeReport(screen)));
