import type { CountryCode } from '#countries/country-type.ts';
import { distanceMeters, type Position } from '#kernel/position.ts';
import { productCities } from '../city-index.ts';
import { type CityGraph, cityGraph } from './city-graph.ts';
import type { DirectionsLeg, FoundWay } from './directions-types.ts';
import { shortestWay, type WayEnd } from './shortest-way.ts';
import { isBarred, windingBetween } from './terrain.ts';

/** What a loaded truck makes on average, with rests left out. */
const METERS_PER_SECOND = 60_000 / 3600;
/** Inside a town and its surroundings the way is not along the roads between towns. */
const NEAR_METERS = 40_000;
const NEAR_WINDING = 1.3;
/** Farther from every town than this a place is outside the countries the product knows. */
const FAR_METERS = 200_000;
const JOINS = 3;

/** The way through all points along the roads between the towns the product knows; no service is needed. */
export async function estimatedWay(points: readonly Position[]): Promise<FoundWay> {
  const [graph, { nearest }] = await Promise.all([cityGraph(), productCities()]);
  const ends = points.map((point): Located => {
    const city = nearest(point);
    const country = distanceMeters(city, point) <= FAR_METERS ? (city.country as CountryCode) : undefined;
    return { lat: point.lat, lng: point.lng, country };
  });
  const parts = ends.slice(1).map((end, before) => estimatedPart(graph, ends[before]!, end));
  return {
    line: [...points.slice(0, 1), ...parts.flatMap(({ line }) => line)].map(({ lat, lng }) => ({ lat, lng })),
    legs: parts.map(({ meters }) => legOf(meters)),
  };
}

interface Located extends Position {
  readonly country: CountryCode | undefined;
}

interface Part {
  readonly meters: number;
  /** Without the start. */
  readonly line: readonly Position[];
}

function estimatedPart(graph: CityGraph, from: Located, to: Located): Part {
  const straight = { meters: distanceMeters(from, to) * NEAR_WINDING, line: [to] };
  const isNear = from.country === to.country && distanceMeters(from, to) <= NEAR_METERS && !isBarred(from, to);
  if (isNear) return straight;
  const way = shortestWay(graph, joined(graph, from), joined(graph, to));
  // No road leads there: an island, or a country the product does not know.
  if (!way) return straight;
  return { meters: way.meters, line: [...way.nodes.map((node) => graph.nodes[node]!), to] };
}

function joined(graph: CityGraph, { country, ...at }: Located): WayEnd {
  const nodes = country === undefined ? [] : graph.near(at, country, JOINS);
  const meters = (node: number) => {
    const town = graph.nodes[node]!;
    return distanceMeters(at, town) * windingBetween(at, town, country!);
  };
  const reached = nodes.filter((node) => !isBarred(at, graph.nodes[node]!));
  return { ...at, joins: new Map(reached.map((node) => [node, meters(node)])) };
}

const legOf = (meters: number): DirectionsLeg => ({
  distanceMeters: Math.round(meters),
  durationSeconds: Math.round(meters / METERS_PER_SECOND),
});
