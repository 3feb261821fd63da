import { describe, expect, it } from 'vitest';
import { assignmentObstacles } from './vehicle-assignment.ts';
import { canonicalBrand } from './vehicle-brand.ts';
import { brokenLocks, categoryProblems, type StoredCategory } from './vehicle-category.ts';
import { FLEET_TRAITS, fleetOf, VEHICLE_FLEETS } from './vehicle-fleet.ts';
import { possessionOf } from './vehicle-takeover.ts';
import { isTypeOf, SEMITRAILER_TYPES, TRUCK_TYPES } from './vehicle-type.ts';

describe('the fleets', () => {
  it('are one kind in one market each', () => {
    for (const fleet of VEHICLE_FLEETS) {
      const { market, kind } = FLEET_TRAITS[fleet];
      expect(fleetOf(market, kind)).toBe(fleet);
    }
  });

  it('share no type between trucks and semitrailers', () => {
    expect(TRUCK_TYPES.filter((type) => isTypeOf('semitrailer', type))).toEqual([]);
    expect(new Set([...TRUCK_TYPES, ...SEMITRAILER_TYPES]).size).toBe(TRUCK_TYPES.length + SEMITRAILER_TYPES.length);
  });
});

describe('who holds a plate', () => {
  const own = (companyId: string) => ({ companyId, market: 'own' }) as const;
  const spot = (companyId: string) => ({ companyId, market: 'spot' }) as const;

  it.each([
    ['nobody knows it', [], 'open'],
    ['others hire it', [spot('b'), spot('c')], 'open'],
    ['the company hires it', [spot('a'), spot('b')], 'hired'],
    ['the company owns it', [own('a'), spot('b')], 'mine'],
    ['another owns it', [own('b')], 'closed'],
    ['another owns what the company hires', [spot('a'), own('b')], 'closed'],
  ] as const)('%s', (_story, holdings, possession) => {
    expect(possessionOf('a', holdings)).toBe(possession);
  });
});

describe('what prevents a truck from being assigned', () => {
  const well = {
    truck: { enabled: true },
    driver: { enabled: true, documentsExpired: false },
    trailers: [{ enabled: true }],
    documentsExpired: false,
  };

  it.each([
    ['nothing', {}, []],
    ['no driver', { driver: null }, ['noDriver']],
    ['the truck is disabled', { truck: { enabled: false } }, ['disabled']],
    ['what it pulls is disabled', { trailers: [{ enabled: false }] }, ['disabled']],
    ['documents of the truck', { documentsExpired: true }, ['documentsExpired']],
    [
      'the driver, in two ways',
      { driver: { enabled: false, documentsExpired: true } },
      ['driverDisabled', 'documentsExpired'],
    ],
  ] as const)('%s', (_story, change, obstacles) => {
    expect(assignmentObstacles({ ...well, ...change })).toEqual(obstacles);
  });
});

describe('categories', () => {
  const stored: readonly StoredCategory[] = [
    { id: '1', vehicleType: 'van', operation: 'load', minutes: 30, scheduled: true, locked: true },
    { id: '2', vehicleType: 'van', operation: 'unload', minutes: 30, scheduled: true, locked: false },
  ];
  const [locked, free] = stored;

  it('list each pair of truck and operation once, and only existing rows', () => {
    expect(categoryProblems(stored, [locked!, { ...free!, operation: 'load' }])).toEqual({
      'categories.1.typeOperation.id': { code: 'alreadyRegistered' },
    });
    expect(categoryProblems(stored, [{ ...free!, id: '9' }])).toEqual({ 'categories.0._id': { code: 'choice' } });
  });

  it('with bookings stay unchanged', () => {
    expect(brokenLocks(stored, [{ ...locked! }])).toEqual([]);
    expect(brokenLocks(stored, [{ ...locked!, minutes: 31 }])).toEqual([locked]);
    expect(brokenLocks(stored, [{ ...locked!, scheduled: false }])).toEqual([locked]);
    expect(brokenLocks(stored, [free!])).toEqual([locked]);
  });
});

it('a make is recognised in any spelling', () => {
  expect(['scania', ' MERCEDES BENZ ', 'ombu', 'Marca  Nueva'].map((name) => canonicalBrand('truck', name))).toEqual([
    'Scania',
    'Mercedes-Benz',
    'ombu',
    'Marca Nueva',
  ]);
  expect(canonicalBrand('semitrailer', 'OMBU')).toBe('Ombú');
});
