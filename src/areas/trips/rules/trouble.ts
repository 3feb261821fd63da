/** What a driver or an operator reports about a trip; `priority` is the driver's call for help. */
export const TROUBLES = ['priority', 'theft', 'accident', 'pollution', 'loadOpened', 'policeReview', 'other'] as const;
export type TroubleType = (typeof TROUBLES)[number];

/** Chosen from a list; a call for help has a button of its own. */
export type ReportedTrouble = Exclude<TroubleType, 'priority'>;
export const REPORTED_TROUBLES: readonly ReportedTrouble[] = TROUBLES.filter((type) => type !== 'priority');
