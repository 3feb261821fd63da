import { expect, it } from 'vitest';
import { type DocumentBucket, documentBucket } from './documents.ts';

it.each<[string | null, DocumentBucket]>([
  ['2026-03-09', 'expired'],
  ['2026-03-10', 'days7'],
  ['2026-03-17', 'days7'],
  ['2026-03-18', 'days14'],
  ['2026-03-24', 'days14'],
  ['2026-03-25', 'days30'],
  ['2026-04-09', 'days30'],
  ['2026-04-10', 'valid'],
  [null, 'valid'],
])('expires on %s, looked at on 10 March', (expiresOn, expected) => {
  expect(documentBucket(expiresOn, '2026-03-10')).toBe(expected);
});
