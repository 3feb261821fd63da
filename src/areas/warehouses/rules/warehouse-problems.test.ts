import { describe, expect, it } from 'vitest';
import { type SavedWarehouse, warehouseProblems } from './warehouse-problems.ts';

const TODAY = '2026-11-17';
const dock = (id: string, name = id, inService = true) => ({ id, name, inService });
const shift = (weekday: number, starts: string, ends: string, dockIds: readonly string[] = []) => ({
  weekday,
  starts,
  ends,
  dockIds,
});
const closure = (change: Partial<SavedWarehouse['closures'][number]> = {}) => ({
  dockId: null,
  startsOn: '2026-12-25',
  endsOn: '2026-12-25',
  starts: null,
  ends: null,
  ...change,
});
const well: SavedWarehouse = {
  docks: [dock('a'), dock('b')],
  shifts: [shift(1, '08:00', '12:00'), shift(1, '12:00', '18:00'), shift(2, '22:00', '06:00')],
  closures: [closure()],
  categories: [],
  buffer: 0,
  startInterval: 30,
  lateMinutes: 30,
  noShowMinutes: 60,
};
const codes = (change: Partial<SavedWarehouse>) =>
  Object.fromEntries(
    Object.entries(warehouseProblems({ ...well, ...change }, TODAY)).map(([field, { code }]) => [field, code]),
  );
const pair = (truck: string, operation: string) => ({
  typeTransportUnit: { id: truck },
  typeOperation: { id: operation },
});

describe('a warehouse as it was typed', () => {
  it.each<readonly [string, Partial<SavedWarehouse>]>([
    ['several shifts a day, one over midnight', {}],
    [
      'the same hours for different docks',
      { shifts: [shift(1, '08:00', '12:00', ['a']), shift(1, '08:00', '12:00', ['b'])] },
    ],
    [
      'a dock out of service without a shift',
      { docks: [dock('a'), dock('b', 'b', false)], shifts: [shift(1, '08:00', '12:00', ['a'])] },
    ],
    ['a shift around the end of the week', { shifts: [shift(6, '22:00', '06:00'), shift(0, '06:00', '12:00')] }],
    ['a closure of today', { closures: [closure({ startsOn: TODAY, endsOn: TODAY })] }],
    [
      'a saved closure that is over',
      { closures: [closure({ id: 'x', startsOn: '2026-11-01', endsOn: '2026-11-02' })] },
    ],
    ['hours of one dock', { closures: [closure({ dockId: 'a', starts: '08:00', ends: '10:00' })] }],
  ])('is right: %s', (_, change) => {
    expect(codes(change)).toEqual({});
  });

  it.each<readonly [string, Partial<SavedWarehouse>, Readonly<Record<string, string>>]>([
    [
      'two docks of one name',
      { docks: [dock('a', 'Norte'), dock('b', ' norte ')] },
      { 'docks.1.name': 'alreadyRegistered' },
    ],
    [
      'a dock without a shift',
      { shifts: [shift(1, '08:00', '12:00', ['a'])] },
      { 'docks.1.inService': 'dockWithoutShift' },
    ],
    ['a shift without length', { shifts: [shift(1, '08:00', '08:00')] }, { 'shifts.0.ends': 'shiftWithoutLength' }],
    [
      'shifts that overlap',
      { shifts: [shift(1, '08:00', '12:00'), shift(1, '11:30', '13:00')] },
      { 'shifts.1.starts': 'shiftOverlaps' },
    ],
    [
      'an overlap after midnight',
      { shifts: [shift(1, '22:00', '06:00'), shift(2, '05:00', '09:00')] },
      { 'shifts.1.starts': 'shiftOverlaps' },
    ],
    [
      'an overlap around the week',
      { shifts: [shift(6, '22:00', '06:00'), shift(0, '05:59', '09:00')] },
      { 'shifts.1.starts': 'shiftOverlaps' },
    ],
    [
      'an overlap at one dock',
      { shifts: [shift(1, '08:00', '12:00'), shift(1, '09:00', '10:00', ['a'])] },
      { 'shifts.1.starts': 'shiftOverlaps' },
    ],
    [
      'a shift of a dock that is not there',
      { shifts: [shift(1, '08:00', '12:00'), shift(2, '08:00', '12:00', ['z'])] },
      { 'shifts.1.dockIds': 'choice' },
    ],
    ['a pause as long as a shift', { buffer: 240 }, { buffer: 'longerThanShift' }],
    [
      'a new closure in the past',
      { closures: [closure({ startsOn: '2026-11-01', endsOn: '2026-11-16' })] },
      { 'closures.0.endsOn': 'closureOver' },
    ],
    [
      'a closure that ends before it starts',
      { closures: [closure({ endsOn: '2026-12-24' })] },
      { 'closures.0.endsOn': 'beforeStart' },
    ],
    ['half of its hours', { closures: [closure({ starts: '08:00' })] }, { 'closures.0.ends': 'required' }],
    [
      'hours that end before they start',
      { closures: [closure({ starts: '10:00', ends: '10:00' })] },
      { 'closures.0.ends': 'beforeStart' },
    ],
    ['a closed dock that is not there', { closures: [closure({ dockId: 'z' })] }, { 'closures.0.dockId': 'choice' }],
    [
      'one pair twice',
      { categories: [pair('van', 'load'), pair('van', 'load')] },
      { 'categories.1.typeOperation.id': 'alreadyRegistered' },
    ],
    ['a no-show before the tolerance ends', { noShowMinutes: 29 }, { noShowMinutes: 'min' }],
  ])('is refused: %s', (_, change, problems) => {
    expect(codes(change)).toEqual(problems);
  });
});
