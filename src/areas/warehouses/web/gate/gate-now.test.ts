import { describe, expect, it } from 'vitest';
import type { GateEntry } from '../../rules/gate-day.ts';
import { groupOf, waitingLongest } from './gate-now.ts';

const NOON = Date.parse('2031-05-02T12:00:00Z');
const HOUR = 3_600_000;
const calendar = { today: '2031-05-02', dayOf: (at: number) => new Date(at).toISOString().slice(0, 10) };
const truck = (change: Partial<GateEntry>): GateEntry =>
  ({ id: 'a', state: 'scheduled', startsAt: NOON, arrivedAt: null, leftAt: null, ...change }) as GateEntry;

describe("today's list", () => {
  it.each<[string | null, Partial<GateEntry>]>([
    ['expected', {}],
    ['expected', { startsAt: NOON - 14 * HOUR }],
    ['expected', { state: 'pending', startsAt: null }],
    ['tomorrow', { startsAt: NOON + 20 * HOUR }],
    // Moved away: in the list only so that its old ticket is recognised.
    [null, { startsAt: NOON + 4 * 24 * HOUR }],
    ['onSite', { state: 'arrived', arrivedAt: NOON - 30 * HOUR, startsAt: NOON - 30 * HOUR }],
    ['onSite', { state: 'pending', arrivedAt: NOON, startsAt: null }],
    ['onSite', { state: 'inDock', arrivedAt: NOON }],
    ['left', { state: 'completed', arrivedAt: NOON - 14 * HOUR, leftAt: NOON }],
    [null, { state: 'completed', arrivedAt: NOON - 16 * HOUR, leftAt: NOON - 14 * HOUR }],
    ['over', { state: 'noShow' }],
    ['over', { state: 'cancelled', startsAt: null, arrivedAt: NOON }],
    [null, { state: 'cancelled', startsAt: NOON + 24 * HOUR }],
  ])('has under %s: %o', (group, change) => {
    expect(groupOf(truck(change), calendar)).toBe(group);
  });

  it('says who has waited longest: inside, and not at a dock', () => {
    const trucks = [
      truck({ id: 'docked', state: 'inDock', arrivedAt: NOON - 5 * HOUR }),
      truck({ id: 'short', state: 'arrived', arrivedAt: NOON - HOUR }),
      truck({ id: 'long', state: 'pending', arrivedAt: NOON - 3 * HOUR }),
      truck({ id: 'gone', state: 'completed', arrivedAt: NOON - 9 * HOUR, leftAt: NOON }),
    ];
    expect(waitingLongest(trucks)?.id).toBe('long');
    expect(waitingLongest([])).toBeUndefined();
  });
});
