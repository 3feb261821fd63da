import { describe, expect, it } from 'vitest';
import { imagePrefix, pictureOf, placeImage, truckLook } from './marker-images.ts';

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

describe('the name of an image', () => {
  it.each([
    [`${imagePrefix('light')}active`, { kind: 'truck', mode: 'light', tone: 'active' }],
    [`${imagePrefix('dark')}active/45`, { kind: 'moving', mode: 'dark', tone: 'active', heading: 45 }],
    [placeImage('dark', { kind: 'toll' }), { kind: 'toll', mode: 'dark', tone: 'info' }],
    [
      placeImage('light', { kind: 'stopover', tone: 'done', number: 7 }),
      { kind: 'stopover', mode: 'light', tone: 'done', number: 7 },
    ],
  ])('%s says what to draw', (name, picture) => {
    expect(pictureOf(name)).toEqual(picture);
  });

  it.each(['land', 'truck/light/pink', 'place/light/castle/info', 'truck/night/active'])('%s is not ours', (name) => {
    expect(pictureOf(name)).toBeUndefined();
  });
});
