import { expect, it } from 'vitest';
import { offersBeside, offersOf } from './record-offers.ts';

it('offers applying before refusing', () => {
  const offers = offersOf({ _id: 'o', actions: ['apply', 'refuse'], postulations: [] });
  expect(offers).toEqual([
    { task: 'apply', id: 'o' },
    { task: 'refuse', id: 'o' },
  ]);
});

it('asks first to confirm an application whose opportunity changed', () => {
  const postulations = [{ _id: 'p', actions: ['offer', 'confirm', 'change', 'withdraw'] as const }];
  const offers = offersOf({
    _id: 'o',
    actions: [],
    postulations: postulations.map((one) => ({ ...one, actions: [...one.actions] })),
  });
  expect(offers.map(({ task, id }) => `${task} ${id}`)).toEqual(['confirm p', 'price p', 'change p', 'withdraw p']);
});

it('offers nothing where nothing is allowed', () => {
  expect(offersOf({ _id: 'o', actions: [], postulations: [{ _id: 'p', actions: [] }] })).toEqual([]);
});

it('offers what several applications have in common beside each of them', () => {
  const opportunity = {
    _id: 'o',
    actions: [],
    postulations: [
      { _id: 'p', actions: ['giveBack' as const] },
      { _id: 'q', actions: ['giveBack' as const, 'rateShipper' as const] },
    ],
  };
  expect(offersOf(opportunity)).toEqual([{ task: 'rate', id: 'q' }]);
  expect(opportunity.postulations.map((one) => offersBeside(opportunity, one))).toEqual([['giveBack'], ['giveBack']]);
});
