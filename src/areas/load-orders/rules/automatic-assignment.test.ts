import { describe, expect, it } from 'vitest';
import { AUTOMATIC_KM, goesByItself, whyNoTruck } from './automatic-assignment.ts';

const ORIGIN = { lat: -17.8, lng: -63.2 };
const free = (distanceKm: number | null) => ({ reasons: [], distanceKm });
const busy = (distanceKm: number | null) => ({ reasons: ['truckBusy'] as const, distanceKm });

describe('a truck that is assigned by itself', () => {
  it('has nothing against it and is known to be near the origin', () => {
    expect(goesByItself(free(0))).toBe(true);
    expect(goesByItself(free(AUTOMATIC_KM))).toBe(true);
    expect(goesByItself(free(AUTOMATIC_KM + 1))).toBe(false);
    expect(goesByItself(free(null))).toBe(false);
    expect(goesByItself(busy(3))).toBe(false);
    expect(goesByItself({ reasons: ['documentsIncomplete'], distanceKm: 3 })).toBe(false);
  });
});

describe('why there was none', () => {
  it('is the first thing that was missing', () => {
    expect(whyNoTruck([], ORIGIN)).toEqual({ cause: 'noTrucks' });
    expect(whyNoTruck([free(null)], undefined)).toEqual({ cause: 'noOrigin' });
    expect(whyNoTruck([free(null), free(400)], ORIGIN)).toEqual({ cause: 'noneNear' });
    expect(whyNoTruck([busy(80), busy(20), free(400)], ORIGIN)).toEqual({ cause: 'noneReady', closest: busy(20) });
  });
});
