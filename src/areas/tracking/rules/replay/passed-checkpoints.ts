import { DEGREE_METERS, squeezeAt } from '#kernel/globe.ts';
import type { Position } from '#kernel/position.ts';
import { LEG, type Legs } from './legs.ts';
import { DEGREE_PARTS, type FixColumns } from './track.ts';

interface Checkpoint extends Position {
  readonly radiusMeters: number;
}

/**
 * When the truck first came within the radius of each checkpoint; null where no drive between two fixes did. Between two
 * checkpoints others may work.
 */
export function* passedAt(
  fixes: FixColumns,
  legs: Legs,
  checkpoints: readonly Checkpoint[],
): Generator<void, (number | null)[]> {
  const passed: (number | null)[] = [];
  for (const checkpoint of checkpoints) {
    passed.push(firstWithin(fixes, legs, checkpoint));
    yield;
  }
  return passed;
}

function firstWithin(fixes: FixColumns, { kinds }: Legs, checkpoint: Checkpoint): number | null {
  for (let at = 0; at < kinds.length; at += 1) {
    if (kinds[at] === LEG.gap ? isWithin(fixes, at, at, checkpoint) : isWithin(fixes, at, at + 1, checkpoint)) {
      return fixes.seconds[at]!;
    }
  }
  const last = fixes.seconds.length - 1;
  return last >= 0 && isWithin(fixes, last, last, checkpoint) ? fixes.seconds[last]! : null;
}

/** In metres around the checkpoint, where the earth is flat enough. */
function isWithin(
  { lats, lngs }: FixColumns,
  from: number,
  to: number,
  { lat, lng, radiusMeters }: Checkpoint,
): boolean {
  const y = (lats[from]! / DEGREE_PARTS - lat) * DEGREE_METERS;
  // Most are nowhere near; this comparison spares them the rest.
  if (Math.abs(y) > radiusMeters && Math.abs((lats[to]! / DEGREE_PARTS - lat) * DEGREE_METERS) > radiusMeters) {
    if (lats[from]! / DEGREE_PARTS > lat === lats[to]! / DEGREE_PARTS > lat) return false;
  }
  const scale = DEGREE_METERS * squeezeAt(lat);
  const x = (lngs[from]! / DEGREE_PARTS - lng) * scale;
  const dx = ((lngs[to]! - lngs[from]!) / DEGREE_PARTS) * scale;
  const dy = ((lats[to]! - lats[from]!) / DEGREE_PARTS) * DEGREE_METERS;
  const square = dx * dx + dy * dy;
  const share = square > 0 ? Math.max(0, Math.min(1, -(x * dx + y * dy) / square)) : 0;
  const [offX, offY] = [x + share * dx, y + share * dy];
  return offX * offX + offY * offY <= radiusMeters * radiusMeters;
}
