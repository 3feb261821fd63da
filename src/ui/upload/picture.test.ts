import { describe, expect, it } from 'vitest';
import { fitsRule, resized } from './picture.ts';

describe('a picture is made smaller', () => {
  it('until its longer side has 1024 pixels, in the same proportions', () => {
    expect(resized({ width: 4096, height: 3072 })).toEqual({ width: 1024, height: 768 });
    expect(resized({ width: 3000, height: 4000 })).toEqual({ width: 768, height: 1024 });
  });

  it('never larger, and never to nothing', () => {
    expect(resized({ width: 800, height: 600 })).toEqual({ width: 800, height: 600 });
    expect(resized({ width: 10_000, height: 2 })).toEqual({ width: 1024, height: 1 });
  });
});

describe('a rule about dimensions', () => {
  const limit = { width: 200, height: 100 };

  it('applies to both sides', () => {
    expect(fitsRule({ width: 199, height: 99 }, { must: 'be less', ...limit })).toBe(true);
    expect(fitsRule({ width: 199, height: 100 }, { must: 'be less', ...limit })).toBe(false);
    expect(fitsRule({ width: 201, height: 101 }, { must: 'be greater', ...limit })).toBe(true);
    expect(fitsRule({ width: 200, height: 101 }, { must: 'be greater', ...limit })).toBe(false);
  });
});
