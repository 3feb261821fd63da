import { describe, expect, it } from 'vitest';
import { lastAtOrBefore, type Track, trackAt } from './track-at.ts';

const track: Track = {
  at: [0, 10_000, 20_000, 600_000],
  lat: [-17, -17, -16, -15],
  lng: [-63, -62, -62, -62],
  kmh: [60, 72, 0, null],
};
const gaps = [{ from: 20_000, to: 600_000 }];

describe('a truck at a time', () => {
  it('is between two fixes in proportion to the time', () => {
    expect(trackAt(track, 2_500)).toMatchObject({ at: { lat: -17, lng: -62.75 }, kmh: 60, index: 0 });
  });

  it('looks towards the next fix, and nowhere while it is parked', () => {
    expect(trackAt(track, 5_000)?.heading).toBeCloseTo(90, 5);
    expect(trackAt(track, 15_000)?.heading).toBeCloseTo(0, 5);
    expect(trackAt(track, 25_000)?.heading).toBeNull();
  });

  it('is where its fixes are, the first and the last included', () => {
    expect(trackAt(track, 0)?.at).toEqual({ lat: -17, lng: -63 });
    expect(trackAt(track, 20_000, gaps)?.at).toEqual({ lat: -16, lng: -62 });
    expect(trackAt(track, 600_000, gaps)).toMatchObject({ at: { lat: -15, lng: -62 }, heading: null });
  });

  it('is nowhere before its first fix, after its last, inside a gap, and without any', () => {
    expect(trackAt(track, -1)).toBeNull();
    expect(trackAt(track, 600_001)).toBeNull();
    expect(trackAt(track, 300_000, gaps)).toBeNull();
    expect(trackAt({ at: [], lat: [], lng: [], kmh: [] }, 0)).toBeNull();
  });

  it('is the last of several fixes of one moment', () => {
    const twice: Track = { at: [0, 0, 10], lat: [1, 2, 3], lng: [1, 2, 3], kmh: [10, 10, 10] };
    expect(trackAt(twice, 0)).toMatchObject({ at: { lat: 2, lng: 2 }, index: 1 });
  });

  it('is found as by looking at every fix', () => {
    const sorted = Array.from({ length: 500 }, (_, i) => Math.floor((i * i) / 7));
    for (let value = -1; value <= sorted.at(-1)! + 1; value += 13) {
      expect(lastAtOrBefore(sorted, value)).toBe(sorted.findLastIndex((one) => one <= value));
    }
  });
});
