import { expect, it } from 'vitest';
import { metersOutside } from './fence-distance.ts';
import type { FenceShape } from './fence-shape.ts';

const box = (size: number) => [
  { lat: -17 - size, lng: -63 - size },
  { lat: -17 - size, lng: -63 + size },
  { lat: -17 + size, lng: -63 + size },
  { lat: -17 + size, lng: -63 - size },
];
const block: FenceShape = { kind: 'polygon', rings: [box(0.1), box(0.05)] };
const circle: FenceShape = { kind: 'circle', centre: { lat: 25, lng: -100 }, radiusMeters: 5_000 };
const corridor: FenceShape = {
  kind: 'corridor',
  line: [
    { lat: 25, lng: -100 },
    { lat: 25, lng: -99 },
  ],
  halfWidthMeters: 1_000,
};

// A hundredth of a degree of latitude is 1,112 m; of longitude 1,063 m at 17° south.
it.each<[string, FenceShape, number, number, number]>([
  ['inside a polygon', block, -17.07, -63, 0],
  ['north of it', block, -16.89, -63, 1_112],
  ['west of it, beside the side that closes the ring', block, -17, -63.11, 1_063],
  ['in its hole', block, -17.04, -63, 1_112],
  ['inside a circle', circle, 25.01, -100, 0],
  ['north of it', circle, 25.1, -100, 6_120],
  ['inside a corridor', corridor, 25.005, -99.5, 0],
  ['beside it', corridor, 25.02, -99.5, 1_224],
])('%s', (_, shape, lat, lng, meters) => {
  expect(Math.abs(metersOutside(shape, { lat, lng }) - meters)).toBeLessThan(2);
});
