import { instantIn, showInstant } from '#kernel/dates.ts';
import { fillAsTyped, type Mask } from '#ui/fields/masked/mask.ts';
import { readTime } from './time-steps.ts';
import { dayOf, fullYear } from './typed-day.ts';

const INSTANT = /^\d{4}-\d{2}-\d{2}T/;
const PATTERN = 'xx/xx/xxxx xx:xx';
const DAY_DIGITS = 8;
const DIGITS = 12;

/** The digits of a day with its time, as DDMMYYYYHHmm; `1/3/2025 9:30` has its zeros added. */
function digitsOf(text: string, padded: boolean): string {
  const parts = text.split(/\D+/);
  const finished = parts.map((part, at) =>
    padded && at !== 2 && at < parts.length - 1 ? part.padStart(2, '0') : part,
  );
  return finished.join('').slice(0, DIGITS);
}

/**
 * Shown as DD/MM/YYYY HH:mm; the form gets an instant, or the unfinished text itself, which no shape accepts as one.
 */
export function momentMask(currentYear: number, zone: string): Mask {
  const show = (typed: string) => fillAsTyped(PATTERN, typed);
  return {
    read: (text, before, pasted) => digitsOf(text, pasted || text.length > show(before).length),
    show,
    store: (typed) => momentOf(typed, zone) ?? show(typed),
    restore: (stored) => digitsOf(INSTANT.test(stored) ? showInstant(stored, zone) : stored, true),
    complete: (typed) => finished(typed, currentYear),
    counts: (character) => /\d/.test(character),
  };
}

/** DDMMYYYYHHmm → an instant, when calendar and clock have such a moment. */
export function momentOf(digits: string, zone: string): string | undefined {
  const day = dayOf(digits.slice(0, DAY_DIGITS));
  const hour = readTime(`${digits.slice(DAY_DIGITS, 10)}:${digits.slice(10)}`);
  return day && hour && digits.length === DIGITS ? instantIn(day, hour, zone).toISOString() : undefined;
}

/** A day without a time means its first minute, and an hour alone the full hour. */
function finished(typed: string, currentYear: number): string {
  if (typed.length === 6) return `${typed.slice(0, 4)}${fullYear(typed.slice(4), currentYear)}0000`;
  return typed.length === DAY_DIGITS || typed.length === 10 ? typed.padEnd(DIGITS, '0') : typed;
}
