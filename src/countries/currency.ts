/** Money is rounded to two decimals and formatted as in Mexico in every country. */
export const MONEY_LOCALE = 'es-MX';
export const MONEY_DECIMALS = 2;

export const CURRENCY_CODES = ['BOB', 'CLP', 'PYG', 'PEN', 'USD', 'BRL', 'MXN', 'ARS', 'UYU'] as const;
export type CurrencyCode = (typeof CURRENCY_CODES)[number];

export type Currency = { readonly code: CurrencyCode; readonly symbol: string };

const SYMBOLS: Readonly<Record<CurrencyCode, string>> = {
  BOB: 'Bs',
  CLP: '$',
  PYG: 'Gs',
  PEN: 'S/',
  USD: '$us',
  BRL: 'R$',
  MXN: '$',
  ARS: '$',
  UYU: '$',
};

/** The countries whose own money is written with the sign that others use as well. */
const SHARED_SIGN: Partial<Record<CurrencyCode, string>> = { CLP: 'CL', MXN: 'MX', ARS: 'AR', UYU: 'UY' };
/** What people write beside an amount, besides the symbol of the product and the code. */
const ALSO_WRITTEN: Readonly<Partial<Record<CurrencyCode, readonly string[]>>> = {
  BOB: ['Bs.', 'Bs'],
  CLP: ['$', 'CLP$'],
  PYG: ['₲', 'Gs.', 'Gs'],
  PEN: ['S/.', 'S/'],
  USD: ['US$', 'U$S', '$us', '$'],
  BRL: ['R$'],
  MXN: ['$', 'MX$'],
  ARS: ['$', 'AR$'],
  UYU: ['$U', '$'],
};

/** Symbols and codes that may be typed or pasted with an amount of this currency; those of another one may not. */
export function writtenSymbols(code: CurrencyCode): readonly string[] {
  return [code, ...(ALSO_WRITTEN[code] ?? [])];
}

/** For stored data, which may have no currency or one the product does not know. */
export function currencySymbol(code: string | null | undefined): string {
  return SYMBOLS[code as CurrencyCode] ?? code ?? '';
}

/**
 * The symbol as a reader in a country takes it: `$` alone is their own money; that of another country has its code
 * beside it, also where the reader's country is not known.
 */
export function currencySign(code: string | null | undefined, country: string | null): string {
  const home = SHARED_SIGN[code as CurrencyCode];
  return home === undefined || home === country ? currencySymbol(code) : `${code} ${currencySymbol(code)}`;
}

export function currencyOf(code: CurrencyCode): Currency {
  return { code, symbol: currencySymbol(code) };
}
