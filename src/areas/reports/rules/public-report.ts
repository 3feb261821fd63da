import { addDays } from '#kernel/dates.ts';

/** Also of a link without an end of its own. */
export const LINK_DAYS_MAX = 365;

/** More than people look after. */
export const LINKS_MAX = 200;

/** Cards that name drivers, their trucks by plate, or say whose documents expired. */
const ABOUT_PEOPLE: readonly string[] = ['drivers', 'fleetDays', 'documents', 'expiredOnTheRoad', 'homologations'];
export const isAboutPeople = (card: string): boolean => ABOUT_PEOPLE.includes(card);

export const lastDayOf = (today: string): string => addDays(today, LINK_DAYS_MAX);

/** The last day a link can be opened on. */
export function endProblem(until: string, today: string): 'dayPast' | 'dayTooFar' | undefined {
  if (until < today) return 'dayPast';
  return until > lastDayOf(today) ? 'dayTooFar' : undefined;
}
