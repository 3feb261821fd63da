import type { RuleResult } from './rule.ts';

/** The first year of the calendar. */
export const EARLIEST_BIRTH_DATE = '1900-01-01';

const ADULT_YEARS = 18;
/** Nobody drives a truck at this age: most probably the year is mistyped. */
const OLD_YEARS = 90;

/** Both dates are calendar days (YYYY-MM-DD): text order is time order. */
export function checkBirthDate(birthDate: string, today: string): RuleResult {
  const day = birthDate.trim();
  if (day === '') return { ok: false, code: 'required' };
  if (!isCalendarDay(day)) return { ok: false, code: 'date' };
  if (day < EARLIEST_BIRTH_DATE) return { ok: false, code: 'min-date' };
  if (day > today) return { ok: false, code: 'max-date' };
  if (!hasTurned(ADULT_YEARS, day, today)) return { ok: true, canonical: day, warnings: ['under-age'] };
  return { ok: true, canonical: day, warnings: hasTurned(OLD_YEARS, day, today) ? ['over-age'] : [] };
}

function hasTurned(years: number, birthDate: string, today: string): boolean {
  return `${Number(birthDate.slice(0, 4)) + years}${birthDate.slice(4)}` <= today;
}

function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  // A day that does not exist either fails to parse or becomes one of the next month.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
