import { describe, expect, it } from 'vitest';
import { truckLook } from './marker-images.ts';

describe('the look of a truck', () => {
  it('has no direction while the truck is not moving', () => {
    expect(truckLook({ tone: 'neutral', heading: null })).toBe('neutral');
  });

  it.each([
    [0, 'active/0'],
    [52, 'active/45'],
    [53, 'active/60'],
    [359, 'active/0'],
    [360, 'active/0'],
    [-90, 'active/270'],
  ])('heading %i is drawn as %s', (heading, look) => {
    expect(truckLook({ tone: 'active', heading })).toBe(look);
  });
});
