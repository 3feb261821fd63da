import { describe, expect, it } from 'vitest';
import { clampPan, overflows, swipeOf } from './pan.ts';

const stage = { width: 400, height: 300 };

describe('a picture', () => {
  it('that fits stays centred', () => {
    expect(clampPan({ x: 50, y: -50 }, { width: 400, height: 200 }, stage)).toEqual({ x: 0, y: 0 });
    expect(overflows({ width: 400, height: 300 }, stage)).toBe(false);
  });

  it('that is wider can be dragged sideways, as far as its edge', () => {
    const wide = { width: 600, height: 200 };
    expect(overflows(wide, stage)).toBe(true);
    expect(clampPan({ x: 60, y: 60 }, wide, stage)).toEqual({ x: 60, y: 0 });
    expect(clampPan({ x: -500, y: 0 }, wide, stage)).toEqual({ x: -100, y: 0 });
  });
});

describe('a swipe', () => {
  const from = { x: 200, y: 100 };

  it('to the left shows the next picture, to the right the previous one', () => {
    expect(swipeOf(from, { x: 140, y: 110 })).toBe('next');
    expect(swipeOf(from, { x: 260, y: 90 })).toBe('previous');
  });

  it('that is short or mostly vertical shows none', () => {
    expect(swipeOf(from, { x: 160, y: 100 })).toBeUndefined();
    expect(swipeOf(from, { x: 140, y: 180 })).toBeUndefined();
  });
});
