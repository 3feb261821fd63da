/** What is known of a trip once it is closed, as reports keep it; docs/measures.md says what each of them means. */
export const PUNCTUALITIES = ['onTime', 'late', 'unknown'] as const;
export const ANSWERS = ['yes', 'no'] as const;
export const ENDINGS = ['ended', 'cancelled'] as const;

/** Days past the day an amount was due, each with its first and its last; on the day itself it is not overdue yet. */
export const DUE_SPANS = {
  notDue: { first: null, last: 0 },
  upTo30: { first: 1, last: 30 },
  upTo60: { first: 31, last: 60 },
  upTo90: { first: 61, last: 90 },
  more: { first: 91, last: null },
} as const;
export type DueSpan = keyof typeof DUE_SPANS;
export const DUE_SPAN_NAMES = Object.keys(DUE_SPANS) as readonly DueSpan[];
