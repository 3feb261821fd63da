import { describe, expect, it } from 'vitest';
import { addressOf, defineScreens, filledIn, patternOf, phraseOfPath } from './screens.ts';

const screens = defineScreens({
  list: { path: 'truck', guard: 'open' },
  one: { path: 'truck/show/{truckId}/of/{fleet}', guard: 'open' },
});

describe('the address of a screen', () => {
  it('is its path with encoded parameters', () => {
    expect(addressOf(screens.list)).toBe('/truck');
    expect(addressOf(screens.one, { truckId: '../x?y', fleet: 'own' })).toBe('/truck/show/..%2Fx%3Fy/of/own');
  });

  it('requires every parameter of the path and accepts no other', () => {
    // @ts-expect-error a parameter is missing
    addressOf(screens.one, { truckId: '7' });
    // @ts-expect-error all parameters are missing
    addressOf(screens.one);
    // @ts-expect-error the path has no parameters
    addressOf(screens.list, { truckId: '7' });
    // @ts-expect-error there is no such screen
    expect(() => addressOf(screens.other)).toThrow();
  });

  it('leaves a gap where a path known only at run time lacks a value', () => {
    expect(filledIn('truck/show/{truckId}', {})).toBe('/truck/show/');
  });
});

it('a pattern names the parameters like the data that fills it', () => {
  expect(patternOf(screens.one, { truckId: 'transportUnitId' })).toBe('/truck/show/{transportUnitId}/of/{fleet}');
});

it('a path becomes a phrase key without separators', () => {
  expect(phraseOfPath('truck/show/{truckId}')).toBe('truck_show_truckId');
});
