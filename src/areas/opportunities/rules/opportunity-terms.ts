import { addDays, instantIn } from '#kernel/dates.ts';

interface Terms {
  /** Days it stays published, and the chosen end, where somebody changed it. */
  readonly days: number;
  readonly deadline: Date | null;
  readonly dateType: 'open' | 'defined';
  readonly pickupDate: string;
  /** The end of the window, or the day of delivery. */
  readonly untilDate: string;
}

/** The last day on which the load may be picked up. */
export function lastPickup({ dateType, pickupDate, untilDate }: Pick<Terms, 'dateType' | 'pickupDate' | 'untilDate'>) {
  return dateType === 'open' ? untilDate : pickupDate;
}

/** The chosen deadline, or the active days after the publication. */
export function deadlineOf({ days, deadline }: Pick<Terms, 'days' | 'deadline'>, publishedAt: Date): Date {
  return deadline ?? new Date(publishedAt.getTime() + days * 86_400_000);
}

/** When a published opportunity ends by itself: at its deadline, and at the latest with the last day of pickup. */
export function endOf(terms: Terms, publishedAt: Date, timeZone: string): Date {
  const lastMoment = instantIn(addDays(lastPickup(terms), 1), '00:00', timeZone);
  const deadline = deadlineOf(terms, publishedAt);
  return deadline < lastMoment ? deadline : lastMoment;
}

/** Fields whose change asks the waiting applicants to confirm: price, dates, route and truck. */
export const CONFIRMED_COLUMNS = [
  'origin',
  'destination',
  'date_type',
  'pickup_date',
  'until_date',
  'vehicle_type',
  'freight_type',
  'freight',
  'freight_currency',
  'freight_unit',
] as const;
