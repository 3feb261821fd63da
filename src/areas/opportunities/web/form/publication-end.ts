import { deadlineOf, endOf, lastPickup } from '#areas/opportunities/rules/opportunity-terms.ts';
import { isDay } from '#kernel/dates.ts';
import type { OpportunityFormInput } from './opportunity-shape.ts';

type Typed = Pick<OpportunityFormInput, 'days' | 'deadline' | 'dateType' | 'dates'>;

/** The end that the active days alone would give; null while they are not known. */
export function deadlineByDays({ days }: Pick<Typed, 'days'>, publishedAt: Date): Date | null {
  const isCount = typeof days === 'number' && days > 0 && Number.isInteger(days);
  return isCount ? deadlineOf({ days, deadline: null }, publishedAt) : null;
}

/** The last day of pickup, where the publication ends with it instead of at its deadline. */
export function endsWithPickup(typed: Typed, publishedAt: Date, timeZone: string): string | null {
  const { dateType, dates, deadline } = typed;
  const chosen = deadline === null ? deadlineByDays(typed, publishedAt) : new Date(deadline);
  if (chosen === null || Number.isNaN(chosen.getTime()) || dateType === null) return null;
  const pickupDate = dates.from ?? '';
  const untilDate = dates.until ?? '';
  const last = lastPickup({ dateType, pickupDate, untilDate });
  if (!isDay(last)) return null;
  const terms = { days: 0, deadline: chosen, dateType, pickupDate, untilDate };
  return endOf(terms, publishedAt, timeZone) < chosen ? last : null;
}
