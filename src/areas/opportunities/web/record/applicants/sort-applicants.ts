import { shownRating } from '#areas/fleet/rules/driver-rating.ts';
import { forbids } from '#areas/load-orders/rules/assignment-reason.ts';
import type { ApplicantView } from '#areas/opportunities/contract/opportunity.shapes.ts';

/** What applicants are compared by, in display order. */
export const APPLICANT_SORTS = ['price', 'rating', 'distance', 'verdict'] as const;
export type ApplicantSort = (typeof APPLICANT_SORTS)[number];

type Compared = Pick<
  ApplicantView,
  'by' | 'comparable' | 'rating' | 'driverRating' | 'distanceKm' | 'reasons' | 'truck' | 'createdAt'
>;

/** A trucker is known by the own rating, a company by its company's; of an outside carrier nothing is known. */
export function ratingOf({ by, rating, driverRating }: Pick<Compared, 'by' | 'rating' | 'driverRating'>): number {
  if (by === 'outside') return 0;
  return by === 'trucker' ? shownRating(driverRating, 'card') : rating;
}

/** The lower the better; what is not known comes last. */
const WORTH: Readonly<Record<ApplicantSort, (one: Compared) => readonly number[]>> = {
  price: ({ comparable }) => [comparable === null ? Number.POSITIVE_INFINITY : Number(comparable)],
  rating: (one) => [-ratingOf(one)],
  distance: ({ distanceKm }) => [distanceKm ?? Number.POSITIVE_INFINITY],
  // Against an unnamed truck nothing can speak yet, so a good one that is named comes first.
  verdict: ({ reasons, truck }) => [reasons.filter(forbids).length, reasons.length, truck.plate === null ? 1 : 0],
};

/** The best first; who is equal is compared by price, then by who was first. */
export function sortApplicants<A extends Compared>(applicants: readonly A[], sort: ApplicantSort): readonly A[] {
  const worth = (one: A) => [...WORTH[sort](one), ...WORTH.price(one), Date.parse(one.createdAt)];
  return applicants
    .map((one) => ({ one, worth: worth(one) }))
    .sort((a, b) => differing(a.worth, b.worth))
    .map(({ one }) => one);
}

function differing(one: readonly number[], other: readonly number[]): number {
  for (const [at, value] of one.entries()) if (value !== other[at]) return value < (other[at] ?? 0) ? -1 : 1;
  return 0;
}
