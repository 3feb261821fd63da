/** The years a calendar's dropdown offers: near the current one, a longer list to scroll, or every year there is. */
export type YearChoice = 'near' | 'scroll' | 'all';

const NEAR = 5;
const SCROLLED = 10;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

export function yearRange(choice: YearChoice, currentYear: number): [number, number] {
  if (choice === 'all') return [FIRST_YEAR, LAST_YEAR];
  const span = choice === 'near' ? NEAR : SCROLLED;
  return [currentYear - span, currentYear + span];
}
