const HOUR = 60;

/** `45 min`, `2 h`, `13 h 05 min`: the abbreviations are the same in all languages of the product. */
export function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')} min`;
}
