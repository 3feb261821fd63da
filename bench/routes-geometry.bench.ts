import Flatbush from 'flatbush';
import { expect, it } from 'vitest';
import { DEFAULT_ALARMS } from '#areas/routes/rules/alarms.ts';
import { evaluateTrip } from '#areas/routes/rules/evaluate/evaluate.ts';
import { checkpointAt, drive, fenceAt, planOn, ROADS } from '#areas/routes/rules/evaluate/trip.fixture.ts';
import { type FenceIndex, fenceIndex, type IndexedFence } from '#areas/routes/rules/fence-index.ts';
import { boxOfLine, fenceProblems } from '#areas/routes/rules/fence-shape.ts';
import { type Line, type MeasuredLine, measure, nearestOn, pointAt } from '#areas/routes/rules/line.ts';
import { seededRandom, windingRoad } from '#areas/routes/rules/seeded-random.fixture.ts';
import { zoomLevels } from '#areas/routes/rules/simplify.ts';
import { degreesOf } from '#kernel/encoded-line.ts';
import type { Position } from '#kernel/position.ts';

const FENCES = 10_000;
const COMPANIES = 500;
const FENCES_OF_OTHERS = 200;
const CORNERS = 32;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15);

const random = seededRandom(2026);
const print = (line: string): boolean => process.stdout.write(`${line}\n`);
const somewhere = (): Position => ({ lat: -28 + random() * 20, lng: -66 + random() * 20 });

function polygon(): Line {
  const centre = somewhere();
  const size = 0.02 + random() * 0.2;
  return Array.from({ length: CORNERS }, (_, at) => {
    const [angle, reach] = [(at / CORNERS) * 2 * Math.PI, size * (0.6 + random() * 0.4)];
    return { lat: centre.lat + Math.sin(angle) * reach, lng: centre.lng + Math.cos(angle) * reach };
  });
}

interface Bare {
  readonly index: Flatbush;
  readonly rings: readonly Float64Array[];
}

/** What a hand would write for polygons without holes. */
function bareIndex(rings: readonly Line[]): Bare {
  const index = new Flatbush(rings.length);
  const flat = rings.map((ring) => {
    const { west, south, east, north } = boxOfLine(ring);
    index.add(west, south, east, north);
    return Float64Array.from(ring.flatMap(({ lat, lng }) => [lng, lat]));
  });
  index.finish();
  return { index, rings: flat };
}

/** The same without the corners: boxes alone. */
function bareBuild(rings: readonly Line[]): Flatbush {
  const index = new Flatbush(rings.length);
  for (const ring of rings) {
    const { west, south, east, north } = boxOfLine(ring);
    index.add(west, south, east, north);
  }
  index.finish();
  return index;
}

function bareAround({ index, rings }: Bare, x: number, y: number): number[] {
  return index.search(x, y, x, y, (found) => {
    const ring = rings[found]!;
    let isInside = false;
    for (let at = 0, last = ring.length - 2; at < ring.length; last = at, at += 2) {
      const [y1, y2] = [ring[at + 1]!, ring[last + 1]!];
      if (y1 > y !== y2 > y && x < ((ring[last]! - ring[at]!) * (y - y1)) / (y2 - y1) + ring[at]!) isInside = !isInside;
    }
    return isInside;
  });
}

interface Duel {
  readonly ours: number;
  readonly floor: number;
  readonly ratio: number;
  readonly lowest: number;
  readonly highest: number;
}

/** Milliseconds of the median round; both take turns. */
function duel(ours: () => void, floor: () => void): Duel {
  const time = (work: () => void) => {
    const start = performance.now();
    work();
    return performance.now() - start;
  };
  for (let round = 0; round < 5; round += 1) [ours(), floor()];
  const rounds = Array.from({ length: ROUNDS }, () => [time(ours), time(floor)] as const);
  const middle = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!;
  const ratios = rounds.map(([one, other]) => one / other);
  return {
    ours: middle(rounds.map(([one]) => one)),
    floor: middle(rounds.map(([, other]) => other)),
    ratio: middle(ratios),
    lowest: Math.min(...ratios),
    highest: Math.max(...ratios),
  };
}

const MICRO = 1_000;
const figures = ({ ours, floor, ratio, lowest, highest }: Duel, count: number): string =>
  `${ratio.toFixed(2)} | ${lowest.toFixed(2)} to ${highest.toFixed(2)} | ${((ours / count) * MICRO).toFixed(2)} µs against ${((floor / count) * MICRO).toFixed(2)} µs`;

