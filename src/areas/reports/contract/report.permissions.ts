import { DOWNLOAD_REPORTS } from '#areas/load-orders/contract/order.permissions.ts';
import type { Permission, PermissionRule } from '#kernel/permission.ts';
import type { ReportScreen } from '../rules/report-screen.ts';

/** Who sees a control centre. */
export const REPORT_PERMISSIONS = {
  overview: 'general-report-overview',
  operations: 'general-report-carrier',
  shipper: 'general-report-shipper',
  agro: 'general-report-carrier-agro',
  agroShipper: 'general-report-shipper-agro',
  security: 'general-report-security',
} as const satisfies Record<ReportScreen, Permission>;

/** Who takes a report out of the product also sees it there. */
export const takeReport = (screen: ReportScreen): PermissionRule => ({
  allOf: [REPORT_PERMISSIONS[screen], DOWNLOAD_REPORTS],
});
