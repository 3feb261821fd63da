import type { Trx } from '#platform/db/database.ts';
import type { CityIndex } from '#platform/places/city-index.ts';
import { inTurns } from '#platform/turns.ts';
import { replayErrors } from '../../contract/replay.errors.ts';
import { type Legs, legsOf } from '../../rules/replay/legs.ts';
import type { FixColumns, Span } from '../../rules/replay/track.ts';
import { figuresOf, gapsOf, stopsOf, type TripFigures } from '../../rules/replay/trip-figures.ts';
import { readFixes, timeOfFix } from './fix.repository.ts';
import type { AskedTrack } from './replay-subject.ts';
import { unpackFixes } from './unpack-fixes.ts';

export interface PackedTrack {
  readonly asked: AskedTrack;
  readonly bytes: Buffer;
}

interface PackLimit {
  readonly most: number;
  /** Together, as in a file; otherwise each. */
  readonly together: boolean;
}

/** What needs the database; everything else is done after the transaction. */
export async function packTracks(
  trx: Trx,
  tracks: readonly AskedTrack[],
  { most, together }: PackLimit,
): Promise<PackedTrack[]> {
  const found: PackedTrack[] = [];
  let room = most;
  for (const asked of tracks) {
    const { count, bytes } = await readFixes(trx, asked, room);
    if (count > room) await refuse(trx, together ? tracks : [asked], most);
    if (together) room -= count;
    found.push({ asked, bytes });
  }
  return found;
}

const HOUR_MS = 3_600_000;

/** Says how much of the time fits, from its beginning. */
async function refuse(trx: Trx, tracks: readonly AskedTrack[], most: number): Promise<never> {
  const [{ from } = { from: new Date(0) }] = tracks;
  const until = await timeOfFix(trx, tracks, most);
  const hours = until ? Math.floor((until.getTime() - from.getTime()) / HOUR_MS) : 0;
  throw replayErrors.replayTooLarge({ params: { most, hours } });
}

export interface DrivenTrack {
  readonly asked: AskedTrack;
  readonly fixes: FixColumns;
  readonly legs: Legs;
}

/** Other requests get their turn in between: a month of one truck takes a tenth of a second. */
export async function drivenTracks(packed: readonly PackedTrack[]): Promise<DrivenTrack[]> {
  const tracks: DrivenTrack[] = [];
  for (const { asked, bytes } of packed) {
    const fixes = await inTurns(unpackFixes(bytes));
    tracks.push({ asked, fixes, legs: await inTurns(legsOf(fixes)) });
  }
  return tracks;
}

export const instant = (seconds: number): string => new Date(seconds * 1000).toISOString();
const presentSpan = ({ from, to }: Span) => ({ from: instant(from), to: instant(to) });

/** Everything that is said of a track beside its line. */
export async function presentTrip({ asked, fixes, legs }: DrivenTrack, cities: CityIndex) {
  const { truckId, orderId, plate, driver } = asked;
  const count = fixes.seconds.length;
  const figures: TripFigures = await inTurns(figuresOf(fixes, legs));
  const stops = await inTurns(stopsOf(fixes, legs));
  return {
    ...{ truckId, orderId, plate, driver, figures, fixes: count },
    from: count > 0 ? instant(fixes.seconds[0]!) : asked.from.toISOString(),
    to: count > 0 ? instant(fixes.seconds[count - 1]!) : asked.to.toISOString(),
    stops: stops.map(({ lat, lng, ...span }) => ({
      ...presentSpan(span),
      ...{ lat, lng, city: cities.nearest({ lat, lng }).name },
    })),
    gaps: gapsOf(fixes, legs).map(presentSpan),
  };
}
