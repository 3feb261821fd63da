import { describe, expect, it } from 'vitest';
import { circleRing } from '#kernel/globe.ts';
import { distanceMeters } from '#kernel/position.ts';
import { boundsOf, cameraFor, pointsOf } from './bounds.ts';
import { circleOf } from './circle.ts';
import { ZOOM } from './zoom.ts';

const LA_PAZ = { lat: -16.4897, lng: -68.1193 };
const SANTA_CRUZ = { lat: -17.7863, lng: -63.1812 };
const ORURO = { lat: -17.9715, lng: -67.0932 };

describe('the frame around points', () => {
  it('is the smallest that contains them', () => {
    expect(boundsOf([LA_PAZ, SANTA_CRUZ, ORURO])).toEqual([-68.1193, -17.9715, -63.1812, -16.4897]);
    expect(boundsOf([])).toBeUndefined();
  });

  it('handles the positions of a long day', () => {
    const day = Array.from({ length: 300_000 }, (_, i) => ({ lat: -17 + i / 1e6, lng: -63 }));
    expect(boundsOf(day)?.[3]).toBeCloseTo(-16.7, 3);
  });
});

describe('the camera', () => {
  const streets = { isBuiltIn: false };

  it('shows one point from close, also when it is given twice', () => {
    expect(cameraFor([LA_PAZ], streets)).toEqual({ kind: 'centre', at: LA_PAZ, zoom: ZOOM.marker });
    expect(cameraFor([LA_PAZ, LA_PAZ], streets)).toMatchObject({ kind: 'centre' });
  });

  it('shows one point of a map without streets with the towns around it', () => {
    expect(cameraFor([LA_PAZ], { isBuiltIn: true, maxZoom: ZOOM.pickerMax })).toMatchObject({ zoom: 9 });
  });

  it('shows two points no closer than 6', () => {
    expect(cameraFor([LA_PAZ, SANTA_CRUZ], streets)).toMatchObject({ kind: 'bounds', maxZoom: 6 });
  });

  it('shows many points as close as they fit', () => {
    expect(cameraFor([LA_PAZ, SANTA_CRUZ, ORURO], streets)).toMatchObject({ kind: 'bounds', maxZoom: ZOOM.marker });
  });

  it('is undefined without points', () => {
    expect(cameraFor([], streets)).toBeUndefined();
  });
});

describe('a circle', () => {
  it.each([50, 1500, 40_000])('of %i m is read from its corners as it was', (radius) => {
    const ring = circleRing(ORURO, radius);
    const { centre, radiusMeters } = circleOf(ring);
    expect(distanceMeters(centre, ORURO)).toBeLessThan(radius / 100);
    expect(Math.abs(radiusMeters - radius)).toBeLessThan(radius / 100);
  });
});

describe('all points of the map', () => {
  it('are those of what is shown and what is being drawn', () => {
    const points = pointsOf({
      trucks: [{ id: 'a', at: LA_PAZ, heading: null, tone: 'active', label: 'A' }],
      routes: [{ id: 'r', kind: 'planned', path: [LA_PAZ, ORURO] }],
      areas: [{ id: 'f', shape: { kind: 'polygon', ring: [ORURO, SANTA_CRUZ, LA_PAZ, ORURO] } }],
      drawing: { tools: ['point'], shapes: [{ id: 'p', kind: 'point', at: SANTA_CRUZ }], onChange: () => undefined },
    });
    expect(points).toEqual([LA_PAZ, LA_PAZ, ORURO, ORURO, SANTA_CRUZ, LA_PAZ, ORURO, SANTA_CRUZ]);
  });

  it('include the edge of a circle', () => {
    const drawing = {
      tools: [],
      shapes: [{ id: 'c', kind: 'circle', centre: ORURO, radiusMeters: 5000 }],
      onChange: () => undefined,
    } as const;
    const [west, south, east, north] = boundsOf(pointsOf({ drawing }))!;
    expect(distanceMeters({ lat: south, lng: ORURO.lng }, { lat: north, lng: ORURO.lng })).toBeCloseTo(10_000, -1);
    expect(west).toBeLessThan(east);
  });
});
