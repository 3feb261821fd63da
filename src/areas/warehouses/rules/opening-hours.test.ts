import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { closedSpans, isShown, type Shift, shiftMinutes, startsOf, weekdayOf } from './opening-hours.ts';

const everyDay = (starts: string, ends: string): Shift[] =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ id: `${weekday} ${starts}`, weekday, starts, ends, dockIds: [] }));
const hours = (shifts: readonly Shift[], day: string, zone: string, interval = 60) =>
  startsOf(shifts, day, zone, interval).map(({ hour }) => hour);

describe('the starts of a day', () => {
  it('come every interval from the beginning of each shift, and belong to their day', () => {
    const shifts = [...everyDay('08:00', '10:00'), ...everyDay('14:15', '15:00')];
    expect(hours(shifts, '2026-11-18', 'America/La_Paz', 30)).toEqual([
      '08:00',
      '08:30',
      '09:00',
      '09:30',
      '14:15',
      '14:45',
    ]);
    const [first] = startsOf(shifts, '2026-11-18', 'America/La_Paz', 30);
    expect(first).toMatchObject({ shiftId: '3 08:00', at: Date.parse('2026-11-18T12:00:00Z') });
    expect(first!.shiftEnds).toBe(Date.parse('2026-11-18T14:00:00Z'));
  });

  it('go on after midnight in the steps of their shift', () => {
    const night: Shift = { id: 'night', weekday: 5, starts: '22:15', ends: '01:30', dockIds: [] };
    expect(shiftMinutes(night)).toBe(195);
    expect(hours([night], '2026-11-20', 'America/Lima', 30)).toEqual(['22:15', '22:45', '23:15', '23:45']);
    expect(hours([night], '2026-11-21', 'America/Lima', 30)).toEqual(['00:15', '00:45', '01:15']);
    expect(hours([night], '2026-11-22', 'America/Lima', 30)).toEqual([]);
    for (const { shiftEnds } of startsOf([night], '2026-11-21', 'America/Lima', 30)) {
      expect(shiftEnds).toBe(Date.parse('2026-11-21T06:30:00Z'));
    }
  });

  it('of a whole day and night meet without a gap or an overlap', () => {
    const round = everyDay('06:00', '06:00');
    const starts = startsOf(round, '2026-11-18', 'America/Sao_Paulo', 60);
    expect(starts.map(({ at }) => at)).toEqual(
      starts.map((_, hour) => Date.parse('2026-11-18T03:00:00Z') + hour * 3_600_000),
    );
    expect(starts).toHaveLength(24);
  });
});

const CHANGES = ['2026-03-08', '2026-04-04', '2026-04-05', '2026-09-06', '2026-11-01'];
const DAYS = [
  ...CHANGES.flatMap((day) => [-1, 0, 1].map((more) => addDays(day, more))),
  ...Array.from({ length: 12 }, (_, month) => addDays('2026-01-01', month * 30)),
];

describe('a day on which the clock changes', () => {
  const round = everyDay('00:00', '00:00');
  // [zone, day, hours left out, hours of the day as they pass]
  it.each([
    ['America/Santiago', '2026-09-06', ['00:00'], 23],
    ['America/Tijuana', '2026-03-08', ['02:00'], 23],
    ['America/Asuncion', '2026-10-04', [], 24],
    ['America/Sao_Paulo', '2026-11-01', [], 24],
    ['America/Mexico_City', '2026-04-05', [], 24],
  ])('in %s on %s leaves out %j', (zone, day, left, count) => {
    const shown = hours(round, day, zone);
    expect(shown).toHaveLength(count);
    for (const hour of left) {
      expect(shown).not.toContain(hour);
      expect(isShown(day, hour, zone)).toBe(false);
    }
  });

  it.each([
    ['America/Santiago', '2026-04-04', '23:00'],
    ['America/Tijuana', '2026-11-01', '01:00'],
  ])('in %s on %s offers once the hour that is shown twice', (zone, day, hour) => {
    const shown = hours(round, day, zone);
    expect(shown).toHaveLength(24);
    expect(shown.filter((one) => one === hour)).toHaveLength(1);
  });

  it('every start is shown by the clock on its day, in order, once, around each change and through the year', () => {
    for (const zone of ['America/Santiago', 'America/Tijuana', 'America/Sao_Paulo', 'America/Punta_Arenas']) {
      for (const day of DAYS) {
        const starts = startsOf(round, day, zone, 30);
        const moments = starts.map(({ at }) => at);
        expect(moments).toEqual([...new Set(moments)].sort((one, other) => one - other));
        expect(starts.every(({ hour }) => isShown(day, hour, zone))).toBe(true);
      }
    }
  });
});

describe('closures', () => {
  const closure = { dockId: null, startsOn: '2026-12-24', endsOn: '2026-12-26', starts: null, ends: null };

  it('of whole days last from midnight to midnight at the warehouse', () => {
    expect(closedSpans([closure], 'America/Lima', '2026-12-25', '2027-01-05')).toEqual([
      { dockId: null, from: Date.parse('2026-12-25T05:00:00Z'), until: Date.parse('2026-12-26T05:00:00Z') },
      { dockId: null, from: Date.parse('2026-12-26T05:00:00Z'), until: Date.parse('2026-12-27T05:00:00Z') },
    ]);
  });

  it('of some hours repeat on each of their days', () => {
    const noon = { ...closure, dockId: 'a', starts: '12:00', ends: '13:00' };
    expect(closedSpans([noon], 'America/Lima', '2026-12-01', '2026-12-24')).toEqual([
      { dockId: 'a', from: Date.parse('2026-12-24T17:00:00Z'), until: Date.parse('2026-12-24T18:00:00Z') },
    ]);
  });
});

it('the days of the week begin with Sunday', () => {
  expect(['2026-11-15', '2026-11-16', '2026-11-21'].map(weekdayOf)).toEqual([0, 1, 6]);
});
