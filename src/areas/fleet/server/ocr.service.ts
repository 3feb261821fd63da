import type { RecognisedLine } from '#areas/fleet/rules/ocr-card.ts';
import { countryOf, usualZone } from '#countries/country.ts';
import type { Country, CountryCode } from '#countries/country-type.ts';
import { dayIn } from '#kernel/dates.ts';
import { decodeBase64 } from '#platform/files/base64.ts';
import { Later, type RequestContext } from '#platform/http/route.ts';

interface CardPhoto {
  readonly country: CountryCode;
  readonly content: string;
}

type Read<T> = (lines: readonly RecognisedLine[], country: Country, today: string) => T;

/**
 * Neither the photo nor its text is stored; it is read after the transaction, which would otherwise stay open for
 * seconds.
 */
export function readCard<T>(
  { services, caller, now }: Pick<RequestContext, 'services' | 'caller' | 'now'>,
  { country: code, content }: CardPhoto,
  read: Read<T>,
): Later<{ suggestions: T }> {
  const country = countryOf(code);
  const photo = decodeBase64(content);
  return new Later(async () => {
    const lines = await services.ocr.recognise({ photo, language: country.printedCards.language }, caller.signal);
    return { suggestions: read(lines, country, dayIn(now, usualZone(country.code))) };
  });
}
