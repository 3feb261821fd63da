/** A company rating below this is shown as this; a company without ratings counts as rated with it. */
export const LOWEST_SHOWN_RATING = 3;

/** With one decimal, never below the lowest shown; lists sort by it too, so that none reveals what is below. */
export function shownRating(average: number): number {
  return Math.max(LOWEST_SHOWN_RATING, Math.round(average * 10) / 10);
}
