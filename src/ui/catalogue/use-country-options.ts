import { COUNTRY_CODES } from '#countries/country-type.ts';
import { COUNTRY_CATALOGUE } from '#kernel/catalogue.ts';
import type { Option } from '#ui/fields/choice/option.ts';
import { useEntryOptions } from './use-entry-options.ts';

/** The countries as the platform offers them, or those among them that are possible, with what the record holds already. */
export function useCountryOptions(
  chosen: string | null | undefined,
  among: readonly string[] = COUNTRY_CODES,
): Option[] {
  const options = useEntryOptions({ catalogue: COUNTRY_CATALOGUE, keys: among, group: 'countries', chosen });
  return options.map((option) => ({ ...option, flag: option.value }));
}
