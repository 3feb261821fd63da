import { describe, expect, it } from 'vitest';
import { slotOf } from './checklist.ts';
import { daysLeft, expiryState, findExpiredDocuments, firstExpiry } from './expiry.ts';
import { fleetDocument } from './fleet-document.fixture.ts';

const TODAY = '2026-03-01';

describe('the days left', () => {
  it.each([
    ['2026-03-01', 0],
    ['2026-02-28', -1],
    ['2026-03-31', 30],
    ['2028-02-29', 730],
  ])('until %s are %i', (expiresOn, days) => {
    expect(daysLeft(expiresOn, TODAY)).toBe(days);
  });
});

describe('a document', () => {
  it.each([
    [null, 'undated'],
    ['2026-02-28', 'expired'],
    ['2026-03-01', 'expiring'],
    ['2026-03-31', 'expiring'],
    ['2026-04-01', 'valid'],
  ])('that is valid until %s is %s', (expiresOn, state) => {
    expect(expiryState(expiresOn, TODAY)).toBe(state);
  });
});

it('only an expired required document blocks its owner', () => {
  const slots = [slotOf('soat', 1, true), slotOf('tuc', 2, false), slotOf('ruat', 3, true)];
  const documents = [
    fleetDocument('soat', { expiresOn: '2026-02-28' }),
    fleetDocument('tuc', { expiresOn: '2020-01-01' }),
    fleetDocument('ruat', { expiresOn: TODAY }),
  ];
  expect(findExpiredDocuments(slots, documents, TODAY).map(({ type }) => type)).toEqual(['soat']);
  expect(firstExpiry(slots, documents)).toBe('2026-02-28');
  expect(firstExpiry(slots, [])).toBeNull();
});
