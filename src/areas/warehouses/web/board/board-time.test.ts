import { describe, expect, it } from 'vitest';
import type { Board, BoardBooking } from '../../contract/board.calls.ts';
import { hoursOf, placeOf, shownHours, signsOf } from './board-time.ts';

const at = (hour: string) => `2026-03-02T${hour}:00.000Z`;
const bar = (change: Partial<BoardBooking>): BoardBooking => ({
  _id: 'a',
  version: 1,
  code: 'ABCDEFGH',
  schedulingStatus: 'scheduled',
  action: 'unload',
  loadingOrderCode: null,
  plate: null,
  trucker: null,
  transportCompany: null,
  dockId: 'dock',
  lane: 1,
  startsAt: at('09:00'),
  endsAt: at('10:00'),
  arrivedAt: null,
  dockedAt: null,
  leftAt: null,
  misfit: false,
  movable: true,
  ...change,
});
const board = (open: { from: string; until: string }[], schedulings: BoardBooking[] = []): Board => ({
  warehouse: { _id: 'w', fullName: 'Centro', timeZone: 'UTC', startInterval: 30, lateMinutes: 30 },
  date: '2026-03-02',
  day: { from: at('00:00'), until: '2026-03-03T00:00:00.000Z' },
  docks: [{ id: 'dock', name: 'A', lanes: 1, inService: true, open, closed: [] }],
  schedulings,
  waiting: [],
});

describe('the hours of a board', () => {
  it('are those of the docks, whole ones, and of trucks outside of them', () => {
    const shown = shownHours(board([{ from: at('08:30'), until: at('17:30') }], [bar({ endsAt: at('19:10') })]));
    expect(hoursOf(shown, 'UTC').map(({ label }) => label)).toEqual([
      ...Array.from({ length: 12 }, (_, hour) => `${String(hour + 8).padStart(2, '0')}:00`),
    ]);
  });

  it('are the whole day where nothing is open', () => {
    expect(hoursOf(shownHours(board([])), 'UTC')).toHaveLength(24);
  });

  it('cut off what lies outside', () => {
    const shown = { from: 0, until: 100 };
    expect(placeOf(shown, -50, 50)).toEqual({ left: 0, width: 0.5 });
    expect(placeOf(shown, 100, 200)).toBeUndefined();
  });
});

describe('what needs a look', () => {
  const sign = (change: Partial<BoardBooking>, now: string) => signsOf([bar(change)], 30, Date.parse(at(now))).get('a');

  it('is a truck that has not come after the tolerance', () => {
    expect(sign({}, '09:20')).toBeUndefined();
    expect(sign({}, '09:31')).toBe('late');
  });

  it('is one that stays longer, and the one after it', () => {
    const there = bar({ schedulingStatus: 'inDock' });
    const next = bar({ _id: 'b', startsAt: at('10:00'), endsAt: at('11:00') });
    expect([...signsOf([there, next], 30, Date.parse(at('10:10')))]).toEqual([
      ['a', 'overrun'],
      ['b', 'collides'],
    ]);
    const elsewhere = { ...next, lane: 2 };
    expect([...signsOf([there, elsewhere], 30, Date.parse(at('10:10'))).keys()]).toEqual(['a']);
  });

  it('is one that lost its place, until it is over', () => {
    expect(sign({ misfit: true }, '08:00')).toBe('misfit');
    expect(sign({ misfit: true, schedulingStatus: 'completed' }, '08:00')).toBeUndefined();
  });
});
