import { expect, it } from 'vitest';
import { deviceOf } from './device-name.ts';

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

it('names browser and system', () => {
  expect(deviceOf(WINDOWS)).toEqual({ browser: 'Chrome', system: 'Windows' });
  expect(deviceOf(IPHONE)).toEqual({ browser: 'Safari', system: 'iOS' });
});

it('distinguishes a browser from the one it is built on', () => {
  expect(deviceOf(`${WINDOWS} Edg/141.0.0.0`).browser).toBe('Edge');
});

it('returns nothing for an unknown browser', () => {
  expect(deviceOf('curl/8.5.0')).toEqual({ browser: null, system: null });
  expect(deviceOf(null)).toEqual({ browser: null, system: null });
});
