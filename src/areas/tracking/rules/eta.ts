/** How fast a part of a path is usually driven, rests and jams included. */
export interface SectionSpeed {
  /** Three of four trips were faster. */
  readonly slowKmh: number;
  readonly usualKmh: number;
  /** Three of four trips were slower. */
  readonly fastKmh: number;
}

/** What is known of the parts of a path, by the hours of the day at which they are entered. */
export interface SectionSpeeds {
  of(section: number, at: Date): SectionSpeed | undefined;
}

export interface EtaInput {
  readonly now: Date;
  readonly remainingMeters: number;
  /** Of the whole path, with the time planned for it; null where the order has neither. */
  readonly path: { readonly meters: number; readonly minutes: number } | null;
  readonly speeds?: SectionSpeeds | undefined;
  /** Expected on the way besides driving, such as the first stop of a trip that has not begun. */
  readonly waitMinutes?: number;
}

export type EtaSource = 'history' | 'path' | 'default';

export interface Eta {
  readonly at: Date;
  readonly from: Date;
  readonly to: Date;
  /** What most of the way is judged by: earlier trips, the plan of the path, or what trucks usually drive. */
  readonly source: EtaSource;
}

/** A path is learned in parts of this length: short enough for a city, long enough for a position every few minutes. */
export const SECTION_METERS = 15_000;
/** What a loaded truck makes on roads of the region, rests included. */
export const DEFAULT_KMH = 48;
/** How far from the plan and from the usual speed trips are. */
const PATH_SPREAD = 0.15;
const DEFAULT_SPREAD = 0.3;
/** Nobody arrives at the second. */
const LEAST_SPREAD_MINUTES = 5;

const MS_PER_HOUR = 3_600_000;
const MS_PER_MINUTE = 60_000;

export const sectionsOf = (meters: number): number => Math.max(1, Math.ceil(meters / SECTION_METERS));

/**
 * When a truck arrives: each part of the way that remains by the speed of earlier trips at that hour of the day, or else
 * by the plan of the path, or else by what trucks usually make.
 */
export function etaOf({ now, remainingMeters, path, speeds, waitMinutes = 0 }: EtaInput): Eta {
  const remaining = Math.max(0, remainingMeters);
  const guess = plannedSpeed(path);
  const start = now.getTime() + waitMinutes * MS_PER_MINUTE;
  const known = { history: 0, guessed: 0 };
  let [at, early, late] = [0, 0, 0];
  for (const { section, meters } of partsOf(path?.meters ?? remaining, remaining)) {
    const learned = speeds?.of(section, new Date(start + at));
    const { slowKmh, usualKmh, fastKmh } = learned ?? guess;
    at += driveMs(meters, usualKmh);
    early += driveMs(meters, fastKmh);
    late += driveMs(meters, slowKmh);
    known[learned ? 'history' : 'guessed'] += meters;
  }
  const spread = LEAST_SPREAD_MINUTES * MS_PER_MINUTE;
  const isLearned = known.history > 0 && known.history >= known.guessed;
  return {
    at: new Date(start + at),
    from: new Date(start + Math.max(0, Math.min(early, at - spread))),
    to: new Date(start + Math.max(late, at + spread)),
    source: isLearned ? 'history' : path ? 'path' : 'default',
  };
}

/** The parts of the way still to be driven, the first of them begun already. */
function partsOf(total: number, remaining: number): { readonly section: number; readonly meters: number }[] {
  const parts: { section: number; meters: number }[] = [];
  let from = Math.max(0, total - remaining);
  const end = from + remaining;
  while (from < end) {
    const section = Math.floor(from / SECTION_METERS);
    const until = Math.min(end, (section + 1) * SECTION_METERS);
    parts.push({ section, meters: until - from });
    from = until;
  }
  return parts;
}

function plannedSpeed(path: EtaInput['path']): SectionSpeed {
  const isPlanned = path !== null && path.meters > 0 && path.minutes > 0;
  const usualKmh = isPlanned ? (path.meters / 1000 / path.minutes) * 60 : DEFAULT_KMH;
  const spread = isPlanned ? PATH_SPREAD : DEFAULT_SPREAD;
  return { usualKmh, slowKmh: usualKmh * (1 - spread), fastKmh: usualKmh * (1 + spread) };
}

const driveMs = (meters: number, kmh: number): number => (meters / 1000 / kmh) * MS_PER_HOUR;
