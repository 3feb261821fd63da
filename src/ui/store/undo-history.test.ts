import { describe, expect, it } from 'vitest';
import { beginning, changed, type History, redone, undone } from './undo-history.ts';

const most = 100;
const change = (history: History<number>, next: number, label?: string, at = next * 10_000) =>
  changed(history, { next, label, at, most });
const counted = (to: number) => {
  let history = beginning(0);
  for (let next = 1; next <= to; next += 1) history = change(history, next);
  return history;
};

describe('the history of a value', () => {
  it('goes back and forth by steps', () => {
    const three = counted(3);
    const one = undone(undone(three, 0)!, 0)!;
    expect(one.present).toBe(1);
    expect(redone(one, 0)?.present).toBe(2);
    expect(redone(redone(one, 0)!, 0)).toMatchObject({ past: [0, 1, 2], present: 3, future: [] });
  });

  it('has nothing before its beginning and nothing after its end', () => {
    expect(undone(counted(0), 0)).toBeNull();
    expect(redone(counted(2), 0)).toBeNull();
  });

  it('forgets what was undone when something new follows', () => {
    const changedAgain = change(undone(counted(3), 0)!, 9);
    expect(changedAgain).toMatchObject({ past: [0, 1, 2], present: 9, future: [] });
  });

  it('keeps as many steps as asked, the newest ones', () => {
    let history = counted(150);
    let steps = 0;
    for (let back = undone(history, 0); back; back = undone(history, 0)) {
      history = back;
      steps += 1;
    }
    expect(steps).toBe(100);
    expect(history.present).toBe(50);
  });

  it('joins changes of one drag, and only those', () => {
    let history = change(beginning(0), 1, 'drag', 1_000);
    history = change(history, 2, 'drag', 1_500);
    history = change(history, 3, 'drag', 2_400);
    expect(history.past).toEqual([0]);
    expect(change(history, 4, 'other', 2_500).past).toEqual([0, 3]);
    expect(change(history, 4, undefined, 2_500).past).toEqual([0, 3]);
    expect(change(history, 4, 'drag', 3_500).past).toEqual([0, 3]);
    // After undo the same drag is a new step.
    expect(change(undone(history, 2_500)!, 5, 'drag', 2_600).past).toEqual([0]);
  });

  it('has no step where nothing changed', () => {
    const history = counted(2);
    expect(change(history, 2)).toBe(history);
  });
});
