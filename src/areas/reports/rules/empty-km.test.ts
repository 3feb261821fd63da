import { expect, it } from 'vitest';
import type { Position } from '#kernel/position.ts';
import { type DrivenTrip, emptyKmOf } from './empty-km.ts';

const LA_PAZ: Position = { lat: -16.5, lng: -68.15 };
const ORURO: Position = { lat: -17.96, lng: -67.11 };
const trip = (day: number, origin: Position | null, destination: Position | null, km: number | null): DrivenTrip => ({
  startedAt: new Date(Date.UTC(2026, 2, day)),
  origin,
  destination,
  km,
});

it('adds the way from each destination to the next origin, in the order they were driven', () => {
  const back = trip(5, LA_PAZ, ORURO, 230);
  const there = trip(1, LA_PAZ, ORURO, 230);
  // About 196 km in a straight line from Oruro back to La Paz.
  expect(emptyKmOf([back, there])).toEqual({ loadedKm: 460, emptyKm: 196.4, share: 29.9, unknown: 0 });
});

it('has no empty way where the next load waits at the destination', () => {
  expect(emptyKmOf([trip(1, LA_PAZ, ORURO, 230), trip(2, ORURO, LA_PAZ, 230)])).toMatchObject({ emptyKm: 0, share: 0 });
});

it('counts the ways it cannot measure apart', () => {
  const trips = [trip(1, LA_PAZ, null, 230), trip(2, ORURO, LA_PAZ, null), trip(3, null, ORURO, null)];
  expect(emptyKmOf(trips)).toEqual({ loadedKm: 230, emptyKm: 0, share: 0, unknown: 2 });
});

it('has nothing to say without trips', () => {
  expect(emptyKmOf([])).toEqual({ loadedKm: 0, emptyKm: 0, share: null, unknown: 0 });
});

it('counts of some trips alone their kilometres and the ways to them', () => {
  const [first, second, third] = [
    trip(1, LA_PAZ, ORURO, 230),
    trip(2, LA_PAZ, ORURO, 230),
    trip(3, LA_PAZ, ORURO, 230),
  ];
  const found = emptyKmOf([{ ...first, isWanted: false }, second, { ...third, isWanted: false }]);
  expect(found).toEqual({ loadedKm: 230, emptyKm: 196.4, share: 46.1, unknown: 0 });
});
