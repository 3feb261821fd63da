import { expect, it } from 'vitest';
import { simplifyTrack } from './simplify-track.ts';

it('a short track stays as it is', () => {
  const track = [
    { lat: -17, lng: -63 },
    { lat: -17.1, lng: -63.1 },
  ];
  expect(simplifyTrack(track, 500)).toBe(track);
});

it('a straight road is reduced to its ends', () => {
  const track = Array.from({ length: 600 }, (_, at) => ({ lat: -17 - at / 1000, lng: -63 }));
  expect(simplifyTrack(track, 500)).toEqual([track[0], track.at(-1)]);
});

it('a winding road keeps its bends, as many as fit', () => {
  const track = Array.from({ length: 5000 }, (_, at) => ({ lat: -17 - at / 2000, lng: -63 + Math.sin(at / 15) / 20 }));
  const kept = simplifyTrack(track, 500);
  expect(kept.length).toBeLessThanOrEqual(500);
  expect(kept.length).toBeGreaterThan(100);
  expect([kept[0], kept.at(-1)]).toEqual([track[0], track.at(-1)]);
});

it('the track of a truck that never moved is one point', () => {
  const track = Array.from({ length: 1000 }, () => ({ lat: -17, lng: -63 }));
  expect(simplifyTrack(track, 500)).toHaveLength(2);
});
