/** After this many failures in a row a service is not used for a while. */
export const FAILURES_UNTIL_REST = 5;
export const REST_MS = 60_000;

/**
 * What is known of a service outside the product. Working: every call passes. Resting, after too many failures in a
 * row: none passes. After the rest one call passes; its result decides between working and another rest.
 */
export interface BreakerState {
  readonly failures: number;
  readonly restsUntil: Date | null;
}

export const WORKING: BreakerState = { failures: 0, restsUntil: null };

/** The state after a call may pass, or undefined when it may not. */
export function letPass(state: BreakerState, now: Date): BreakerState | undefined {
  if (state.restsUntil === null) return state;
  // The rest is extended, so that other calls still wait while this one is being answered.
  return now >= state.restsUntil ? { ...state, restsUntil: restFrom(now) } : undefined;
}

export function afterFailure({ failures }: BreakerState, now: Date): BreakerState {
  const more = failures + 1;
  return { failures: more, restsUntil: more >= FAILURES_UNTIL_REST ? restFrom(now) : null };
}

export function restFrom(now: Date): Date {
  return new Date(now.getTime() + REST_MS);
}
