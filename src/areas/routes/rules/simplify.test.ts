import { describe, expect, it } from 'vitest';
import { degreesOf } from '#kernel/encoded-line.ts';
import { measure, measureDegrees, nearestOn } from './line.ts';
import { seededRandom, windingRoad } from './seeded-random.fixture.ts';
import { simplifyLine, simplifyTrack, ZOOM_LEVELS, type ZoomLevel, zoomLevelAt, zoomLevels } from './simplify.ts';

describe('a track of at most so many points', () => {
  it('stays as it is where it is short', () => {
    const track = [
      { lat: -17, lng: -63 },
      { lat: -17.1, lng: -63.1 },
    ];
    expect(simplifyTrack(track, 500)).toBe(track);
  });

  it('of a straight road is reduced to its ends', () => {
    const track = Array.from({ length: 600 }, (_, at) => ({ lat: -17 - at / 1000, lng: -63 }));
    expect(simplifyTrack(track, 500)).toEqual([track[0], track.at(-1)]);
  });

  it('of a winding road keeps its bends, as many as fit', () => {
    const track = Array.from({ length: 5000 }, (_, at) => ({
      lat: -17 - at / 2000,
      lng: -63 + Math.sin(at / 15) / 20,
    }));
    const kept = simplifyTrack(track, 500);
    expect(kept.length).toBeLessThanOrEqual(500);
    expect(kept.length).toBeGreaterThan(100);
    expect([kept[0], kept.at(-1)]).toEqual([track[0], track.at(-1)]);
  });

  it('keeps what lies farthest off first', () => {
    const bends = new Map([
      [200, 0.3],
      [400, 0.1],
      [700, 0.2],
    ]);
    const track = Array.from({ length: 1000 }, (_, at) => ({ lat: -17 - at / 500, lng: -63 + (bends.get(at) ?? 0) }));
    const kept = simplifyTrack(track, 5).map((point) => track.indexOf(point));
    expect(kept).toContain(200);
    expect(kept).toHaveLength(5);
  });

  it.each([500, 5_000])('that jumps about without end has no more than %d', (most) => {
    const random = seededRandom(7);
    const jumps = Array.from({ length: 20_000 }, () => ({ lat: -17 + random(), lng: -63 + random() }));
    const comb = jumps.map((_, at) => ({ lat: -17 + (at % 2 ? 1 : -1) * 1e-5 * at, lng: -63 }));
    expect([simplifyTrack(jumps, most).length, simplifyTrack(comb, most).length]).toEqual([most, Math.min(most, 3616)]);
  });

  it('of a truck that never moved is one point', () => {
    const track = Array.from({ length: 1000 }, () => ({ lat: -17, lng: -63 }));
    expect(simplifyTrack(track, 500)).toHaveLength(2);
  });

  it('keeps what else is known of its points', () => {
    const track = Array.from({ length: 600 }, (_, at) => ({ lat: 19 + at / 1000, lng: -104, at }));
    expect(simplifyTrack(track, 500).map(({ at }) => at)).toEqual([0, 599]);
  });
});

describe('a simplified line', () => {
  // A bend of 0.001° of latitude is 111.2 m on both sides of the equator.
  it.each([
    [-17, 111, 3],
    [-17, 112, 2],
    [25, 111, 3],
    [25, 112, 2],
  ])('at latitude %d with a tolerance of %d m has %d points', (lat, tolerance, points) => {
    const bend = [
      { lat, lng: -63 },
      { lat: lat + 0.001, lng: -62.99 },
      { lat, lng: -62.98 },
    ];
    expect(simplifyLine(bend, tolerance)).toHaveLength(points);
  });

  it('is nowhere farther from the line than the tolerance, and begins and ends as it does', () => {
    const random = seededRandom(5);
    for (const tolerance of [5, 50, 500, 5_000]) {
      const road = windingRoad(random, 2500);
      const kept = simplifyLine(road, tolerance);
      expect([kept[0], kept.at(-1)]).toEqual([road[0], road.at(-1)]);
      expect(kept.length).toBeLessThan(road.length);
      const measured = measure(kept);
      const farthest = Math.max(...road.map((point) => nearestOn(measured, point).offMeters));
      expect(farthest).toBeLessThan(tolerance * 1.001);
    }
  });

  it('stays within it where each cut takes off a single point', () => {
    // Every point lies farther out than the one before: the farthest from the straight way is always the next to last.
    const comb = Array.from({ length: 20_000 }, (_, at) => ({ lat: -17 + (at % 2 ? 1 : -1) * 1e-4 * at, lng: -63 }));
    const kept = simplifyLine(comb, 300);
    const measured = measure(kept);
    for (let at = 0; at < comb.length; at += 500) expect(nearestOn(measured, comb[at]!).offMeters).toBeLessThan(301);
  });
});

describe('the levels of zoom', () => {
  it('become finer, each within its number of points', () => {
    const road = degreesOf(windingRoad(seededRandom(6), 50_000, 0.0005));
    const levels = zoomLevels(road);
    expect(levels.country.lats.length).toBeLessThan(levels.region.lats.length);
    expect(levels.region.lats.length).toBeLessThan(levels.city.lats.length);
    for (const level of Object.keys(ZOOM_LEVELS) as ZoomLevel[]) {
      expect(levels[level].lats.length).toBeLessThanOrEqual(ZOOM_LEVELS[level].pointsMax);
      expect([levels[level].lats[0], levels[level].lats.at(-1)]).toEqual([road.lats[0], road.lats.at(-1)]);
    }
  });

  it.each([-17, 25, 0.01, -54])('of a road at latitude %d stay within their tolerances', (lat) => {
    // Long bends with small ones on them, and a stretch that is driven back and forth.
    const road = Array.from({ length: 8_000 }, (_, at) => ({
      lat: lat + Math.sin(at / 1_500) * 0.5 + Math.sin(at / 23) * 0.0004,
      lng: -63 + Math.abs((at % 3_000) - 1_500) * 0.0003 + Math.cos(at / 41) * 0.0003,
    }));
    const levels = zoomLevels(degreesOf(road));
    let allowed = 0;
    for (const level of ['city', 'region', 'country'] as const) {
      allowed += ZOOM_LEVELS[level].toleranceMeters;
      const measured = measureDegrees(levels[level]);
      const farthest = Math.max(...road.map((point) => nearestOn(measured, point).offMeters));
      expect([level, farthest < allowed * 1.01]).toEqual([level, true]);
      expect(levels[level].lats.length).toBeLessThan(road.length / 4);
    }
  });

  it.each([
    [3, 'country'],
    [7, 'country'],
    [8, 'region'],
    [12.5, 'city'],
    [14, undefined],
  ])('at zoom %d it is %s', (zoom, level) => {
    expect(zoomLevelAt(zoom)).toBe(level);
  });

  it('of an empty line are empty', () => {
    const nothing = degreesOf([]);
    expect(zoomLevels(nothing)).toEqual({ country: nothing, region: nothing, city: nothing });
  });
});
