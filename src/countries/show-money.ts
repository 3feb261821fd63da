import { formatAmount } from '#kernel/money.ts';
import { currencySymbol } from './currency.ts';

/** An amount with the symbol of its currency before it: `Bs 1,234.50`. */
export function showMoney(amount: string, currency: string | null | undefined): string {
  return `${currencySymbol(currency)} ${formatAmount(amount)}`.trim();
}
