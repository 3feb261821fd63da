import type { Random } from '#areas/companies/demo/random.ts';
import { isSunday, officeBefore } from '#areas/load-orders/demo/working-hours.ts';
import { addDays, dayIn, instantIn } from '#kernel/dates.ts';
import { endOf } from '../rules/opportunity-terms.ts';
import { type DateType, isForEverybody } from '../rules/publication.ts';
import type { Draft, Ending } from './draft.ts';
import { zoneOf } from './market.ts';
import type { Terms } from './opportunity-row.ts';
import { after, between, DAY_MS, earlier, HOUR_MS, MINUTE_MS } from './plan.ts';
import { planTurns, type Turns } from './plan-direct.ts';

/** When a published opportunity did what. */
export interface Course {
  readonly createdAt: Date;
  readonly publishedAt: Date;
  readonly terms: Terms;
  /** When it ends by itself. */
  readonly dueAt: Date;
  /** When it ended; null while it is published. */
  readonly endedAt: Date | null;
  /** Of a direct one, with whether the company that is asked has applied. */
  readonly turns: (Turns & { readonly hasApplied: boolean }) | null;
  readonly ownFirstHours: number | null;
  readonly opensAt: Date | null;
  readonly hasOpened: boolean;
  readonly changedAt: Date | null;
}

const SOON_MS = 50 * MINUTE_MS;
/** Days since the publication of those that are over. */
const AGE_DAYS = { deadline: [12, 110], hand: [4, 60], refused: [6, 80], cancelled: [5, 90] } as const;

export function drawCourse(draft: Draft, now: Date, random: Random): Course {
  const { team, type, ending } = draft;
  const zone = zoneOf(team);
  const isPublished = ending === 'open' || ending === 'soon';
  const turns = type === 'direct' ? drawTurns(draft, now, random) : null;
  const publishedAt = turns?.publishedAt ?? officeBefore(drawPublished(ending, now, random), zone);
  const age = Math.ceil((now.getTime() - publishedAt.getTime()) / DAY_MS);
  const days = isPublished ? age + 1 + random.int(5) : 3 + random.int(5);
  const deadline = ending === 'soon' ? after(now, SOON_MS) : null;
  const terms = { ...drawTerms(isPublished ? now : publishedAt, zone, random), days, deadline };
  const dueAt = endOf(terms, publishedAt, zone);
  const endedAt = isPublished ? null : endedAtOf(ending, { publishedAt, dueAt, turns }, now, random);
  const ownFirstHours = isForEverybody(type) && random.chance(0.15) ? random.pick([12, 24, 48]) : null;
  const opensAt = ownFirstHours === null ? null : after(publishedAt, ownFirstHours * HOUR_MS);
  return {
    createdAt: officeBefore(after(publishedAt, -(10 + random.int(190)) * MINUTE_MS), zone),
    publishedAt,
    terms,
    dueAt,
    endedAt,
    turns,
    ownFirstHours,
    opensAt,
    hasOpened: opensAt === null || opensAt <= (endedAt ?? now),
    changedAt: ending === 'open' && !turns && random.chance(0.2) ? between(publishedAt, now, random) : null,
  };
}

function drawPublished(ending: Ending, now: Date, random: Random): Date {
  if (ending === 'open' || ending === 'soon') return after(now, -(2 + random.int(110)) * HOUR_MS);
  const [from, to] = AGE_DAYS[ending as keyof typeof AGE_DAYS];
  return after(now, -(from + random.int(to - from)) * DAY_MS);
}

/** Of a published one somebody is asked now, of the others somebody was when it ended. */
function drawTurns({ ending, named }: Draft, now: Date, random: Random): Course['turns'] {
  const isPublished = ending === 'open' || ending === 'soon';
  const until = isPublished ? after(now, -random.int(150) * MINUTE_MS) : drawPublished(ending, now, random);
  const gone = ending === 'refused' ? named.length : random.int(named.length);
  // Whoever is asked and silent until the deadline would have lost the turn before.
  const hasApplied = ending === 'deadline' || (ending !== 'refused' && random.chance(isPublished ? 0.5 : 0.9));
  return { ...planTurns({ carriers: named, gone, until, hasApplied }, random), hasApplied };
}

function endedAtOf(
  ending: Ending,
  { publishedAt, dueAt, turns }: Pick<Course, 'publishedAt' | 'dueAt' | 'turns'>,
  now: Date,
  random: Random,
): Date {
  if (ending === 'deadline') return dueAt;
  // The last company said no, or was asked in time before the end.
  if (turns) return earlier(turns.asked ? after(turns.asked.at, 5 * HOUR_MS) : turns.settledAt, dueAt);
  return between(publishedAt, earlier(dueAt, now), random);
}

/** Loaded within some days of the publication, and nothing on a Sunday. */
export function drawTerms(from: Date, zone: string, random: Random): Omit<Terms, 'days' | 'deadline'> {
  const today = dayIn(from, zone);
  const dateType: DateType = random.chance(0.4) ? 'open' : 'defined';
  const pickupDate = workday(addDays(today, 3 + random.int(9)), zone);
  return { dateType, pickupDate, untilDate: workday(addDays(pickupDate, 1 + random.int(5)), zone) };
}

export function workday(day: string, zone: string): string {
  return isSunday(instantIn(day, '12:00', zone), zone) ? addDays(day, 1) : day;
}
