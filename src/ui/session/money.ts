import { createContext, useCallback, useContext } from 'react';
import { currencySign } from '#countries/currency.ts';
import { showMoney } from '#countries/show-money.ts';
import { useVisitor } from './signed-in.ts';

/** On a public page, the country of the company which shared it. */
const CountryContext = createContext<string | null>(null);
export const MoneyCountryProvider = CountryContext.Provider;

/** The country whose money is read without its code: that of the page, otherwise of the signed-in person's company. */
function useMoneyCountry(): string | null {
  const ofPage = useContext(CountryContext);
  const visitor = useVisitor();
  return ofPage ?? visitor?.country ?? null;
}

/** Shows an amount with the symbol of its currency: `Bs 1,234.50`. */
export function useShowMoney(): (amount: string, currency: string | null | undefined) => string {
  const country = useMoneyCountry();
  return useCallback((amount, currency) => showMoney(amount, currency, country), [country]);
}

export function useCurrencySign(currency: string | null | undefined): string {
  return currencySign(currency, useMoneyCountry());
}
