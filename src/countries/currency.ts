/** Money is rounded to two decimals and formatted as in Mexico in every country. */
export const MONEY_LOCALE = 'es-MX';
export const MONEY_DECIMALS = 2;

export const CURRENCY_CODES = ['BOB', 'CLP', 'PYG', 'PEN', 'USD', 'BRL', 'MXN', 'ARS', 'UYU'] as const;
export type CurrencyCode = (typeof CURRENCY_CODES)[number];

export type Currency = { readonly code: CurrencyCode; readonly symbol: string };

/** Where the specification has no symbol, the code is shown. */
const SYMBOLS: Partial<Record<CurrencyCode, string>> = {
  BOB: 'Bs',
  CLP: '$',
  PYG: 'Gs',
  PEN: 'S/',
  USD: '$us',
  MXN: '$',
};

export function currencyOf(code: CurrencyCode): Currency {
  return { code, symbol: SYMBOLS[code] ?? code };
}
