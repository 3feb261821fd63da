import type { Position } from '#kernel/position.ts';
import type { Line } from './line.ts';

/** Numbers from 0 up to 1 that are the same in every run (a 32-bit mixing generator). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Somewhere between the south of Chile and the north of Mexico, on either side of the equator. */
export const somewhere = (random: () => number): Position => ({
  lat: -54 + random() * 86,
  lng: -115 + random() * 79,
});

/** A road that winds: every step turns a little from the one before. */
export function windingRoad(random: () => number, points: number, stepDegrees = 0.002): Line {
  let { lat, lng } = somewhere(random);
  let direction = random() * Math.PI * 2;
  return Array.from({ length: points }, () => {
    direction += (random() - 0.5) * 0.8;
    lat = Math.max(-55, Math.min(33, lat + Math.sin(direction) * stepDegrees));
    lng += Math.cos(direction) * stepDegrees;
    return { lat, lng };
  });
}
