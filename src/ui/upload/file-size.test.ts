import { expect, it } from 'vitest';
import { showSize } from './file-size.ts';

it('a size is formatted in the unit that suits it', () => {
  expect(showSize(12, 'pt-BR')).toBe('1 KB');
  expect(showSize(840_400, 'pt-BR')).toBe('840 KB');
  expect(showSize(1_240_000, 'pt-BR')).toBe('1,2 MB');
  expect(showSize(5_000_000, 'en')).toBe('5 MB');
});
