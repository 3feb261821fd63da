export const REVIEW_STATES = ['pending', 'reviewed'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];
export const REVIEW_RESULTS = ['true', 'falseAlarm', 'expected', 'driverNotified', 'passedOn'] as const;
export type ReviewResult = (typeof REVIEW_RESULTS)[number];

/** So many are reviewed together. */
export const REVIEWED_TOGETHER = 100;
export const NOTE_MAX = 1_000;
export const REASON = { min: 3, max: 500 } as const;
/** A rule is silent for a day at most. */
export const MUTE_MINUTES = { min: 15, max: 1_440 } as const;
/** High alerts that nobody has reviewed after this go up. */
export const ESCALATION_MINUTES = 10;
