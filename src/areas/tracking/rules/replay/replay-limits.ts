export const REPLAY_TRUCKS_MAX = 10;
export const REPLAY_DAYS_MAX = 30;
/** Of one truck or order, and of all that are in one file: a position every ten seconds for 30 days. */
export const REPLAY_FIXES_MAX = 260_000;
/** Of all tracks of a reply together: below 300 KB. */
export const REPLAY_SENT_MAX = 20_000;
