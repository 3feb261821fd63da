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

/** From when on positions were judged again: from what was remembered, or, as a whole, from the first that is stored. */
interface Judged {
  readonly from: number;
  readonly isWhole: boolean;
}

/**
 * What was noticed while positions were missing, against what all of them show: those that overlap are the same. What
 * positions that are not judged again have shown stays as it is.
 */
export function reconcile(
  stored: readonly StoredIncident[],
  found: readonly Incident[],
  { from, isWhole }: Judged,
): Reconciled {
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
    } else if (isWhole || endOf(incident) > from) missing.push(incident);
  }
  const isJudged = (one: StoredIncident) => (isWhole ? one.startedAt >= from : endOf(one) > from);
  return { same, missing, refuted: [...left].filter(isJudged).map(({ id }) => id) };
}

type Span = Pick<Incident, 'startedAt' | 'endedAt'>;
const endOf = ({ endedAt }: Span): number => endedAt ?? Number.POSITIVE_INFINITY;
const overlaps = (one: Span, other: Span): boolean =>
  one.startedAt <= endOf(other) + QUIET_MS && other.startedAt <= endOf(one) + QUIET_MS;
