import { describe, expect, it } from 'vitest';
import { circleRing } from '#kernel/globe.ts';
import type { DrawnShape } from '../geometry/shape.ts';
import { isLarge, toFeature, toShape, withHoles } from './shape-feature.ts';

const SHAPES: readonly DrawnShape[] = [
  { id: 'a', kind: 'point', at: { lat: -17.783312, lng: -63.182145 } },
  {
    id: 'b',
    kind: 'polygon',
    ring: [
      { lat: -17, lng: -63 },
      { lat: -17, lng: -62 },
      { lat: -18, lng: -62 },
      { lat: -17, lng: -63 },
    ],
  },
  {
    id: 'd',
    kind: 'line',
    line: [
      { lat: -17, lng: -63 },
      { lat: -17.5, lng: -62.25 },
    ],
  },
  { id: 'c', kind: 'circle', centre: { lat: -17.78, lng: -63.18 }, radiusMeters: 1500 },
];

describe('a shape', () => {
  it.each(SHAPES)('$kind is read from the drawing as it was', (shape) => {
    expect(toShape(toFeature(shape))).toEqual(shape);
  });

  it('has no more digits than a map needs', () => {
    const feature = toFeature({ id: 'a', kind: 'point', at: { lat: -17.123456789, lng: -63.987654321 } });
    expect(feature.geometry.coordinates).toEqual([-63.987654, -17.123457]);
  });

  it('is undefined while it is being drawn, and a handle is not a shape', () => {
    const feature = toFeature(SHAPES[0]!);
    expect(toShape({ ...feature, properties: { mode: 'point', currentlyDrawing: true } })).toBeUndefined();
    expect(toShape({ ...feature, properties: { mode: 'select', selectionPoint: true } })).toBeUndefined();
  });

  it('with many corners has no handles of the library, and is the same shape', () => {
    const ring = circleRing({ lat: -17, lng: -63 }, 90_000).map(({ lat, lng }) => ({
      lat: Number(lat.toFixed(6)),
      lng: Number(lng.toFixed(6)),
    }));
    const large: DrawnShape = { id: 'l', kind: 'polygon', ring: [...ring, ...ring, ...ring] };
    expect(isLarge(large)).toBe(true);
    expect(isLarge({ id: 's', kind: 'polygon', ring })).toBe(false);
    expect(toFeature(large).properties.mode).not.toBe('polygon');
    expect(toShape(toFeature(large))).toEqual(large);
  });

  it('keeps its holes when its edge changed', () => {
    const [, polygon] = SHAPES as [DrawnShape, Extract<DrawnShape, { kind: 'polygon' }>];
    const before = [{ ...polygon, holes: [polygon.ring] }];
    expect(withHoles([polygon, SHAPES[0]!], before)).toEqual([before[0], SHAPES[0]]);
  });
});
