/** The overview of the company and the five control centres, by the name of their screen. */
export const REPORT_SCREENS = ['overview', 'operations', 'shipper', 'agro', 'agroShipper', 'security'] as const;
export type ReportScreen = (typeof REPORT_SCREENS)[number];

/** What a person composes from period, grouping, measures and filters. */
export const COMPOSED_REPORTS = ['scorecards', 'lanes', 'payments', 'documents'] as const;
export type ComposedReport = (typeof COMPOSED_REPORTS)[number];

export const ANY_REPORTS = [...REPORT_SCREENS, ...COMPOSED_REPORTS] as const;
export type AnyReport = (typeof ANY_REPORTS)[number];

export const isComposed = (report: AnyReport): report is ComposedReport =>
  (COMPOSED_REPORTS as readonly string[]).includes(report);
