import { REPLAY_DAYS_MAX } from './replay-limits.ts';

const DAY_MS = 86_400_000;

interface Known {
  readonly from: Date;
  readonly to: Date;
}

/**
 * The time that is replayed: what was asked for, otherwise what is known of the trip, at most its last 30 days. Undefined
 * where more was asked for, or an end before the start.
 */
export function replaySpan(from: string | undefined, to: string | undefined, known: Known): Known | undefined {
  const end = to ? new Date(to) : from ? new Date(Math.max(known.to.getTime(), Date.parse(from))) : known.to;
  const most = REPLAY_DAYS_MAX * DAY_MS;
  const isLong = end.getTime() - known.from.getTime() > most || known.from > end;
  const start = from ? new Date(from) : isLong ? new Date(end.getTime() - most) : known.from;
  if (from && !to && end.getTime() - start.getTime() > most)
    return { from: start, to: new Date(start.getTime() + most) };
  return start <= end && end.getTime() - start.getTime() <= most ? { from: start, to: end } : undefined;
}
