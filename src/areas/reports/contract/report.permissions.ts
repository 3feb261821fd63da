import { DOWNLOAD_REPORTS, SEE_FREIGHT } from '#areas/load-orders/contract/order.permissions.ts';
import type { Permission, PermissionRule } from '#kernel/permission.ts';
import { CENTRES } from '../rules/composed-report.ts';
import { type AnyReport, type ComposedReport, isComposed, type ReportScreen } from '../rules/report-screen.ts';

/** Who sees a control centre. */
export const REPORT_PERMISSIONS = {
  overview: 'general-report-overview',
  operations: 'general-report-carrier',
  shipper: 'general-report-shipper',
  agro: 'general-report-carrier-agro',
  agroShipper: 'general-report-shipper-agro',
  security: 'general-report-security',
} as const satisfies Record<ReportScreen, Permission>;

/** Whoever may open a control centre with the same figures; what waits to be paid is all freights. */
const opening = (report: ComposedReport) => [
  { anyOf: CENTRES[report].map((screen) => REPORT_PERMISSIONS[screen]) },
  ...(report === 'payments' ? [SEE_FREIGHT] : []),
];

export const COMPOSED_PERMISSIONS: Readonly<Record<ComposedReport, PermissionRule>> = {
  scorecards: { allOf: opening('scorecards') },
  lanes: { allOf: opening('lanes') },
  payments: { allOf: opening('payments') },
  documents: { allOf: opening('documents') },
};

const seeing = (report: AnyReport) => (isComposed(report) ? opening(report) : [REPORT_PERMISSIONS[report]]);

/** Who sees a report in the product; who does not is sent none either. */
export const openReport = (report: AnyReport): PermissionRule => ({ allOf: seeing(report) });

/** Who takes a report out of the product also sees it there. */
export const takeReport = (report: AnyReport): PermissionRule => ({ allOf: [...seeing(report), DOWNLOAD_REPORTS] });
