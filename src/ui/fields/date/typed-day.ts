import { parseDay } from '#kernel/dates.ts';
import { fillAsTyped, type Mask } from '#ui/fields/masked/mask.ts';

const ISO = /^\s*(\d{4})-(\d{2})-(\d{2})/;
const PATTERN = 'xx/xx/xxxx';
const DIGITS = 8;

/** The digits of a day as DDMMYYYY; a pasted `2025-03-01` is reordered. */
function digitsOf(text: string, padded: boolean): string {
  const iso = ISO.exec(text);
  if (iso) return `${iso[3]}${iso[2]}${iso[1]}`;
  const parts = text.split(/\D+/);
  // A part ends where a separator follows: `1/3/2025` means 01/03/2025.
  const finished = parts.map((part, at) => (padded && at < 2 && at < parts.length - 1 ? part.padStart(2, '0') : part));
  return finished.join('').slice(0, DIGITS);
}

/**
 * Shown as DD/MM/YYYY; the form gets a calendar day, or the unfinished text itself, which no shape accepts as a day.
 */
export function dayMask(currentYear: number): Mask {
  const show = (typed: string) => fillAsTyped(PATTERN, typed);
  return {
    // Nothing is padded while characters are being deleted, or a leading zero could never be removed.
    read: (text, before, pasted) => digitsOf(text, pasted || text.length > show(before).length),
    show,
    store: (typed) => dayOf(typed) ?? show(typed),
    restore: (stored) => digitsOf(stored, true),
    complete: (typed) => (typed.length === 6 ? `${typed.slice(0, 4)}${fullYear(typed.slice(4), currentYear)}` : typed),
    counts: (character) => /\d/.test(character),
  };
}

/** DDMMYYYY → YYYY-MM-DD, when the calendar has such a day. */
export function dayOf(digits: string): string | undefined {
  return parseDay(`${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4)}`);
}

const YEARS_AHEAD = 20;

/** Two digits get the likely century: 85 is forty years ago, 31 is a licence that will expire. */
export function fullYear(twoDigits: string, currentYear: number): number {
  const century = currentYear - (currentYear % 100);
  const year = century + Number(twoDigits);
  return year > currentYear + YEARS_AHEAD ? year - 100 : year;
}
