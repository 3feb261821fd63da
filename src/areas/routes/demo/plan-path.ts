import { createRandom, type Random } from '#areas/companies/demo/random.ts';
import { createId } from '#kernel/ids.ts';
import type { Hours } from '../contract/geofence.shapes.ts';
import type { PathSource, Stopover } from '../contract/path.shapes.ts';
import { placeCheckpoints } from '../rules/checkpoint-order.ts';
import { type Line, type MeasuredLine, measure } from '../rules/line.ts';
import { CORRIDOR_METERS, type PathKind, SPEED_KMH } from '../rules/route-limits.ts';
import type { StoredCheckpoint } from '../server/path.repository.ts';
import type { CorridorPath } from './corridor.ts';
import { drawLine, type WayPoint } from './draw-line.ts';
import { planCheckpoints } from './plan-checkpoints.ts';

export interface DemoVersion {
  readonly id: string;
  readonly number: number;
  readonly daysAgo: number;
  readonly measured: MeasuredLine;
  readonly source: PathSource;
  readonly minutes: number;
  readonly corridorMeters: number;
  readonly forbiddenHours: readonly Hours[];
  readonly stopovers: readonly Stopover[];
  readonly checkpoints: readonly StoredCheckpoint[];
}

export interface DemoPath {
  readonly id: string;
  readonly name: string;
  readonly kind: PathKind;
  readonly versions: readonly DemoVersion[];
  readonly newest: DemoVersion;
  /** The company's fences along it, by name. */
  readonly fences: readonly string[];
}

const DRAWN: readonly PathSource[] = ['drawn', 'driven', 'drawn', 'driven', 'file'];
const SOURCES: readonly PathSource[] = [...DRAWN, 'estimate'];
const CORRIDORS = [CORRIDOR_METERS.default, CORRIDOR_METERS.default, 1_000, CORRIDOR_METERS.default, 300];
const NIGHT: Hours = { days: [0, 1, 2, 3, 4, 5, 6], from: '22:00', to: '05:00' };
const STOPOVERS = 3;
/** Before the oldest order of the demo. */
const FIRST_DAYS_AGO = 900;

export interface PathRequest {
  readonly path: CorridorPath;
  /** From the first place through the towns to the last place. */
  readonly way: readonly WayPoint[];
  /** The towns themselves, where checkpoints are. */
  readonly towns: readonly WayPoint[];
  /** Its number among all paths of the demo, from which follows what is special about it. */
  readonly nth: number;
  readonly seed: string;
}

export function planPath({ path, way, towns, nth, seed }: PathRequest): Omit<DemoPath, 'fences'> {
  const random = createRandom(`path ${seed}`);
  // Nobody has looked closely at a path without checkpoints: it is as the product proposed it.
  const source = path.checkpoints.length === 0 ? 'estimate' : sourceOf(path.kind, nth);
  const count = nth % 8 === 0 ? 3 : nth % 3 === 1 ? 2 : 1;
  const facts = {
    corridorMeters: CORRIDORS[nth % CORRIDORS.length]!,
    forbiddenHours: nth % 3 === 0 && path.checkpoints.some(({ kind }) => kind === 'riskArea') ? [NIGHT] : [],
    stopovers: stopoversOf(way),
  };
  const versions = Array.from({ length: count }, (_, index): DemoVersion => {
    const isNewest = index === count - 1;
    const leg = way.length > 3 ? 1 + (nth % (way.length - 2)) : 0;
    const line: Line =
      source === 'estimate' ? plain(way) : drawLine(way, isNewest ? undefined : { leg, seed: `${index}` });
    const measured = measure(line);
    // Earlier ones were looser and knew less of the road.
    const known = isNewest ? path.checkpoints : path.checkpoints.slice(0, -(count - 1 - index));
    return {
      ...{ id: createId(), number: index + 1, daysAgo: daysAgo(index, random), measured, source, ...facts },
      minutes: Math.round(path.hours * 60 * (isNewest ? 1 : 1.05)),
      ...(isNewest ? {} : { corridorMeters: facts.corridorMeters * 2, forbiddenHours: [] }),
      checkpoints: place(measured, planCheckpoints(measured, towns, known, random)),
    };
  });
  return { id: createId(), name: path.name, kind: path.kind, versions, newest: versions.at(-1)! };
}

/** Whoever drives a road daily has drawn it. */
const sourceOf = (kind: PathKind, nth: number): PathSource =>
  kind === 'usual' ? DRAWN[nth % DRAWN.length]! : SOURCES[nth % SOURCES.length]!;

const plain = (way: readonly WayPoint[]): Line => way.map(({ lat, lng }) => ({ lat, lng }));

const daysAgo = (index: number, random: Random): number =>
  index === 0 ? FIRST_DAYS_AGO + random.int(60) : index === 1 ? 150 + random.int(200) : 20 + random.int(90);

/** Some towns between the ends. */
function stopoversOf(way: readonly WayPoint[]): Stopover[] {
  const between = way.slice(1, -1);
  const every = Math.max(1, Math.ceil(between.length / STOPOVERS));
  return between
    .filter((_, at) => at % every === 0)
    .map(({ lat, lng, key }) => ({ lat, lng, name: key.slice(3), placeId: null }));
}

function place(measured: MeasuredLine, checkpoints: ReturnType<typeof planCheckpoints>): StoredCheckpoint[] {
  const spots = checkpoints.map((one) => ({ ...one, position: { lat: one.lat, lng: one.lng } }));
  return placeCheckpoints(measured, spots).map(
    ({ position: _position, isFar: _isFar, minutes: _minutes, meters, offMeters, ...checkpoint }) => ({
      ...checkpoint,
      meters: Math.round(meters),
      offMeters: Math.round(offMeters),
    }),
  );
}

export const SPEED_LIMIT = SPEED_KMH.default;
