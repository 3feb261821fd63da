import { DOWNLOAD_REPORTS } from '#areas/load-orders/contract/order.permissions.ts';
import type { PermissionRule } from '#kernel/permission.ts';
import { REPORT_PERMISSIONS, type ReportScreen } from '../rules/report-screen.ts';

/** Who takes a report out of the product also sees it there. */
export const takeReport = (screen: ReportScreen): PermissionRule => ({
  allOf: [REPORT_PERMISSIONS[screen], DOWNLOAD_REPORTS],
});
