import type { CountryCode } from '#countries/country-type.ts';
import type { RequestContext } from '../http/route.ts';

/** What the platform calls a country. */
export function countryName(
  code: CountryCode,
  { language, services }: Pick<RequestContext<unknown>, 'language' | 'services'>,
): string {
  return services.translate(language, `countries.${code}`);
}
