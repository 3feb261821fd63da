/** The five control centres, by the name of their screen. */
export const REPORT_SCREENS = ['operations', 'shipper', 'agro', 'agroShipper', 'security'] as const;
export type ReportScreen = (typeof REPORT_SCREENS)[number];
