import { POSITION_SOURCES, type PositionSource } from '#areas/positions/rules/position-source.ts';
import { mergeTrackers } from '../../rules/replay/merge-trackers.ts';
import { emptyColumns, type FixColumns, STRETCH, UNKNOWN_SPEED } from '../../rules/replay/track.ts';

const BYTES = 20;
const SOURCES: readonly PositionSource[] = ['device', 'driver', 'manual'];
const PARKED = 4;
const SOURCE_BITS = 3;

/** The packed positions of a track as one line of time, with pauses in which others may work. */
export function* unpackFixes(bytes: Buffer): Generator<void, FixColumns> {
  const count = bytes.length / BYTES;
  const trackers = new Map<number, { readonly source: PositionSource; readonly fixes: FixColumns; filled: number }>();
  const counts = new Map<number, number>();
  const keyAt = (start: number) => bytes.readInt32BE(start + 12) * 4 + (bytes[start + 19]! & SOURCE_BITS);
  for (let at = 0; at < count; at += 1) {
    if (at % STRETCH === 0) yield;
    const key = keyAt(at * BYTES);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  for (const [key, size] of counts) {
    const source = SOURCES[((key % 4) + 4) % 4] ?? POSITION_SOURCES[0];
    trackers.set(key, { source, fixes: emptyColumns(size), filled: 0 });
  }
  for (let at = 0; at < count; at += 1) {
    if (at % STRETCH === 0) yield;
    const start = at * BYTES;
    const tracker = trackers.get(keyAt(start))!;
    const { fixes, filled } = tracker;
    // The device of a truck that stands trembles: the truck stays where it was.
    const isParked = (bytes[start + 19]! & PARKED) !== 0;
    const stays = isParked && filled > 0;
    fixes.seconds[filled] = bytes.readInt32BE(start);
    fixes.lats[filled] = stays ? fixes.lats[filled - 1]! : bytes.readInt32BE(start + 4);
    fixes.lngs[filled] = stays ? fixes.lngs[filled - 1]! : bytes.readInt32BE(start + 8);
    const kmh = bytes.readInt16BE(start + 16);
    fixes.kmh[filled] = isParked && kmh !== UNKNOWN_SPEED ? 0 : kmh;
    tracker.filled += 1;
  }
  return mergeTrackers([...trackers.values()]);
}
