/** Lifetimes of a session; the ten minutes of the access token are defined with the token. */
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** A session ends when it was not used for this long; every refresh renews it. */
export const SESSION_MS = 30 * DAY;
/** However often it is renewed, a session ends after this time, and its person signs in again. */
export const LONGEST_SESSION_MS = 90 * DAY;
/** Tabs opened together send the same refresh token; within this time that is not treated as theft. */
export const ROTATION_GRACE_MS = 10 * SECOND;
export const TEMPORARY_PASSWORD_MS = 7 * DAY;
/** A temporary password that ends within this time is reminded of. */
export const PASSWORD_REMINDER_MS = 2 * DAY;
export const RECOVERY_MS = 10 * MINUTE;
export const RECOVERY_TRIES = 5;
/** The time for signing in at an external identity provider. */
export const OUTSIDE_SIGN_IN_MS = 10 * MINUTE;

/** How long a super administrator may stay inside a company that is not theirs. */
export const STEP_IN_MINUTES = 60;
export const STEP_IN_MS = STEP_IN_MINUTES * MINUTE;

/** When a session that is used now would end. */
export function sessionEnd(openedAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + SESSION_MS, openedAt.getTime() + LONGEST_SESSION_MS));
}

export const after = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);
