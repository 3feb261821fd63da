import type { CountryCode } from '#countries/country-type.ts';
import { roadWindingOf } from '#countries/road-winding.ts';
import type { Position } from '#kernel/position.ts';

type Corner = readonly [lat: number, lng: number];
const corners = (text: string): readonly Corner[] =>
  text.split(' ').map((corner) => {
    const [lat = 0, lng = 0] = corner.split(',').map(Number);
    return [lat, lng];
  });

const MOUNTAIN_WINDING = 1.55;

const MOUNTAINS = [
  // The Andes of Peru and Bolivia.
  corners(
    '-4.8,-79.9 -8,-78.4 -10.5,-77.2 -12,-76.5 -13.5,-75.8 -15,-74.2 -16.1,-72 -17.4,-70.2 -18.4,-69.9 -19.5,-69.3 -22,-68.2 -22.3,-64.3 -20.5,-63.7 -18.2,-63.7 -17.3,-64.2 -16.8,-65.6 -15.6,-67.4 -14,-69.3 -13,-70.9 -12.3,-73.2 -11,-74.9 -9,-75.9 -6,-77.2 -4.8,-78.4',
  ),
  // The Andes between Argentina and Chile.
  corners(
    '-22,-68.2 -27,-69.8 -31,-70.7 -33.2,-70.55 -36,-71.2 -40,-72 -42,-72 -42,-71.2 -40,-71 -36,-69.8 -33,-68.98 -30,-68.8 -27,-67 -24,-65.4 -22.3,-64.3',
  ),
];

/** Flat in spite of its height: from Sicuani past Titicaca and Oruro to Uyuni. */
const PLATEAU = corners(
  '-14.2,-71.4 -14.3,-70.6 -15.5,-69.2 -16.35,-68.35 -16.6,-68 -17,-67.5 -17.9,-66.95 -19.5,-66.75 -21.5,-66.4 -21.5,-67.6 -19.3,-68.3 -17.9,-68.8 -17,-69.3 -16,-70.3 -15,-71.2',
);

/** Waters and ice between places of one country that no road crosses. */
const BARRIERS = [
  // The Gulf of California.
  corners('31.8,-114.75 30,-113.6 28.5,-112.4 27.4,-111.6 26,-110.3 24.5,-109 22,-108.3'),
  // The mouth of the Amazon: no road leads to Amapá, nor to Marajó.
  corners('2,-49 0.2,-50.7 -0.6,-51.3 -1.2,-52.4 0.5,-53 4,-53.5'),
  corners('-0.2,-48.2 -0.9,-48.35 -1.4,-48.7 -1.6,-49.2 -1.8,-49.9 -1.85,-50.4 -1.75,-50.75 -0.9,-51.4'),
  // The bay of São Marcos.
  corners('-1.2,-44.2 -2.3,-44.36 -2.45,-44.38 -2.9,-44.62 -3.1,-44.7'),
  // The channels and the ice in the south of Chile: the road goes through Argentina.
  corners('-44,-75 -44,-71.8'),
  corners('-49,-76 -49,-72'),
  // The Strait of Magellan, except for the ferry at its first narrows.
  corners('-52.6,-70.3 -53.9,-70.6'),
  // Titicaca.
  corners('-15.35,-69.8 -15.8,-69.4 -16.1,-69'),
];

const SAMPLES = 5;

/** How much longer than the straight line a road between two places of a country is. */
export function windingBetween(from: Position, to: Position, country: CountryCode): number {
  const plain = roadWindingOf(country);
  let sum = 0;
  for (let nth = 0; nth < SAMPLES; nth += 1) {
    const share = (nth + 0.5) / SAMPLES;
    const at: Corner = [from.lat + (to.lat - from.lat) * share, from.lng + (to.lng - from.lng) * share];
    const isMountain = MOUNTAINS.some((ring) => isInside(ring, at)) && !isInside(PLATEAU, at);
    sum += isMountain ? MOUNTAIN_WINDING : plain;
  }
  return sum / SAMPLES;
}

/** Whether the straight line between two places goes over what no road crosses. */
export function isBarred(from: Position, to: Position): boolean {
  const [start, end]: [Corner, Corner] = [
    [from.lat, from.lng],
    [to.lat, to.lng],
  ];
  return BARRIERS.some((barrier) =>
    barrier.slice(1).some((corner, before) => doCross(start, end, barrier[before]!, corner)),
  );
}

function doCross(start: Corner, end: Corner, one: Corner, other: Corner): boolean {
  return sideOf(start, end, one) !== sideOf(start, end, other) && sideOf(one, other, start) !== sideOf(one, other, end);
}

const sideOf = ([ay, ax]: Corner, [by, bx]: Corner, [cy, cx]: Corner): boolean =>
  (by - ay) * (cx - ax) > (bx - ax) * (cy - ay);

function isInside(ring: readonly Corner[], [lat, lng]: Corner): boolean {
  let inside = false;
  let [fromLat, fromLng] = ring.at(-1)!;
  for (const [toLat, toLng] of ring) {
    const isBeside = fromLat > lat !== toLat > lat;
    if (isBeside && lng < ((toLng - fromLng) * (lat - fromLat)) / (toLat - fromLat) + fromLng) inside = !inside;
    [fromLat, fromLng] = [toLat, toLng];
  }
  return inside;
}
