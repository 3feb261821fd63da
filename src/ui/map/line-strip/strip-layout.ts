import type { Tone } from '#kernel/tone.ts';
import type { PlaceKind } from '../map-props.ts';

/** Something on the way, at a distance from its start. */
export interface Placed {
  readonly meters: number;
}

export interface StripMark extends Placed {
  readonly id: string;
  readonly label: string;
  readonly kind: PlaceKind;
  readonly tone?: Tone;
  readonly number?: number;
}

export interface MarkGroup<M extends Placed> {
  readonly marks: readonly [M, ...M[]];
  /** Pixels from the start of the strip to the middle of the group. */
  readonly x: number;
}

/** Marks in the order of the way; those whose pictures would overlap are one group. */
export function groupMarks<M extends Placed>(
  marks: readonly M[],
  { meters, width, gap }: { readonly meters: number; readonly width: number; readonly gap: number },
): MarkGroup<M>[] {
  const groups: { marks: [M, ...M[]]; x: number }[] = [];
  const place = (mark: M) => alongPixels(mark.meters, meters, width);
  for (const mark of [...marks].sort((one, other) => one.meters - other.meters)) {
    const last = groups.at(-1);
    const x = place(mark);
    if (!last || x - last.x >= gap) {
      groups.push({ marks: [mark], x });
      continue;
    }
    last.marks.push(mark);
    last.x = (place(last.marks[0]) + x) / 2;
    // A group that grew may touch the one before it.
    while (groups.length > 1 && groups.at(-1)!.x - groups.at(-2)!.x < gap) joinLast(groups, place);
  }
  return groups;
}

function joinLast<M>(groups: { marks: [M, ...M[]]; x: number }[], place: (mark: M) => number): void {
  const { marks } = groups.pop()!;
  const before = groups.at(-1)!;
  before.marks.push(...marks);
  before.x = (place(before.marks[0]) + place(before.marks.at(-1)!)) / 2;
}

export function alongPixels(at: number, meters: number, width: number): number {
  return meters > 0 ? (Math.min(Math.max(at, 0), meters) / meters) * width : 0;
}

/** Distances with a number below the strip: 1, 2 or 5 times a power of ten apart, with room for their text. */
export function scaleTicks(meters: number, width: number, least: number): number[] {
  if (meters <= 0 || width <= 0) return [];
  const wanted = (meters * least) / width;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = ([1, 2, 5, 10].find((count) => count * power >= wanted) ?? 10) * power;
  return Array.from({ length: Math.floor(meters / step + 1e-9) + 1 }, (_, i) => i * step);
}

export function nearestMark<M extends Placed>(marks: readonly M[], meters: number): M | undefined {
  let best: M | undefined;
  for (const mark of marks) {
    if (!best || Math.abs(mark.meters - meters) < Math.abs(best.meters - meters)) best = mark;
  }
  return best;
}
