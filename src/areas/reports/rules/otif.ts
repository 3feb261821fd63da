import type { Punctuality } from './on-time.ts';

/** On time and in full: the delivery was punctual, and all of the load arrived. */
export const isOtif = (delivery: Punctuality, inFull: boolean): boolean => delivery === 'onTime' && inFull;

/** A share of trips in per cent with one decimal; null without trips. */
export function shareOf(part: number, whole: number): number | null {
  return whole > 0 ? Math.round((part * 1000) / whole) / 10 : null;
}
