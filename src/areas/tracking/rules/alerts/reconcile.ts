import { type Incident, QUIET_MINUTES } from './incidents.ts';

/** An incident as it is stored. */
export interface StoredIncident extends Pick<Incident, 'type' | 'subject' | 'startedAt' | 'endedAt'> {
  readonly id: string;
}

export interface Reconciled {
  /** The same incident, perhaps with another beginning, end or figures. */
  readonly same: readonly { readonly id: string; readonly incident: Incident }[];
  readonly missing: readonly Incident[];
  /** What the whole history shows did not happen. */
  readonly refuted: readonly string[];
}

const QUIET_MS = QUIET_MINUTES * 60_000;

/** What was noticed while positions were missing, against what all of them show: those that overlap are the same. */
export function reconcile(stored: readonly StoredIncident[], found: readonly Incident[]): Reconciled {
  const left = new Set(stored);
  const same: { id: string; incident: Incident }[] = [];
  const missing: Incident[] = [];
  for (const incident of found) {
    const mine = [...left].filter((one) => one.type === incident.type && one.subject === incident.subject);
    const match =
      mine.find((one) => one.startedAt === incident.startedAt) ?? mine.find((one) => overlaps(one, incident));
    if (match) {
      left.delete(match);
      same.push({ id: match.id, incident });
    } else missing.push(incident);
  }
  return { same, missing, refuted: [...left].map(({ id }) => id) };
}

type Span = Pick<Incident, 'startedAt' | 'endedAt'>;
const endOf = ({ endedAt }: Span): number => endedAt ?? Number.POSITIVE_INFINITY;
const overlaps = (one: Span, other: Span): boolean =>
  one.startedAt <= endOf(other) + QUIET_MS && other.startedAt <= endOf(one) + QUIET_MS;
