import type { DemoTeam } from '#areas/companies/demo/demo-context.ts';
import type { Random } from '#areas/companies/demo/random.ts';
import type { NewLink } from '#areas/sharing/demo/shared.repository.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import type { ApplicationRow, OfferRow, OpportunityRow, ReaderRow } from './market.repository.ts';

/** A line of the history of an opportunity. */
export interface Happening {
  readonly at: Date;
  readonly type: NameIn<'opportunities.events'>;
  /** Nobody: the clock, or somebody of a carrier. */
  readonly userId?: string;
  readonly reason?: string | null;
  readonly details?: Readonly<Record<string, string | number>>;
}

export interface PlannedApplication {
  readonly row: ApplicationRow;
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
  readonly row: OpportunityRow;
  readonly readers: readonly ReaderRow[];
  /** For carriers without an account. */
  readonly links: readonly NewLink[];
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
