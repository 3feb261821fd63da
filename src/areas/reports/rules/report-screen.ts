import type { Permission } from '#kernel/permission.ts';

/** The five control centres, by the name of their screen. */
export const REPORT_SCREENS = ['operations', 'shipper', 'agro', 'agroShipper', 'security'] as const;
export type ReportScreen = (typeof REPORT_SCREENS)[number];

export const REPORT_PERMISSIONS = {
  operations: 'general-report-carrier',
  shipper: 'general-report-shipper',
  agro: 'general-report-carrier-agro',
  agroShipper: 'general-report-shipper-agro',
  security: 'general-report-security',
} as const satisfies Record<ReportScreen, Permission>;
