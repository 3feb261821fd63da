import { describe, expect, it } from 'vitest';
import { addressOf, defineScreens, filledIn, patternOf, phraseOfPath } from './screens.ts';

const screens = defineScreens({
  list: { path: 'truck', guard: 'open' },
  one: { path: 'truck/show/{truckId}/of/{fleet}', guard: 'open' },
});

describe('the address of a screen', () => {
  it('is its path, filled in safely', () => {
    expect(addressOf(screens.list)).toBe('/truck');
    expect(addressOf(screens.one, { truckId: '../x?y', fleet: 'own' })).toBe('/truck/show/..%2Fx%3Fy/of/own');
  });

  it('asks for every parameter of the path and for no other', () => {
    // @ts-expect-error a parameter is missing
    addressOf(screens.one, { truckId: '7' });
    // @ts-expect-error all parameters are missing
    addressOf(screens.one);
    // @ts-expect-error the path has no parameters
    addressOf(screens.list, { truckId: '7' });
    // @ts-expect-error there is no such screen
    expect(() => addressOf(screens.other)).toThrow();
  });

  it('leaves a hole where a path that is only known later lacks a value', () => {
    expect(filledIn('truck/show/{truckId}', {})).toBe('/truck/show/');
  });
});

it('a pattern calls the parameters as the data does that fills it in', () => {
  expect(patternOf(screens.one, { truckId: 'transportUnitId' })).toBe('/truck/show/{transportUnitId}/of/{fleet}');
});

it('a path becomes a phrase key without separators', () => {
  expect(phraseOfPath('truck/show/{truckId}')).toBe('truck_show_truckId');
});
