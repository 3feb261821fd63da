import { describe, expect, it } from 'vitest';
import { checklistFor } from '#areas/documents/rules/checklist.ts';
import { documentFieldProblems } from './driver-document-fields.ts';
import { shownRating } from './driver-rating.ts';
import { completionOf, documentStateOf } from './driver-state.ts';

describe('documents', () => {
  it('are complete when all required ones are present, and expired as soon as one has expired', () => {
    const all = { done: 7, required: 7, expired: false, expireOn: null };
    const today = '2026-03-01';
    expect(documentStateOf(all, today)).toBe('complete');
    expect(documentStateOf({ ...all, done: 6 }, today)).toBe('pending');
    expect(documentStateOf({ ...all, expired: true }, today)).toBe('expired');
  });

  it.each([
    ['2026-02-28', 'expired'],
    ['2026-03-01', 'expiring'],
    ['2026-03-31', 'expiring'],
    ['2026-04-01', 'complete'],
  ])('of which the first is valid until %s are %s', (expireOn, state) => {
    expect(documentStateOf({ done: 7, required: 7, expired: false, expireOn }, '2026-03-01')).toBe(state);
  });

  it('that are missing count more than one that expires soon', () => {
    const lacking = { done: 6, required: 7, expired: false, expireOn: '2026-03-05' };
    expect(documentStateOf(lacking, '2026-03-01')).toBe('pending');
  });

  it('are a share of what is required', () => {
    expect(completionOf({ done: 2, required: 5 })).toBe(0.4);
    expect(completionOf({ done: 0, required: 0 })).toBe(0);
  });
});

describe('the dates of a form', () => {
  const slots = (countryCode: 'BO' | 'PE') => checklistFor({ kind: 'driver', countryCode, documentType: null }, null);
  const security = { securityIssuedDate: '2026-05-01', securityExpirationDate: '2026-04-30' };

  it('belong to documents the driver has', () => {
    expect(documentFieldProblems(slots('BO'), { driverLicenseExpirationDate: '2030-01-01' })).toEqual({});
    expect(documentFieldProblems(slots('PE'), security)).toMatchObject({
      securityIssuedDate: { code: 'unknown' },
      securityExpirationDate: { code: 'unknown' },
    });
  });

  it('do not end before they begin', () => {
    expect(documentFieldProblems(slots('BO'), security)).toEqual({ securityExpirationDate: { code: 'beforeIssue' } });
  });
});

it('a driver without ratings has four stars on the card and three elsewhere', () => {
  expect([shownRating(null, 'card'), shownRating(null, 'data')]).toEqual([4, 3]);
  expect(shownRating(2.25, 'card')).toBe(2.25);
});
