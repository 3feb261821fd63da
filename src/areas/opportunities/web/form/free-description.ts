import { DESCRIPTION_MAX } from '#areas/opportunities/rules/opportunity-limits.ts';

/** Descriptions are the same whatever their case and accents. */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** `Soja a Santos` → `Soja a Santos (2)`, the first number that no other opportunity has. */
export function freeDescription(wanted: string, taken: readonly string[]): string {
  const known = new Set(taken.map(folded));
  if (wanted.length <= DESCRIPTION_MAX && !known.has(folded(wanted))) return wanted;
  const stem = wanted.replace(/ \(\d{1,3}\)$/, '');
  for (let number = 2; ; number += 1) {
    const suffix = ` (${number})`;
    const free = `${stem.slice(0, DESCRIPTION_MAX - suffix.length).trimEnd()}${suffix}`;
    if (!known.has(folded(free))) return free;
  }
}
