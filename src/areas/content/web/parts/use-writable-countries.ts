import { useSignedIn } from '#ui/session/signed-in.ts';
import { type ContentKind, mayWriteIn } from '../../contract/content.permissions.ts';
import { CONTENT_COUNTRIES, type ContentCountry, isContentCountry } from '../../rules/content-countries.ts';

/** Where the person may write: in all countries of their rights for the platform's company, else in the own country. */
export function useWritableCountries(kind: ContentKind): readonly ContentCountry[] {
  const { permissions, country, isPlatform } = useSignedIn();
  return CONTENT_COUNTRIES.filter((code) => mayWriteIn(permissions, kind, code) && (isPlatform || code === country));
}

/** The country a new record begins with. */
export function useFirstCountry(kind: ContentKind): ContentCountry | null {
  const { country } = useSignedIn();
  const [only, ...others] = useWritableCountries(kind);
  if (isContentCountry(country)) return country;
  return others.length === 0 ? (only ?? null) : null;
}
