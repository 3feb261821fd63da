import { expect, it } from 'vitest';
import { isMissingChunk } from './missing-chunk.ts';

it.each([
  'Failed to fetch dynamically imported module: https://tms.example/assets/users-abc.js',
  'error loading dynamically imported module: https://tms.example/assets/users-abc.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/users-abc.css',
])('knows what a browser means by "%s"', (message) => {
  expect(isMissingChunk(new TypeError(message))).toBe(true);
});

it('takes no other mistake for it', () => {
  expect(isMissingChunk(new TypeError('x is not a function'))).toBe(false);
  expect(isMissingChunk('Importing a module script failed.')).toBe(false);
});
