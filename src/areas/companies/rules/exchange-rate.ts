import { CURRENCY_CODES, type CurrencyCode } from '#countries/currency.ts';

/**
 * An exchange rate is the value of one unit of another currency in units of the company's own currency.
 * Rates are never changed: a new one is inserted and the newest is current.
 */
export const RATE_DECIMALS = 6;
const RATE_FORM = /^(\d{1,12})(?:\.(\d{1,6}))?$/;

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

/** Only rates that differ from the current ones are inserted. */
export function changedRates(inForce: readonly Rate[], wanted: readonly Rate[]): readonly Rate[] {
  const known = new Map(inForce.map(({ currency, rate }) => [currency, readRate(rate)]));
  return wanted.filter(({ currency, rate }) => known.get(currency) !== rate);
}
