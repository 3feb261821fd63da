import { expect, it } from 'vitest';
import { sessionLength } from './analytics.ts';

it('the length of a session is sent only above a tenth of a minute', () => {
  expect(sessionLength(6_000)).toBeUndefined();
  expect(sessionLength(6_001)).toMatchObject({ name: 'sessionLength' });
  expect(sessionLength(90_000)).toEqual({ name: 'sessionLength', minutes: 1.5 });
});
