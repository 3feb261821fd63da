import { distanceMeters, type Position } from '#kernel/position.ts';

export interface DrivenTrip {
  readonly startedAt: Date;
  /** Null where nobody knows the place. */
  readonly origin: Position | null;
  readonly destination: Position | null;
  readonly km: number | null;
  /** Neither its kilometres nor the way to it are counted where this is false: it says where the truck came from. */
  readonly isWanted?: boolean;
}

export interface EmptyKm {
  readonly loadedKm: number;
  /** An estimate: the straight way from each destination to the next origin. */
  readonly emptyKm: number;
  /** Per cent of all kilometres; null without any. */
  readonly share: number | null;
  /** Ways between two trips of which a place is unknown: they count in nothing. */
  readonly unknown: number;
}

const METERS = 1000;

/** How far one truck drove without a load between its trips. Shown as an estimate everywhere. */
export function emptyKmOf(trips: readonly DrivenTrip[]): EmptyKm {
  const driven = [...trips].sort((one, other) => one.startedAt.getTime() - other.startedAt.getTime());
  let [empty, unknown] = [0, 0];
  for (const [index, { origin, isWanted = true }] of driven.entries()) {
    if (index === 0 || !isWanted) continue;
    const before = driven[index - 1]!.destination;
    if (before === null || origin === null) unknown += 1;
    else empty += distanceMeters(before, origin);
  }
  const loadedKm = tenths(driven.reduce((sum, { km, isWanted = true }) => sum + (isWanted ? (km ?? 0) : 0), 0));
  const emptyKm = tenths(empty / METERS);
  const all = loadedKm + emptyKm;
  return { loadedKm, emptyKm, share: all > 0 ? tenths((emptyKm * 100) / all) : null, unknown };
}

const tenths = (value: number) => Math.round(value * 10) / 10;
