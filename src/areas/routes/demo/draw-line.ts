import { createRandom } from '#areas/companies/demo/random.ts';
import { squeezeAt } from '#kernel/globe.ts';
import type { Position } from '#kernel/position.ts';
import { joinLines, type Line, lineMeters } from '../rules/line.ts';
import { rounded } from './shapes.ts';

/** A point of the way; equal keys on two ways are the same place, and the road between two of them is one road. */
export interface WayPoint extends Position {
  readonly key: string;
  readonly country: string;
}

/** How far a road leaves the straight line, by country: plains, hills, the Andes. */
const WINDING: Readonly<Record<string, number>> = { AR: 0.24, UY: 0.24, PY: 0.3, BO: 0.42, PE: 0.42, CL: 0.34 };
const USUAL_WINDING = 0.38;
/** A line has about this many points, however long it is. */
const POINTS = 260;

/** A line as somebody draws it who follows the road: through all points, with bends between them. */
export function drawLine(points: readonly WayPoint[], changed?: { readonly leg: number; readonly seed: string }): Line {
  const spacing = lineMeters(points) / POINTS;
  return points
    .slice(1)
    .map((to, leg) => road(points[leg]!, to, spacing, changed?.leg === leg ? changed.seed : ''))
    .reduce(joinLines);
}

/** The same road in both directions and on every path, only drawn more or less finely. */
function road(from: WayPoint, to: WayPoint, spacing: number, seed: string): Line {
  if (from.key > to.key) return road(to, from, spacing, seed).toReversed();
  const random = createRandom(`road ${from.key} ${to.key} ${seed}`);
  const winding = WINDING[from.country] ?? USUAL_WINDING;
  let line: Line = [position(from), position(to)];
  for (let length = lineMeters(line); length > spacing; length /= 2) line = bend(line, winding, random.int);
  return line;
}

const position = ({ lat, lng }: Position): Position => ({ lat: rounded(lat), lng: rounded(lng) });

/** A new point between each two, a little to one side. */
function bend(line: Line, winding: number, int: (below: number) => number): Line {
  return line.flatMap((to, at) => {
    const from = line[at - 1];
    if (!from) return [to];
    const aside = winding * (int(2_001) / 1_000 - 1);
    const squeeze = squeezeAt(from.lat);
    const [north, east] = [to.lat - from.lat, (to.lng - from.lng) * squeeze];
    const lat = (from.lat + to.lat) / 2 + (east * aside) / 2;
    const lng = (from.lng + to.lng) / 2 - (north * aside) / 2 / squeeze;
    return [position({ lat, lng }), to];
  });
}
