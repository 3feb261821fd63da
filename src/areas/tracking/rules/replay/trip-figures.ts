import type { Position } from '#kernel/position.ts';
import { LEG, type Legs } from './legs.ts';
import { DEGREE_PARTS, type FixColumns, type Span, STRETCH, UNKNOWN_SPEED } from './track.ts';

/** Driving, standing and gaps add up to the whole time between the first and the last fix. */
export interface TripFigures {
  readonly meters: number;
  readonly drivingSeconds: number;
  readonly stationarySeconds: number;
  readonly gapSeconds: number;
  /** Null where no fix knew its speed. */
  readonly topKmh: number | null;
}

/** In the pauses others may work, here and below. */
export function* figuresOf({ kmh, seconds }: FixColumns, { kinds, meters }: Legs): Generator<void, TripFigures> {
  const spent = [0, 0, 0];
  let driven = 0;
  for (let at = 0; at < kinds.length; at += 1) {
    if (at % STRETCH === 0) yield;
    const kind = kinds[at]!;
    spent[kind]! += seconds[at + 1]! - seconds[at]!;
    if (kind === LEG.driving) driven += meters[at]!;
  }
  let top = UNKNOWN_SPEED;
  for (let at = 0; at < kmh.length; at += 1) if (kmh[at]! > top) top = kmh[at]!;
  return {
    meters: Math.round(driven),
    drivingSeconds: spent[LEG.driving]!,
    stationarySeconds: spent[LEG.stationary]!,
    gapSeconds: spent[LEG.gap]!,
    topKmh: top === UNKNOWN_SPEED ? null : top,
  };
}

/** The times without a fix. */
export function gapsOf({ seconds }: FixColumns, { kinds }: Legs): Span[] {
  const gaps: Span[] = [];
  for (let at = 0; at < kinds.length; at += 1) {
    if (kinds[at] === LEG.gap) gaps.push({ from: seconds[at]!, to: seconds[at + 1]! });
  }
  return gaps;
}

export interface Stop extends Span, Position {}

/** A shorter one is a traffic light. */
const STOP_SECONDS = 300;
/** Moving the truck at a loading dock is part of the same stop. */
const SHIFT_SECONDS = 60;

/** Where the truck stood for five minutes or longer; a gap ends a stop, because nobody knows whether it went on. */
export function* stopsOf(fixes: FixColumns, { kinds }: Legs): Generator<void, Stop[]> {
  const { seconds, lats, lngs } = fixes;
  const stops: Stop[] = [];
  let from = -1;
  let to = -1;
  const close = () => {
    if (from >= 0 && seconds[to]! - seconds[from]! >= STOP_SECONDS) {
      const middle = (from + to) >> 1;
      stops.push({
        from: seconds[from]!,
        to: seconds[to]!,
        lat: lats[middle]! / DEGREE_PARTS,
        lng: lngs[middle]! / DEGREE_PARTS,
      });
    }
    from = -1;
  };
  for (let at = 0; at < kinds.length; at += 1) {
    if (at % STRETCH === 0) yield;
    if (kinds[at] === LEG.stationary) {
      if (from < 0) from = at;
      to = at + 1;
    } else if (from >= 0 && (kinds[at] === LEG.gap || seconds[at + 1]! - seconds[to]! > SHIFT_SECONDS)) close();
  }
  close();
  return stops;
}
