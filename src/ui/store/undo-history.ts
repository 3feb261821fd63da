/** What can be undone and done again; the newest step is the last of `past` and the first of `future`. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** Of the last change; changes with the same name soon after each other are one step. */
  readonly label: string | null;
  /** When the last change was made, in milliseconds. */
  readonly changedAt: number;
}

/** A pause of a hand that moves something; after a longer one a new step begins. */
const PAUSE_MS = 1_000;

export interface Change<T> {
  readonly next: T;
  readonly label?: string | undefined;
  readonly at: number;
  readonly most: number;
}

export const beginning = <T>(present: T): History<T> => ({ past: [], present, future: [], label: null, changedAt: 0 });

export function changed<T>(history: History<T>, { next, label, at, most }: Change<T>): History<T> {
  if (Object.is(next, history.present)) return history;
  const isSameStep = label !== undefined && label === history.label && at - history.changedAt <= PAUSE_MS;
  const past = isSameStep ? history.past : [...history.past, history.present].slice(-most);
  return { past, present: next, future: [], label: label ?? null, changedAt: at };
}

export function undone<T>({ past, present, future }: History<T>, at: number): History<T> | null {
  if (past.length === 0) return null;
  return { past: past.slice(0, -1), present: past.at(-1)!, future: [present, ...future], label: null, changedAt: at };
}

export function redone<T>({ past, present, future }: History<T>, at: number): History<T> | null {
  const [next, ...rest] = future;
  if (future.length === 0) return null;
  return { past: [...past, present], present: next!, future: rest, label: null, changedAt: at };
}
