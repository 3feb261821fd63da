import { describe, expect, it } from 'vitest';
import type { DrawnShape } from '../geometry/shape.ts';
import { toFeature, toShape } from './shape-feature.ts';

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
});
