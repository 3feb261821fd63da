import { expect, it } from 'vitest';
import { freightFormOf, freightFormShape, freightOf } from './freight-form.ts';

const compound = { ...freightFormOf(null, 'BOB'), type: 'compound' as const, value: '45.50' };
const wrongFields = (form: unknown) => freightFormShape.safeParse(form).error?.issues.map(({ path }) => path.join('.'));

it('a compound freight asks for the unit of weight', () => {
  expect(wrongFields(compound)).toEqual(['unit']);
  expect(wrongFields({ ...compound, unit: 'tn' })).toBeUndefined();
});

it('a simple freight asks for a price, one to negotiate for nothing', () => {
  expect(wrongFields({ ...compound, type: 'simple', value: null })).toEqual(['value']);
  expect(wrongFields({ ...compound, type: 'toNegotiate', value: null })).toBeUndefined();
});

it('sends only what its kind has', () => {
  expect(freightOf(freightFormOf(null, 'BOB'))).toBeNull();
  expect(freightOf({ ...compound, type: 'simple', unit: 'tn' })?.unit).toBeNull();
  expect(freightOf({ ...compound, unit: 'tn' })).toMatchObject({ unit: { measurementId: 'tn' }, value: '45.50' });
});
