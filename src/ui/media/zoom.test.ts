import { describe, expect, it } from 'vitest';
import { pinchZoom, wheelSteps, ZOOM_MAX, ZOOM_MIN, ZOOM_START, zoomBy, zoomIn, zoomOut } from './zoom.ts';

describe('the zoom', () => {
  it('starts at 75 and goes in steps of 10', () => {
    expect(ZOOM_START).toBe(75);
    expect(zoomIn(ZOOM_START)).toBe(85);
    expect(zoomOut(ZOOM_START)).toBe(65);
  });

  it('stops at both ends, which are a whole number of steps from the start', () => {
    expect(zoomIn(ZOOM_MAX)).toBe(ZOOM_MAX);
    expect(zoomOut(ZOOM_MIN)).toBe(ZOOM_MIN);
    expect(zoomBy(ZOOM_START, 100)).toBe(ZOOM_MAX);
    expect((ZOOM_MAX - ZOOM_START) % 10).toBe(0);
    expect((ZOOM_START - ZOOM_MIN) % 10).toBe(0);
  });
});

describe('the wheel', () => {
  it('enlarges away from the user and shrinks towards them', () => {
    expect(wheelSteps(0, -100)).toEqual({ steps: 1, rest: 0 });
    expect(wheelSteps(0, 250)).toEqual({ steps: -2, rest: 50 });
  });

  it('adds up the small movements of a touchpad', () => {
    expect(wheelSteps(0, -40)).toEqual({ steps: 0, rest: -40 });
    expect(wheelSteps(-80, -40)).toEqual({ steps: 1, rest: -20 });
  });
});

describe('two fingers', () => {
  it('twice as far apart make it twice as large, to the nearest step', () => {
    expect(pinchZoom(75, 100, 200)).toBe(155);
    expect(pinchZoom(75, 200, 100)).toBe(35);
    expect(pinchZoom(75, 100, 103)).toBe(75);
  });

  it('at the same point change nothing', () => {
    expect(pinchZoom(75, 0, 100)).toBe(75);
  });
});
