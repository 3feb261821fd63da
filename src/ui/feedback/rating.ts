/** Shown where there is no rating yet. */
export const DRIVER_CARD_RATING = 4;
export const DEFAULT_RATING = 3;
/** A company is never shown below this. */
const COMPANY_FLOOR = 3;

export function showRating(value: number): string {
  return value.toFixed(1);
}

export function companyRating(value: number | null | undefined): number {
  return Math.max(COMPANY_FLOOR, value ?? DEFAULT_RATING);
}
