import { describe, expect, it } from 'vitest';
import { readTime, timeSteps } from './time-steps.ts';

it('the day is offered in steps of half an hour', () => {
  const steps = timeSteps();
  expect(steps).toHaveLength(48);
  expect([steps[0], steps[1], steps.at(-1)]).toEqual(['00:00', '00:30', '23:30']);
});

describe('a typed time', () => {
  it.each([
    ['9', '09:00'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['9:05', '09:05'],
    ['9h30', '09:30'],
    ['09.30', '09:30'],
    ['18h', '18:00'],
    ['23:59', '23:59'],
  ])('%s is %s', (text, time) => {
    expect(readTime(text)).toBe(time);
  });

  it.each(['24:00', '9:60', '', 'noon', '12345', '1:2'])('%j is no time', (text) => {
    expect(readTime(text)).toBeUndefined();
  });
});
