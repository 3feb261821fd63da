/** The overview of the company and the five control centres, by the name of their screen. */
export const REPORT_SCREENS = ['overview', 'operations', 'shipper', 'agro', 'agroShipper', 'security'] as const;
export type ReportScreen = (typeof REPORT_SCREENS)[number];
