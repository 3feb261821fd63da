import { BRANDS, brandBehavioursOf, brandMeant } from '#areas/fleet/rules/vehicle-brand.ts';
import type { VehicleKind } from '#areas/fleet/rules/vehicle-fleet.ts';
import { catalogueSaved } from '#areas/master-data/server/index.ts';
import { type EntryNames, nameIn } from '#kernel/catalogue.ts';
import type { Language } from '#kernel/language.ts';
import type { CompanyCatalogues } from '#platform/catalogues/company-catalogues.ts';
import { listen } from '#platform/listeners.ts';
import { currentVehicle, storedSearchText } from './parsed-vehicle.ts';
import { storeSearchTexts, vehiclesOfBrands } from './vehicle.repository.ts';

const namedBrands = ({ entries }: CompanyCatalogues) =>
  entries.filter(({ catalogue, isForeign }) => catalogue === BRANDS && !isForeign);

/** The entry that a typed make means to the company; what it does not know stays as typed. */
export function storedBrand(catalogues: CompanyCatalogues, kind: VehicleKind, text: string): string {
  const keys = brandBehavioursOf(kind);
  const ofKind = namedBrands(catalogues).filter(({ key }) => keys.includes(catalogues.behaviourOf(BRANDS, key)));
  return brandMeant(kind, text, ofKind);
}

/** Everything that a make is called, for the search. */
export function brandTexts(catalogues: CompanyCatalogues, brand: string | null): readonly string[] {
  const entry = namedBrands(catalogues).find(({ key }) => key === brand);
  return textsOf(brand, entry?.names);
}

function textsOf(brand: string | null, names: EntryNames | undefined): readonly string[] {
  const written = Object.values(names ?? {}).filter((name) => name !== null);
  return written.length > 0 || brand === null ? written : [brand];
}

/** What the makes of the list are called, where it is not what is stored. */
export function brandNames({ entries }: CompanyCatalogues, language: Language): Readonly<Record<string, string>> {
  const named = entries.flatMap(({ catalogue, key, names }) => {
    const name = catalogue === BRANDS ? nameIn(names, language) : null;
    return name === null ? [] : [[key, name] as const];
  });
  return Object.fromEntries(named);
}

/** Vehicles are found by what the company calls their make today. */
export const brandsRenamed = listen(catalogueSaved, async ({ trx }, saved) => {
  if (saved.catalogue !== BRANDS || saved.renamed.size === 0) return;
  const names = new Map(saved.entries.map((entry) => [entry.key, entry.names]));
  const records = await vehiclesOfBrands(trx, saved.companyId, [...saved.renamed]);
  const texts = records.map((record) => {
    const known = textsOf(record.brand, names.get(record.brand ?? ''));
    return { id: record.id, text: storedSearchText({ ...currentVehicle(record), brandTexts: known }) };
  });
  await storeSearchTexts(trx, saved.companyId, texts);
});
