import type { Trx } from '../db/database.ts';
import { changedCities, cityVersion } from './city.repository.ts';
import { type CityIndex, indexOf, productCities } from './city-index.ts';
import type { KnownCity } from './city-table.ts';

/** What was built for the last states of the table; the id of a state is used only once. */
const built = new Map<string, CityIndex>();
const BUILT_MAX = 4;
/** A transaction asks once, however many places it looks at. */
const asked = new WeakMap<Trx, Promise<CityIndex>>();

/** The towns as the platform has them today: with those it added and renamed, and those it hides kept for records. */
export function currentCities(trx: Trx): Promise<CityIndex> {
  const known = asked.get(trx) ?? read(trx);
  asked.set(trx, known);
  return known;
}

async function read(trx: Trx): Promise<CityIndex> {
  const version = await cityVersion(trx);
  if (version === null) return productCities();
  const kept = built.get(version);
  if (kept) return kept;
  const index = indexOf(changedOver((await productCities()).all, await changedCities(trx)));
  if (built.size >= BUILT_MAX) built.delete(built.keys().next().value!);
  built.set(version, index);
  return index;
}

/** The largest first, as before. */
function changedOver(cities: readonly KnownCity[], changes: readonly KnownCity[]): KnownCity[] {
  const changed = new Set(changes.map(({ id }) => id));
  const others = cities.filter(({ id }) => !changed.has(id));
  return [...others, ...changes].sort((one, other) => other.people - one.people);
}
