import type { Currency } from '#areas/operations/rules/catalogues.ts';
import { countryOrDefault } from '#countries/country.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';

/** The currency of the company's country, which a price starts with. */
export function useOwnCurrency(): Currency {
  const { country } = useSignedIn();
  return countryOrDefault(country).currency.code;
}
