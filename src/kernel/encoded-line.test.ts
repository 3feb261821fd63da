import { describe, expect, it } from 'vitest';
import { decodeLine, encodeLine } from './encoded-line.ts';

/** The example in the description of the format. */
const EXAMPLE = [
  { lat: 38.5, lng: -120.2 },
  { lat: 40.7, lng: -120.95 },
  { lat: 43.252, lng: -126.453 },
];

describe('a line as text', () => {
  it('is written as the description of the format shows', () => {
    expect(encodeLine(EXAMPLE, 5)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@');
    expect(decodeLine('_p~iF~ps|U_ulLnnqC_mqNvxq`@', 5)).toEqual(EXAMPLE);
  });

  it('is read as it was written, to a tenth of a metre and across the whole earth', () => {
    const line = [
      { lat: -16.4897001, lng: -68.1193004 },
      { lat: 89.999999, lng: 179.999999 },
      { lat: -89.999999, lng: -179.999999 },
      { lat: 0.000001, lng: -0.000001 },
    ];
    const read = decodeLine(encodeLine(line))!;
    expect(read).toHaveLength(line.length);
    for (const [at, { lat, lng }] of line.entries()) {
      expect(read[at]!.lat).toBeCloseTo(lat, 6);
      expect(read[at]!.lng).toBeCloseTo(lng, 6);
    }
    expect(decodeLine('')).toEqual([]);
  });

  it.each([
    ['half a point', '_p~iF'],
    ['an unfinished number', '_p~iF~ps|'],
    ['other characters', '_p~iF ps|U'],
    ['a number without end', '~~~~~~~~~~~~?'],
    ['a place off the earth', encodeLine([{ lat: 100, lng: 0 }])],
  ])('is not %s', (_what, text) => {
    expect(decodeLine(text)).toBeUndefined();
  });
});
