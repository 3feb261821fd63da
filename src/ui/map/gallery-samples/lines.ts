import { travel } from '#kernel/globe.ts';
import type { Position } from '#kernel/position.ts';
import type { DrawnShape } from '../geometry/shape.ts';
import { CHECKPOINT_KINDS, type MapArea, type PlaceMark, type RouteLine } from '../map-props.ts';

const START: Position = { lat: -16.55, lng: -68.2 };

/** A way over the mountains, always the same: bends of several sizes by a fixed rule, not at random. */
export function windingWay(count: number, meters = 60): Position[] {
  const line = [START];
  for (let i = 1; i < count; i += 1) {
    const bearing = 115 + 45 * Math.sin(i / 9) + 35 * Math.sin(i / 47) + 25 * Math.sin(i / 400);
    line.push(travel(line[i - 1]!, meters, bearing));
  }
  return line;
}

/** Fences along a way: circles, polygons with a hole, corridors, in the colours of their records. */
export function fencesAlong(line: readonly Position[], count: number): MapArea[] {
  const colours = ['#3b78c9', '#d64541', '#2d8f4c', '#b87900', '#8458d0'];
  return Array.from({ length: count }, (_, i) => {
    const from = Math.floor((i / count) * (line.length - 12));
    const at = travel(line[from]!, 500 + 900 * (i % 5), (i * 71) % 360);
    return {
      id: `fence-${i}`,
      label: `Geocerca ${i + 1}`,
      colour: colours[i % colours.length]!,
      shape: [
        { kind: 'circle', centre: at, radiusMeters: 600 + 200 * (i % 4) },
        { kind: 'polygon', ring: corners(at, 1_400), holes: [corners(at, 500)] },
        { kind: 'corridor', line: line.slice(from, from + 12), halfWidthMeters: 300 },
      ][i % 3] as MapArea['shape'],
    };
  });
}

const corners = (at: Position, meters: number): Position[] => {
  const ring = [0, 60, 120, 180, 240, 300].map((bearing) => travel(at, meters, bearing));
  return [...ring, ring[0]!];
};

/** Checkpoints of all kinds on a way. */
export function checkpointsAlong(line: readonly Position[], count: number): PlaceMark[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `checkpoint-${i}`,
    kind: CHECKPOINT_KINDS[i % CHECKPOINT_KINDS.length]!,
    at: line[Math.floor(((i + 0.5) / count) * line.length)]!,
    label: `Ponto de controle ${i + 1}`,
  }));
}

/** A coast of 2,000 corners. */
export const largeFence: DrawnShape = { id: 'coast', kind: 'polygon', ring: coast(2_000) };

function coast(count: number): Position[] {
  const ring = Array.from({ length: count }, (_, i) => {
    const meters = 30_000 + 3_000 * Math.sin(i / 11) + 1_500 * Math.sin(i / 3);
    return travel({ lat: -17.8, lng: -63.2 }, meters, (i * 360) / count);
  });
  return [...ring, ring[0]!];
}

const way = windingWay(900, 400);

/** A route with three paths: the usual one with its corridor, another one, and an estimate. */
export const paths: readonly RouteLine[] = [
  { id: 'other', kind: 'planned', path: aside(way, 14_000), quiet: true },
  { id: 'estimate', kind: 'planned', path: aside(every(way, 60), -16_000), estimate: true },
  { id: 'usual', kind: 'planned', path: way, corridorMeters: 3_000 },
  { id: 'driven', kind: 'driven', path: aside(way.slice(0, 400), 900) },
];

export const pathPlaces: readonly PlaceMark[] = [
  { id: 'load', kind: 'load', at: way[0]!, label: 'Carga: Silo Norte' },
  ...[220, 450, 640].map(
    (at, i): PlaceMark => ({ id: `s${i}`, kind: 'stopover', number: i + 1, at: way[at]!, label: `Parada ${i + 1}` }),
  ),
  ...checkpointsAlong(way, 7),
  { id: 'problem', kind: 'problem', at: travel(way[500]!, 30_000, 20), label: 'A linha cruza a si mesma aqui' },
  { id: 'unload', kind: 'unload', at: way.at(-1)!, label: 'Descarga: Puerto Sur' },
];

function aside(line: readonly Position[], meters: number): Position[] {
  return line.map((at, i) => travel(at, meters * Math.sin((Math.PI * i) / (line.length - 1)), 25));
}

function every(line: readonly Position[], step: number): Position[] {
  return line.filter((_, i) => i % step === 0 || i === line.length - 1);
}
