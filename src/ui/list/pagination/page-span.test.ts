import { expect, it } from 'vitest';
import { fill } from '#kernel/phrases.ts';
import { spanWords, totalWords } from './page-span.ts';

const PHRASES: Record<string, string> = {
  'ui.list.total.one': '{{total}} record',
  'ui.list.total.many': '{{total}} records',
  'ui.list.total.span': '{{first}}–{{last}} of {{total}}',
};
const translate = (key: string, params = {}) => fill(PHRASES[key] ?? key, params, 'en');

it('totals are exact and formatted for readers', () => {
  expect([0, 1, 2, 1234].map((total) => totalWords(total, translate))).toEqual([
    '0 records',
    '1 record',
    '2 records',
    '1,234 records',
  ]);
});

it('a page says which rows it shows', () => {
  expect(spanWords(1, 10, 10, 1234, translate)).toBe('1–10 of 1,234 records');
  expect(spanWords(124, 10, 4, 1234, translate)).toBe('1,231–1,234 of 1,234 records');
  expect(spanWords(1, 10, 0, 0, translate)).toBe('0 records');
  expect(spanWords(2, 10, 10, undefined, translate)).toBe('11–20 of …');
});
