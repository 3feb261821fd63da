import { describe, expect, it } from 'vitest';
import { ratingOf, sortApplicants } from './sort-applicants.ts';

const applicant = (name: string, known: object) => ({
  name,
  by: 'company' as const,
  comparable: '1000.00',
  rating: 4,
  driverRating: null,
  distanceKm: 100,
  reasons: [],
  truck: { truckId: null, plate: 'ABC1D23' },
  createdAt: '2026-05-04T12:00:00Z',
  ...known,
});
type Sorted = Parameters<typeof sortApplicants>[1];
const order = (by: Sorted, ...applicants: readonly ReturnType<typeof applicant>[]) =>
  sortApplicants(applicants, by).map(({ name }) => name);

describe('applicants are compared', () => {
  it('by the price in the currency of the opportunity, those without an exchange rate last', () => {
    const dear = applicant('dear', { comparable: '1000.00' });
    const cheap = applicant('cheap', { comparable: '999.90' });
    const unknown = applicant('unknown', { comparable: null });
    expect(order('price', unknown, dear, cheap)).toEqual(['cheap', 'dear', 'unknown']);
  });

  it('by the rating that is shown', () => {
    const unrated = applicant('unrated', { by: 'trucker', rating: 5, driverRating: null });
    const better = applicant('better', { by: 'trucker', rating: 3, driverRating: 4.2 });
    const company = applicant('company', { rating: 3.9, driverRating: 5 });
    expect(order('rating', unrated, company, better)).toEqual(['better', 'unrated', 'company']);
    expect([unrated, better, company].map(ratingOf)).toEqual([4, 4.2, 3.9]);
  });

  it('by the distance, unknown ones last', () => {
    const far = applicant('far', { distanceKm: 320 });
    const near = applicant('near', { distanceKm: 8 });
    const unseen = applicant('unseen', { distanceKm: null });
    expect(order('distance', unseen, far, near)).toEqual(['near', 'far', 'unseen']);
  });

  it('by what speaks against the truck: what forbids it weighs more', () => {
    const expired = applicant('expired', { reasons: ['documentsExpired'] });
    const soft = applicant('soft', { reasons: ['documentsIncomplete', 'far'] });
    const clear = applicant('clear', {});
    const unnamed = applicant('unnamed', { truck: { truckId: null, plate: null } });
    expect(order('verdict', expired, unnamed, soft, clear)).toEqual(['clear', 'unnamed', 'soft', 'expired']);
  });

  it('by price and then by who was first, where they are equal', () => {
    const later = applicant('later', { createdAt: '2026-05-04T13:00:00Z' });
    const first = applicant('first', { createdAt: '2026-05-04T11:00:00Z' });
    const cheaper = applicant('cheaper', { comparable: '900.00', createdAt: '2026-05-04T14:00:00Z' });
    expect(order('rating', later, first, cheaper)).toEqual(['cheaper', 'first', 'later']);
  });
});
