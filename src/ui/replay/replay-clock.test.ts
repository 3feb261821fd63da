import { describe, expect, it } from 'vitest';
import { advance, nearestEvent, nextEvent, previousEvent, startOf } from './replay-clock.ts';

const END = 1_000_000;
const SPAN = { from: 0, to: END };

describe('the clock of a replay', () => {
  it('runs as many times faster as it is asked to', () => {
    expect(advance({ at: 5_000, seen: 100 }, 200, 60, END)).toEqual({ at: 11_000, seen: 200 });
    expect(advance({ at: 5_000, seen: 100 }, 200, 1, END)).toEqual({ at: 5_100, seen: 200 });
  });

  it('stops at the end', () => {
    expect(advance({ at: END - 10, seen: 0 }, 100, 3_600, END).at).toBe(END);
  });

  it('does not go back when the real clock does', () => {
    expect(advance({ at: 5_000, seen: 100 }, 40, 60, END).at).toBe(5_000);
  });

  it('does not leap after the page was in the background', () => {
    expect(advance({ at: 0, seen: 0 }, 600_000, 10, END).at).toBe(2_500);
  });

  it('begins again from the start when it had ended', () => {
    expect([startOf(END, SPAN), startOf(400, SPAN), startOf(-5, SPAN)]).toEqual([0, 400, 0]);
  });
});

describe('the events of a replay', () => {
  const events = [{ at: 10_000 }, { at: 20_000 }, { at: 30_000 }];

  it('lead forwards and backwards, and not to the one that is shown', () => {
    expect(nextEvent(events, 10_000)).toBe(events[1]);
    expect(previousEvent(events, 20_100)).toBe(events[0]);
    expect(nextEvent(events, 30_000)).toBeUndefined();
    expect(previousEvent(events, 10_000)).toBeUndefined();
  });

  it('are near within a reach, the nearest first', () => {
    expect(nearestEvent(events, 18_000, 9_000)).toBe(events[1]);
    expect(nearestEvent(events, 14_000, 1_000)).toBeUndefined();
  });
});
