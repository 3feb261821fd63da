/** A question for the place of a driver, from asking to whatever becomes of it. */
export const LOCATION_STATES = ['asked', 'answered', 'declined', 'expired'] as const;
export type LocationState = (typeof LOCATION_STATES)[number];

/** An answer that comes later is about another place. */
export const ANSWER_MINUTES = 30;

interface Asked {
  readonly answered_at: Date | null;
  readonly refused_at: Date | null;
  readonly expired_at: Date | null;
  readonly expires_at: Date;
}

/** What nobody answered in time is over, also before the clock has marked it. */
export function locationStateOf({ answered_at, refused_at, expired_at, expires_at }: Asked, now: Date): LocationState {
  if (answered_at) return 'answered';
  if (refused_at) return 'declined';
  return expired_at || expires_at <= now ? 'expired' : 'asked';
}

/** A phone without network sends its answer later: what counts is when it was given. */
export function mayAnswer(asked: Asked & { readonly asked_at: Date }, at: Date): boolean {
  return !asked.answered_at && !asked.refused_at && at >= asked.asked_at && at <= asked.expires_at;
}
