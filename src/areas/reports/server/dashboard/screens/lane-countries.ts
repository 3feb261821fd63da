import type { CountryCode } from '#countries/country-type.ts';
import { readLaneCountries } from '../lane-countries.repository.ts';
import type { Scope } from '../scope.ts';

/** Where each of these lanes starts; undefined for who may not see countries. */
export async function laneCountries(
  { trx, reader, sides, period, filters, showsCountries }: Scope,
  lanes: readonly string[],
): Promise<(lane: string) => CountryCode | null | undefined> {
  if (!showsCountries) return () => undefined;
  // Cities of one name in two countries are one lane, of which only these trips are shown.
  const chosen = filters?.country as CountryCode | undefined;
  if (chosen !== undefined) return () => chosen;
  const found = await readLaneCountries(trx, { companyId: reader.companyId, sides, ...period, lanes });
  return (lane) => found.get(lane) ?? null;
}