it('measures fences', () => {
  const sizes = Array.from({ length: COMPANIES }, (_, at) => (at === 0 ? FENCES : FENCES_OF_OTHERS));
  const companies = new Map<string, FenceIndex>();
  const floors = new Map<string, Bare>();
  let large: IndexedFence[] = [];
  for (const [at, size] of sizes.entries()) {
    const rings = Array.from({ length: size }, polygon);
    const fences = rings.map(
      (ring, nth): IndexedFence => ({ id: `${nth}`, shape: { kind: 'polygon', rings: [ring] } }),
    );
    if (at === 0) large = fences;
    companies.set(`${at}`, fenceIndex(fences));
    floors.set(`${at}`, bareIndex(rings));
  }
  const fixes = Array.from({ length: 20_000 }, somewhere);
  for (const { lat, lng } of fixes.slice(0, 2_000)) {
    const bare = bareAround(floors.get('0')!, lng, lat).sort((a, b) => a - b);
    expect(companies.get('0')!.around({ lat, lng })).toEqual(bare.map(String));
  }
  print('\n| fences, polygons of 32 corners | time | lowest to highest | one |\n|---|---|---|---|');
  let [found, same] = [0, 0];
  const around = duel(
    () => {
      for (const fix of fixes) found += companies.get('0')!.around(fix).length;
    },
    () => {
      for (const fix of fixes) same += bareAround(floors.get('0')!, fix.lng, fix.lat).length;
    },
  );
  expect(found).toBe(same);
  print(`| a fix among 10,000 fences | ${figures(around, fixes.length)} |`);
  const others = duel(
    () => {
      for (const [at, fix] of fixes.entries()) found += companies.get(`${at % COMPANIES}`)!.around(fix).length;
    },
    () => {
      for (const [at, fix] of fixes.entries()) {
        same += bareAround(floors.get(`${at % COMPANIES}`)!, fix.lng, fix.lat).length;
      }
    },
  );
  expect(found).toBe(same);
  print(`| a fix of any of 500 companies | ${figures(others, fixes.length)} |`);
  const rings = large.flatMap(({ shape }) => (shape.kind === 'polygon' ? shape.rings : []));
  const build = duel(
    () => fenceIndex(large),
    () => bareBuild(rings),
  );
  print(`| building the index of 10,000 fences | ${figures(build, 1)} |`);
});

/** A road that bends but leads somewhere, a point every 44 m: 50,000 of them are 2,000 km. */
function road(points: number): Line {
  let { lat, lng } = somewhere();
  let bend = 0;
  return Array.from({ length: points }, (_, at) => {
    bend = bend * 0.95 + (random() - 0.5) * 0.8;
    const direction = 2.5 + 0.6 * Math.sin(at / 3_000) + bend;
    lat += Math.sin(direction) * 0.0004;
    lng += Math.cos(direction) * 0.0004;
    return { lat, lng };
  });
}

/** Positions around a line, each with the progress of the truck. */
function fixesNear(measured: MeasuredLine, degrees: number) {
  return Array.from({ length: 5_000 }, () => {
    const after = random() * measured.totalMeters;
    const { lat, lng } = pointAt(measured, after);
    return { after, at: { lat: lat + (random() - 0.5) * degrees, lng: lng + (random() - 0.5) * degrees } };
  });
}

it('measures matching a fix to a path', () => {
  print('\n| a fix on a path of 50,000 points against 1,000 | time | lowest to highest | one |\n|---|---|---|---|');
  for (const [name, degrees, way] of [
    ['within 500 m', 0.01, road],
    ['within 50 km', 1, road],
    ['within 500 m of a tangle', 0.01, (points: number) => windingRoad(random, points)],
  ] as const) {
    const short = measure(way(1_000));
    const long = measure(way(50_000));
    const onShort = fixesNear(short, degrees);
    const onLong = fixesNear(long, degrees);
    const match = (measured: MeasuredLine, fixes: typeof onLong, isOnItsWay: boolean) => () => {
      for (const { at, after } of fixes) nearestOn(measured, at, isOnItsWay ? { after } : {});
    };
    print(`| ${name} | ${figures(duel(match(long, onLong, false), match(short, onShort, false)), 5_000)} |`);
    print(
      `| ${name}, with its progress | ${figures(duel(match(long, onLong, true), match(short, onShort, true)), 5_000)} |`,
    );
  }
});

it('measures what is done once when a path or a fence is saved', () => {
  const way = road(50_000);
  const star = Array.from({ length: 2_000 }, (_, at) => {
    const [angle, reach] = [(at / 2_000) * 2 * Math.PI, at % 2 ? 0.5 : 1];
    return { lat: -17 + Math.sin(angle) * reach, lng: -63 + Math.cos(angle) * reach };
  });
  print('\n| once | ms |\n|---|---|');
  for (const [name, work] of [
    ['measuring 50,000 points', () => measure(way)],
    ['three levels of 50,000 points', () => zoomLevels(degreesOf(way))],
    ['problems of a ring of 2,000 corners', () => fenceProblems({ kind: 'polygon', rings: [star] })],
  ] as const) {
    print(`| ${name} | ${duel(work, () => undefined).ours.toFixed(1)} |`);
  }
});

it('measures all evaluators over a trip', () => {
  const { at } = ROADS.Bolivia;
  const everyDay = [{ days: [0, 1, 2, 3, 4, 5, 6], from: '06:00', to: '22:00' }];
  const plan = planOn(ROADS.Bolivia, DEFAULT_ALARMS, {
    speedLimitKmh: 80,
    forbiddenHours: [{ days: [3], from: '20:00', to: '05:00' }],
    checkpoints: Array.from({ length: 8 }, (_, nth) => checkpointAt(ROADS.Bolivia, 5 + nth * 10)),
    fences: Array.from({ length: 20 }, (_, nth) =>
      fenceAt(at(nth * 5), 1_000, { id: `${nth}`, alertsOnEntry: true, hours: everyDay }),
    ),
  });
  const fixes = drive(ROADS.Bolivia, [{ to: 50 }, { stand: 300 }, { to: 99 }], { every: 0.2 });
  const one =
    (duel(
      () => evaluateTrip(plan, fixes),
      () => undefined,
    ).ours /
      fixes.length) *
    MICRO;
  print(`\nA fix through all evaluators, 8 checkpoints and 20 fences: ${one.toFixed(1)} µs`);
});
