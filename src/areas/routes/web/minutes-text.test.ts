import { expect, it } from 'vitest';
import { minutesText } from './minutes-text.ts';

it.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 h'],
  [65, '1 h 05 min'],
  [1_500, '25 h'],
  [43_199, '719 h 59 min'],
])('%i minutes are %s', (minutes, text) => {
  expect(minutesText(minutes)).toBe(text);
});
