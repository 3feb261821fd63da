import { expect, it } from 'vitest';
import { instantText } from './instant-text.ts';

const TIMES = [0, 999, 1_000, 1_772_618_400_007, 1_772_618_400_070, 1_772_618_399_999, 1_772_618_401_000, -1];

it('an instant is written as ISO 8601 does, whatever was written before', () => {
  const written = [...TIMES, ...TIMES].map(instantText);
  expect(written).toEqual([...TIMES, ...TIMES].map((time) => new Date(time).toISOString()));
});
