import { formatAmount } from '#kernel/money.ts';
import { currencySign } from './currency.ts';

/** An amount as a reader in a country reads it, the symbol of its currency first: `Bs 1,234.50`. */
export function showMoney(amount: string, currency: string | null | undefined, country: string | null): string {
  return `${currencySign(currency, country)} ${formatAmount(amount)}`.trim();
}
