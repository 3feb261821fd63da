import { expect, it } from 'vitest';
import { clockAt, spoken } from './waiting-clock.ts';

const FROM = '2026-05-04T10:00:00.000Z';
const running = {
  from: FROM,
  until: null,
  minutes: 10,
  freeMinutes: 120,
  chargedMinutes: 0,
  amount: '0.00',
  currency: 'BOB',
  pricePerHour: '90.00',
};
const after = (minutes: number) => Date.parse(FROM) + minutes * 60_000;

it.each([
  [30, 30, 0, '0.00'],
  [120, 120, 0, '0.00'],
  [180, 180, 60, '90.00'],
  // A slow device never shows less than the server said.
  [-5, 10, 0, '0.00'],
])('a truck that waits for %i minutes', (passed, minutes, chargedMinutes, amount) => {
  expect(clockAt(running, after(passed))).toEqual({ minutes, chargedMinutes, amount });
});

it('stands still when the truck has left, and costs nothing without a price', () => {
  const left = { ...running, until: '2026-05-04T13:00:00.000Z', minutes: 180, chargedMinutes: 60, amount: '90.00' };
  expect(clockAt(left, after(999))).toEqual({ minutes: 180, chargedMinutes: 60, amount: '90.00' });
  expect(clockAt({ ...running, pricePerHour: null, amount: null }, after(240)).amount).toBeNull();
});

it('is written in hours and minutes', () => {
  expect([spoken(5), spoken(125), spoken(600)]).toEqual(['0:05', '2:05', '10:00']);
});
