/** A rating is read with one decimal. */
export function showRating(value: number): string {
  return value.toFixed(1);
}
