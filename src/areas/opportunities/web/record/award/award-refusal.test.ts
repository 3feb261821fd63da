import { describe, expect, it } from 'vitest';
import { awardRefusal, trucksLeft } from './award-refusal.ts';

const opportunity = { state: 'published' as const, accepted: 1, quantityTransportUnit: 3 };
const postulation = { state: 'pending' as const, changed: false, actions: ['award' as const] };

describe('an application', () => {
  it('can be accepted while it waits and trucks are left', () => {
    expect(awardRefusal(opportunity, postulation)).toBeNull();
    expect(trucksLeft(opportunity)).toBe(2);
  });

  it.each([
    ['answered', opportunity, { ...postulation, state: 'rejected' as const }],
    ['filled', { ...opportunity, accepted: 3, state: 'unpublished' as const }, postulation],
    ['notPublished', { ...opportunity, state: 'unpublished' as const }, postulation],
    ['notConfirmed', opportunity, { ...postulation, changed: true }],
  ])('cannot be accepted when it is %s', (reason, asked, applied) => {
    expect(awardRefusal(asked, applied)).toBe(`errors.opportunities.${reason}`);
  });

  it('cannot be accepted by whoever may not award', () => {
    expect(awardRefusal(opportunity, { ...postulation, actions: [] })).toBe('opportunities.record.award.notPossible');
  });
});
