import type { Random } from '#areas/companies/demo/random.ts';
import type { PlanVersion } from '#areas/routes/demo/demo-plans.ts';
import { awayFrom } from '#areas/routes/demo/shapes.ts';
import { type MeasuredLine, pointAt } from '#areas/routes/rules/line.ts';
import type { Position } from '#kernel/position.ts';

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** What happened on a trip: where it stopped for how long, where it left the road or drove too fast. */
export interface DrivenWay {
  readonly stops: readonly { readonly meters: number; readonly minutes: number }[];
  readonly deviation: (Stretch & { readonly offMeters: number }) | null;
  readonly speeding: (Stretch & { readonly speedKmh: number }) | null;
}

type Span = readonly [chance: number, from: number, to: number];
/** How often and for how many minutes trucks stop at each kind of checkpoint. */
const STOPS: Readonly<Record<string, Span>> = {
  toll: [1, 1, 3],
  policePost: [0.35, 5, 12],
  restArea: [0.9, 32, 50],
  fuel: [0.5, 15, 30],
  border: [1, 40, 110],
};

const between = (from: number, to: number, random: Random) => from + random.int(to - from + 1);

/** Most trips are quiet. In twenty of them a few left the corridor, drove too fast or stood somewhere for long. */
export function drawWay({ checkpoints, line }: PlanVersion, nth: number, random: Random): DrivenWay {
  const { totalMeters } = line();
  const stretch = (meters: number): Stretch => {
    const from = totalMeters * (0.2 + random.int(60) / 100);
    return { from, to: Math.min(from + meters, totalMeters * 0.95) };
  };
  const usual = checkpoints.flatMap(({ type, meters }) => {
    const [chance, from, to] = STOPS[type] ?? [0, 0, 0];
    return random.chance(chance) ? [{ meters, minutes: between(from, to, random) }] : [];
  });
  const long = nth % 6 === 2 ? [{ meters: stretch(0).from, minutes: between(25, 90, random) }] : [];
  return {
    stops: [...usual, ...long].sort((a, b) => a.meters - b.meters),
    deviation: nth % 7 === 3 ? { ...stretch(25_000), offMeters: between(1_800, 4_500, random) } : null,
    speeding: nth % 5 === 1 ? { ...stretch(40_000), speedKmh: between(92, 106, random) } : null,
  };
}

/** The point of the line, so many metres to its left. */
export function besideLine(measured: MeasuredLine, meters: number, offMeters: number): Position {
  const at = pointAt(measured, meters);
  if (offMeters === 0) return at;
  const [before, after] = [pointAt(measured, meters - 2_000), pointAt(measured, meters + 2_000)];
  return awayFrom(at, offMeters, Math.atan2(after.lat - before.lat, after.lng - before.lng) + Math.PI / 2);
}
