import { cityIndex } from './city-index.ts';
import { type City, folded } from './city-table.ts';

export type CityCalled = (name: string, country: string) => City | undefined;

let names: Promise<CityCalled> | undefined;

/** The city of that name in the country, or else anywhere; of several the largest. Built on first use. */
export function cityNames(): Promise<CityCalled> {
  names ??= build();
  return names;
}

async function build(): Promise<CityCalled> {
  const largest = new Map<string, City>();
  const keep = (key: string, city: City) => {
    if ((largest.get(key)?.people ?? -1) < city.people) largest.set(key, city);
  };
  for (const city of (await cityIndex()).all) {
    keep(`${city.country} ${folded(city.name)}`, city);
    keep(folded(city.name), city);
  }
  return (name, country) => {
    const word = folded(name.trim());
    return largest.get(`${country} ${word}`) ?? largest.get(word);
  };
}
