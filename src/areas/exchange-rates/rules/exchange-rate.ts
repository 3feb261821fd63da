import { CURRENCY_CODES, type CurrencyCode } from '#countries/currency.ts';
import { addDays } from '#kernel/dates.ts';

/**
 * An exchange rate is the value of one unit of another currency in units of the company's own currency, from a day on.
 * Rates are never changed: a new one is inserted, and of those whose day has come the latest is in force.
 */
export const RATE_DECIMALS = 6;
const RATE_FORM = /^(\d{1,12})(?:\.(\d{1,6}))?$/;

/** So many days ahead a rate may be said already, and so many years back one may be corrected. */
export const DAYS_AHEAD = 31;
const YEARS_BACK = 10;
/** After so many days somebody should look at a rate again. */
export const OLD_AFTER_DAYS = 7;
/** A rate seldom moves by more: mostly a digit is wrong. */
export const LARGEST_MOVE_PERCENT = 20;

/** `6.960` → `6.96`; undefined when it is not a positive number with at most six decimals. */
export function readRate(text: string): string | undefined {
  const match = RATE_FORM.exec(text);
  if (!match) return undefined;
  const whole = match[1]!.replace(/^0+(?=\d)/, '');
  const decimals = (match[2] ?? '').replace(/0+$/, '');
  if (whole === '0' && decimals === '') return undefined;
  return decimals ? `${whole}.${decimals}` : whole;
}

/** The own currency has no rate. */
export function ratedCurrencies(own: CurrencyCode): readonly CurrencyCode[] {
  return CURRENCY_CODES.filter((code) => code !== own);
}

export interface Rate {
  readonly currency: CurrencyCode;
  readonly rate: string;
}

/** A rate from a day on. */
export interface DatedRate extends Rate {
  readonly validFrom: string;
}

export const latestDay = (today: string): string => addDays(today, DAYS_AHEAD);
export const earliestDay = (today: string): string => `${Number(today.slice(0, 4)) - YEARS_BACK}-01-01`;

/** What is wrong with the day from which a rate shall hold. */
export function dayProblem(day: string, today: string): 'tooFarAhead' | 'tooLongAgo' | undefined {
  if (day > latestDay(today)) return 'tooFarAhead';
  return day < earliestDay(today) ? 'tooLongAgo' : undefined;
}

/** Days older than this should be looked at. */
export const isOld = (validFrom: string, today: string): boolean => addDays(validFrom, OLD_AFTER_DAYS) < today;

/** By how much a rate moves, in whole percent, where that is more than rates mostly do. */
export function largeMove(from: string | undefined, to: string): number | undefined {
  if (from === undefined) return undefined;
  const percent = Math.round((Number(to) / Number(from) - 1) * 100);
  return Math.abs(percent) > LARGEST_MOVE_PERCENT ? percent : undefined;
}

/**
 * What is new: the same rate again is none, unless the known one is so old that saying it again means that it was looked
 * at. `inForce` are those in force on the day of each.
 */
export function newRates(
  inForce: readonly (DatedRate | undefined)[],
  wanted: readonly DatedRate[],
): readonly DatedRate[] {
  return wanted.filter(({ rate, validFrom }, index) => {
    const known = inForce[index];
    return !known || readRate(known.rate) !== rate || isOld(known.validFrom, validFrom);
  });
}
