import { type City, folded, type KnownCity } from './city-table.ts';

export type CityCalled = (name: string, country: string) => City | undefined;

/** By today's names, and by that of the product where the platform calls a town otherwise: spreadsheets outlive names. */
export function cityNames(cities: readonly KnownCity[]): CityCalled {
  const today = namesOf(cities, ({ name }) => name);
  const product = namesOf(cities, ({ productName }) => productName);
  return (name, country) => {
    const word = folded(name.trim());
    const inCountry = `${country} ${word}`;
    return today.get(inCountry) ?? product.get(inCountry) ?? today.get(word) ?? product.get(word);
  };
}

function namesOf(cities: readonly KnownCity[], nameOf: (city: KnownCity) => string | undefined) {
  const largest = new Map<string, City>();
  const keep = (key: string, city: City) => {
    if ((largest.get(key)?.people ?? -1) < city.people) largest.set(key, city);
  };
  for (const city of cities) {
    const name = nameOf(city);
    if (name === undefined) continue;
    keep(`${city.country} ${folded(name)}`, city);
    keep(folded(name), city);
  }
  return largest;
}
