import { around } from 'geokdbush';
import KDBush from 'kdbush';
import type { CountryCode } from '#countries/country-type.ts';
import { distanceMeters, type Position } from '#kernel/position.ts';
import { productCities } from '../city-index.ts';
import type { City } from '../city-table.ts';
import { BORDER_CROSSINGS } from './border-crossings.ts';
import { isBarred, windingBetween } from './terrain.ts';

export interface GraphNode extends Position {
  readonly countries: readonly CountryCode[];
}

/** Towns and border crossings, and roads between neighbours. The roads of node `n` are at `first[n]` to `first[n + 1]`. */
export interface CityGraph {
  readonly nodes: readonly GraphNode[];
  readonly first: Int32Array;
  readonly to: Int32Array;
  readonly meters: Float64Array;
  /** The nodes of a country nearest to a position. */
  readonly near: (position: Position, country: CountryCode, count: number) => readonly number[];
}

const LARGE = 10_000;
/** Towns nearer than this to a larger one are part of it, or too small to matter beside it. */
const SPACING_METERS = { large: 16_000, small: 60_000 };
const NEIGHBOURS = 20;

let graph: Promise<CityGraph> | undefined;

/** Built on first use, in less than a second, then kept. */
export function cityGraph(): Promise<CityGraph> {
  graph ??= productCities().then(({ all }) => buildGraph(all));
  return graph;
}

/** The cities must be sorted by size. */
export function buildGraph(cities: readonly City[]): CityGraph {
  const nodes: GraphNode[] = [...spread(cities), ...BORDER_CROSSINGS];
  const tree = new KDBush(nodes.length);
  for (const { lng, lat } of nodes) tree.add(lng, lat);
  tree.finish();
  const near: CityGraph['near'] = ({ lat, lng }, country, count) =>
    around(tree, lng, lat, count, Number.POSITIVE_INFINITY, (node) => nodes[node]!.countries.includes(country));
  const points = nodes.map(onSphere);
  const roads = nodes.map(() => new Map<number, number>());
  for (const [node, { lat, lng, countries }] of nodes.entries()) {
    const isReached = (other: number) => other !== node && sharedCountry(countries, nodes[other]!) !== undefined;
    const candidates = around(tree, lng, lat, NEIGHBOURS, Number.POSITIVE_INFINITY, isReached);
    for (const other of neighboursOf(points[node]!, candidates, points)) {
      const meters = roadMeters(nodes[node]!, nodes[other]!);
      if (meters === undefined) continue;
      roads[node]!.set(other, meters);
      roads[other]!.set(node, meters);
    }
  }
  return { nodes, ...packed(roads), near };
}

/** Larger towns everywhere, smaller ones where there is nothing else. */
function spread(cities: readonly City[]): GraphNode[] {
  const kept: GraphNode[] = [];
  const cells = new Map<number, GraphNode[]>();
  for (const { lat, lng, country, people } of cities) {
    const spacing = people >= LARGE ? SPACING_METERS.large : SPACING_METERS.small;
    const isNear = (town: Position) => distanceMeters(town, { lat, lng }) < spacing;
    const around = cellsAround(lat, lng);
    if (around.some((cell) => cells.get(cell)?.some(isNear))) continue;
    const node = { lat, lng, countries: [country as CountryCode] };
    kept.push(node);
    const own = cells.get(around[0]!);
    if (own) own.push(node);
    else cells.set(around[0]!, [node]);
  }
  return kept;
}

/** Of one degree each: the one of the position first, then the eight beside it. A degree is longer than the spacing. */
function cellsAround(lat: number, lng: number): number[] {
  const own = Math.floor(lat) * 1000 + Math.floor(lng);
  return [0, -1, 1].flatMap((east) => [own + east, own + east - 1000, own + east + 1000]);
}

type Point3 = readonly [number, number, number];

/**
 * Of the candidates, nearest first, those with no third town roughly between. The power makes the test a little
 * stricter than that of a Gabriel graph, so that the roads are as many as between real towns.
 */
function neighboursOf(from: Point3, candidates: readonly number[], points: readonly Point3[]): number[] {
  const costs = candidates.map((candidate) => cost(from, points[candidate]!));
  return candidates.filter((candidate, nth) => {
    for (let between = 0; between < nth; between += 1) {
      if (costs[between]! + cost(points[candidates[between]!]!, points[candidate]!) < costs[nth]!) return false;
    }
    return true;
  });
}

/** The distance to the power of 1.5. */
function cost(one: Point3, other: Point3): number {
  const squared = (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2;
  return squared ** 0.75;
}

function onSphere({ lat, lng }: Position): Point3 {
  const [north, east] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

/** Undefined where no road can be. */
function roadMeters(from: GraphNode, to: GraphNode): number | undefined {
  const country = sharedCountry(from.countries, to);
  if (country === undefined || isBarred(from, to)) return undefined;
  return distanceMeters(from, to) * windingBetween(from, to, country);
}

const sharedCountry = (countries: readonly CountryCode[], { countries: others }: GraphNode) =>
  countries.find((country) => others.includes(country));

function packed(roads: readonly ReadonlyMap<number, number>[]): Pick<CityGraph, 'first' | 'to' | 'meters'> {
  const count = roads.reduce((sum, { size }) => sum + size, 0);
  const [first, to, meters] = [new Int32Array(roads.length + 1), new Int32Array(count), new Float64Array(count)];
  let at = 0;
  for (const [node, neighbours] of roads.entries()) {
    first[node] = at;
    for (const [other, length] of neighbours) {
      to[at] = other;
      meters[at] = length;
      at += 1;
    }
  }
  first[roads.length] = at;
  return { first, to, meters };
}
