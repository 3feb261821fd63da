import { expect, it } from 'vitest';
import { pairUp } from './pair-up.ts';

const truck = (id: string) => ({ transportUnit: { _id: id }, trucker: { _id: `driver of ${id}` } });

it('every order gets its best truck that no earlier order has', () => {
  const offers = [[truck('a'), truck('b')], [truck('a'), truck('c')], [truck('c')]];
  expect(pairUp(offers).map((pair) => pair?.transportUnit._id)).toEqual(['a', 'c', undefined]);
});

it('a driver matched with two trucks drives only one of them', () => {
  const both = [truck('a'), truck('b')].map((one) => ({ ...one, trucker: { _id: 'Juan' } }));
  expect(pairUp([both, both]).map((pair) => pair?.transportUnit._id)).toEqual(['a', undefined]);
});
