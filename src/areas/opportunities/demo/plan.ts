import type { Insertable } from 'kysely';
import type { DemoTeam } from '#areas/companies/demo/demo-context.ts';
import type { Random } from '#areas/companies/demo/random.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import type { Opportunity, OpportunityReader, Postulation, PostulationOffer } from '#platform/db/schema.gen.ts';

/** A line of the history of an opportunity. */
export interface Happening {
  readonly at: Date;
  readonly type: NameIn<'opportunities.events'>;
  /** Nobody: the clock, or somebody of a carrier. */
  readonly userId?: string;
  readonly reason?: string | null;
  readonly details?: Readonly<Record<string, string | number>>;
}

export type ReaderRow = Omit<Insertable<OpportunityReader>, 'company_id' | 'opportunity_id'>;
export type OfferRow = Omit<Insertable<PostulationOffer>, 'id' | 'company_id' | 'postulation_id'>;

export interface PlannedApplication {
  readonly row: Omit<Insertable<Postulation>, 'company_id' | 'opportunity_id'>;
  readonly offers: readonly OfferRow[];
  readonly happenings: readonly Happening[];
  /** The orders that its award led to. */
  readonly orderIds: readonly string[];
}

/** An opportunity with everything that happened to it; its code follows from its age. */
export interface PlannedOpportunity {
  readonly id: string;
  readonly team: DemoTeam;
  readonly createdAt: Date;
  readonly row: Omit<Insertable<Opportunity>, 'id' | 'company_id' | 'code' | 'search_text' | 'created_at' | 'updated_at'>;
  readonly readers: readonly ReaderRow[];
  readonly applications: readonly PlannedApplication[];
  readonly happenings: readonly Happening[];
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const after = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds);
export const earlier = (one: Date, other: Date): Date => (one < other ? one : other);
export const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** A moment between two others, to the second and never at their ends. */
export function between(from: Date, until: Date, random: Random): Date {
  const part = (2 + random.int(96)) / 100;
  return new Date(Math.round((from.getTime() + (until.getTime() - from.getTime()) * part) / 1000) * 1000);
}
