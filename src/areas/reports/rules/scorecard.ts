import { shownRating } from '#areas/companies/rules/rating.ts';
import { costPer } from './cost-per.ts';
import { DOCUMENT_BUCKETS, type DocumentBucket } from './documents.ts';
import { shareOf } from './otif.ts';

/** What is known of a carrier or a driver in a period. */
export interface ScorecardFacts {
  readonly of: 'carrier' | 'driver';
  readonly trips: number;
  readonly otif: number;
  /** Trips that the driver agreed to, and the minutes from the assignment until then together. */
  readonly accepted: number;
  readonly acceptanceMinutes: number;
  readonly cancelledAssigned: number;
  /** The average of what clients gave; null without ratings. */
  readonly rating: number | null;
  /** Null for readers who see no prices. */
  readonly costOfKm: string | null;
  readonly kmOfCost: number;
  readonly documents: readonly DocumentBucket[];
}

export interface Scorecard {
  readonly trips: number;
  readonly otifShare: number | null;
  readonly acceptanceMinutes: number | null;
  readonly cancelledAssigned: number;
  readonly rating: number | null;
  readonly costPerKm: string | null;
  /** The most urgent of the documents; null where none is required. */
  readonly documents: DocumentBucket | null;
}

/** A company is never shown below the lowest rating; a driver is shown as rated. */
export function scorecardOf(facts: ScorecardFacts): Scorecard {
  const { trips, otif, accepted, acceptanceMinutes, cancelledAssigned, costOfKm, kmOfCost, documents } = facts;
  return {
    trips,
    otifShare: shareOf(otif, trips),
    acceptanceMinutes: accepted > 0 ? Math.round(acceptanceMinutes / accepted) : null,
    cancelledAssigned,
    rating: ratingOf(facts),
    costPerKm: costOfKm === null ? null : costPer({ cost: costOfKm, quantity: kmOfCost }),
    documents: DOCUMENT_BUCKETS.find((bucket) => documents.includes(bucket)) ?? null,
  };
}

function ratingOf({ of, rating }: ScorecardFacts): number | null {
  if (of === 'carrier') return shownRating(rating ?? 0);
  return rating === null ? null : Math.round(rating * 10) / 10;
}
