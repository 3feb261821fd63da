import { describe, expect, it } from 'vitest';
import { pictureOf, placeImage } from './marker-images.ts';

describe('the name of an image', () => {
  it.each([
    [placeImage('dark', { kind: 'toll' }), { kind: 'toll', mode: 'dark', tone: 'info' }],
    [
      placeImage('light', { kind: 'stopover', tone: 'done', number: 7 }),
      { kind: 'stopover', mode: 'light', tone: 'done', number: 7 },
    ],
  ])('%s says what to draw', (name, picture) => {
    expect(pictureOf(name)).toEqual(picture);
  });

  it.each(['land', 'place/light/toll/pink', 'place/light/castle/info', 'place/night/toll/info'])(
    '%s is not ours',
    (name) => {
      expect(pictureOf(name)).toBeUndefined();
    },
  );
});
