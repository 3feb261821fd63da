import { expect, it } from 'vitest';
import { DESCRIPTION_MAX } from '#areas/opportunities/rules/opportunity-limits.ts';
import { freeDescription } from './free-description.ts';

it('a description nobody uses stays as it is', () => {
  expect(freeDescription('Soja a Santos', ['Milho a Santos'])).toBe('Soja a Santos');
});

it('a used one gets the first free number, whatever its case and accents', () => {
  expect(freeDescription('Açúcar a Santos', ['acucar a santos'])).toBe('Açúcar a Santos (2)');
  expect(freeDescription('Soja a Santos', ['Soja a Santos', 'SOJA A SANTOS (2)'])).toBe('Soja a Santos (3)');
});

it('a number it already has is replaced, not added to', () => {
  expect(freeDescription('Soja (2)', ['Soja', 'Soja (2)'])).toBe('Soja (3)');
});

it('the longest one still fits with its number', () => {
  const longest = 'x'.repeat(DESCRIPTION_MAX);
  const free = freeDescription(longest, [longest]);
  expect(free).toHaveLength(DESCRIPTION_MAX);
  expect(free.endsWith(' (2)')).toBe(true);
});
