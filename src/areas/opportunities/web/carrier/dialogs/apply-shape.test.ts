import { expect, it } from 'vitest';
import { applyShapeOf, changeShapeOf, ownPriceOf, trucksLeft } from './apply-shape.ts';

const blank = { type: 'simple', value: null, currency: 'BOB', unit: null } as const;
const form = { trucks: 1, at: 'offered', price: blank, truckId: null, driverId: null, comment: ' ' } as const;
const offered = {
  type: 'compound',
  value: '85.00',
  typeCurrencyOfferedId: 'USD',
  typeUnitMeasurement: 'tn',
  invoice: true,
} as const;

function problemsOf(result: ReturnType<ReturnType<typeof applyShapeOf>['safeParse']>) {
  return result.error?.issues.map(({ path }) => path.join('.')) ?? [];
}

it('sends no price at the offered one', () => {
  expect(applyShapeOf(3).parse(form)).toEqual({ trucks: 1, truckId: null, driverId: null, comment: null, price: null });
});

it('requires an own price, and its unit where it is compound', () => {
  expect(problemsOf(applyShapeOf(3).safeParse({ ...form, at: 'own' }))).toEqual(['price.value']);
  const compound = { ...blank, type: 'compound', value: '0' } as const;
  expect(problemsOf(applyShapeOf(3).safeParse({ ...form, at: 'own', price: compound })).sort()).toEqual([
    'price.unit',
    'price.value',
  ]);
  const own = { ...compound, value: '90.50', unit: 'tn' } as const;
  expect(applyShapeOf(3).parse({ ...form, at: 'own', price: own }).price).toEqual(own);
});

it('offers at most the trucks that are still asked for', () => {
  expect(changeShapeOf(2).safeParse({ ...form, trucks: 2 }).success).toBe(true);
  const [issue] = changeShapeOf(2).safeParse({ ...form, trucks: 3 }).error?.issues ?? [];
  expect(issue).toMatchObject({ path: ['trucks'], params: { code: 'tooManyTrucks', params: { count: 2 } } });
  expect(changeShapeOf(2).safeParse({ ...form, trucks: 0 }).success).toBe(false);
});

it('counts the trucks that are left, at least the one that is applied for', () => {
  expect(trucksLeft({ quantityTransportUnit: 5, accepted: 2 })).toBe(3);
  expect(trucksLeft({ quantityTransportUnit: 2, accepted: 2 })).toBe(1);
});

it('an own price starts as what was asked for, without its value', () => {
  expect(ownPriceOf(offered, 'BOB')).toEqual({ type: 'compound', value: null, currency: 'USD', unit: 'tn' });
  const open = {
    type: 'toNegotiate',
    value: null,
    typeCurrencyOfferedId: null,
    typeUnitMeasurement: null,
    invoice: true,
  } as const;
  expect(ownPriceOf(open, 'BOB')).toEqual(blank);
});
