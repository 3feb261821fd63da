import { describe, expect, it } from 'vitest';
import { decodeLine, encodeLine } from './encoded-line.ts';
import { LINE_POINTS_MAX } from './route-limits.ts';
import { seededRandom, somewhere } from './seeded-random.fixture.ts';

describe('an encoded line', () => {
  it('is written as in the description of the format', () => {
    const line = [
      { lat: 38.5, lng: -120.2 },
      { lat: 40.7, lng: -120.95 },
      { lat: 43.252, lng: -126.453 },
    ];
    expect(encodeLine(line, 5)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@');
    expect(decodeLine('_p~iF~ps|U_ulLnnqC_mqNvxq`@', 5)).toEqual(line);
  });

  it('read again is the same line to a tenth of a metre, with nothing adding up', () => {
    const random = seededRandom(7);
    const line = Array.from({ length: 2000 }, () => somewhere(random));
    const read = decodeLine(encodeLine(line))!;
    expect(read).toHaveLength(line.length);
    for (const [at, { lat, lng }] of line.entries()) {
      expect(Math.abs(read[at]!.lat - lat)).toBeLessThanOrEqual(5.1e-7);
      expect(Math.abs(read[at]!.lng - lng)).toBeLessThanOrEqual(5.1e-7);
    }
    expect(encodeLine(read)).toBe(encodeLine(line));
  });

  it('holds the corners of the earth', () => {
    const corners = [
      { lat: -90, lng: -180 },
      { lat: 90, lng: 180 },
      { lat: -90, lng: -180 },
      { lat: 0, lng: 0 },
    ];
    expect(decodeLine(encodeLine(corners))).toEqual(corners);
    expect(decodeLine('')).toEqual([]);
  });

  it.each([[{ lat: Number.NaN, lng: 1 }], [{ lat: 91, lng: 1 }], [{ lat: 1, lng: Number.POSITIVE_INFINITY }]])(
    'is not written for %j',
    (point) => {
      expect(() => encodeLine([point])).toThrow(RangeError);
    },
  );

  it.each([
    ['a character below the alphabet', '_p~iF ps|U'],
    ['one above it', '_p~iF\u00e9ps|U'],
    ['half a point', '_p~iF'],
    ['a number without an end', '_p~iF~~~~'],
    ['a number that is too long', '~~~~~~~~~~~~?'],
    ['a point outside the earth', encodeLine([{ lat: 90, lng: 180 }]).repeat(2)],
  ])('is refused with %s', (_, text) => {
    expect(decodeLine(text)).toBeUndefined();
  });

  it('is refused with more points than a line may have', () => {
    expect(decodeLine('??'.repeat(LINE_POINTS_MAX))).toHaveLength(LINE_POINTS_MAX);
    expect(decodeLine('??'.repeat(LINE_POINTS_MAX + 1))).toBeUndefined();
    expect(decodeLine('?'.repeat(20_000_000))).toBeUndefined();
  });

  it('made of noise is a line on the earth or nothing', () => {
    const random = seededRandom(8);
    for (let trial = 0; trial < 2000; trial += 1) {
      const codes = Array.from({ length: Math.floor(random() * 40) }, () => 50 + Math.floor(random() * 90));
      const line = decodeLine(String.fromCharCode(...codes)) ?? [];
      expect(line.every(({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180)).toBe(true);
    }
  });
});
