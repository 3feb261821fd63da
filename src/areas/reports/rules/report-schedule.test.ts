import { describe, expect, it } from 'vitest';
import { askedPeriod, nextDue, periodsFor, type Rhythm } from './report-schedule.ts';

const daily: Rhythm = { frequency: 'daily', weekday: null, monthDay: null, hour: '08:00' };
const next = (rhythm: Rhythm, zone: string, after: string, done?: string) =>
  nextDue(rhythm, zone, new Date(after), done).at.toISOString();

/** So many in a row, each after the one before. */
function several(rhythm: Rhythm, zone: string, after: string, many: number): string[] {
  const found: string[] = [];
  let last = new Date(after);
  while (found.length < many) {
    last = nextDue(rhythm, zone, last).at;
    found.push(last.toISOString());
  }
  return found;
}

describe('the period of a schedule', () => {
  it.each([
    ['7', '2026-11-19', { period: '7' }],
    ['yesterday', '2026-03-01', { period: 'custom', from: '2026-02-28', until: '2026-02-28' }],
    ['lastMonth', '2026-03-31', { period: 'custom', from: '2026-02-01', until: '2026-02-28' }],
    ['lastMonth', '2026-01-01', { period: 'custom', from: '2025-12-01', until: '2025-12-31' }],
  ] as const)('%s on %s', (period, today, asked) => {
    expect(askedPeriod(period, today)).toEqual(asked);
  });

  it('of what lies ahead has no days that are over', () => {
    expect(periodsFor('payments')).toEqual(['7', '14', '30', 'all']);
    expect(periodsFor('lanes')).toContain('lastMonth');
  });
});

describe('the next time of a schedule', () => {
  it('is at the hour of the company, today while it is to come', () => {
    expect(next(daily, 'America/La_Paz', '2026-11-19T11:59:59Z')).toBe('2026-11-19T12:00:00.000Z');
    expect(next(daily, 'America/La_Paz', '2026-11-19T12:00:00Z')).toBe('2026-11-20T12:00:00.000Z');
    // Already the 20th in UTC, still the 19th there.
    expect(next({ ...daily, hour: '22:30' }, 'America/La_Paz', '2026-11-20T01:00:00Z')).toBe(
      '2026-11-20T02:30:00.000Z',
    );
  });

  it('keeps the hour of the clock when clocks change', () => {
    // Chile goes back on 5 April and forward on 6 September 2026.
    expect(several(daily, 'America/Santiago', '2026-04-03T20:00:00Z', 3)).toEqual([
      '2026-04-04T11:00:00.000Z',
      '2026-04-05T12:00:00.000Z',
      '2026-04-06T12:00:00.000Z',
    ]);
    expect(several(daily, 'America/Santiago', '2026-09-04T20:00:00Z', 3)).toEqual([
      '2026-09-05T12:00:00.000Z',
      '2026-09-06T11:00:00.000Z',
      '2026-09-07T11:00:00.000Z',
    ]);
  });

  it('comes once on a day without its hour and on one that has it twice', () => {
    const night = { ...daily, hour: '00:30' };
    expect(several(night, 'America/Santiago', '2026-09-05T12:00:00Z', 2)).toEqual([
      '2026-09-06T04:30:00.000Z',
      '2026-09-07T03:30:00.000Z',
    ]);
    const late = several({ ...daily, hour: '23:30' }, 'America/Santiago', '2026-04-04T12:00:00Z', 2);
    expect(late[1]).toBe('2026-04-06T03:30:00.000Z');
    expect(late).toHaveLength(new Set(late.map((at) => at.slice(0, 10))).size);
  });

  it('of a week is on its weekday', () => {
    const monday = { ...daily, frequency: 'weekly', weekday: 1 } as const;
    expect(several(monday, 'America/Lima', '2026-11-19T00:00:00Z', 2)).toEqual([
      '2026-11-23T13:00:00.000Z',
      '2026-11-30T13:00:00.000Z',
    ]);
    expect(next({ ...monday, weekday: 7 }, 'America/Lima', '2026-11-19T00:00:00Z')).toBe('2026-11-22T13:00:00.000Z');
  });

  it('of a month is on its day, or on the last one of a shorter month', () => {
    const last = { ...daily, frequency: 'monthly', monthDay: 31 } as const;
    expect(several(last, 'America/Lima', '2027-01-01T00:00:00Z', 4).map((at) => at.slice(0, 10))).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
    ]);
    expect(next(last, 'America/Lima', '2028-02-01T12:00:00Z').slice(0, 10)).toBe('2028-02-29');
  });

  it('is never a second one on a day that was sent', () => {
    expect(next({ ...daily, hour: '15:00' }, 'America/La_Paz', '2026-11-19T13:00:00Z', '2026-11-19')).toBe(
      '2026-11-20T19:00:00.000Z',
    );
  });
});
