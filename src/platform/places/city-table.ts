import type { CityView } from '#kernel/place-calls.ts';

export interface City extends CityView {
  readonly people: number;
}

/** A town as the platform has it today. */
export interface KnownCity extends City {
  /** Not offered any more. */
  readonly hidden?: boolean;
  /** What the product calls it, where the platform calls it otherwise. */
  readonly productName?: string;
}

/** For searching and for ids: no accents, no capitals. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Reads the lines of the generated table; loaded on first use. */
export async function readCities(): Promise<City[]> {
  const { CITIES, REGIONS } = await import('./data/cities.gen.ts');
  const regions = new Map(lines(REGIONS).map((line) => line.split('|') as [string, string]));
  const taken = new Map<string, number>();
  return lines(CITIES).map((line) => {
    const [country = '', region = '', name = '', lat, lng, people] = line.split('|');
    const id = `${country}-${region}-${slug(name)}`.toLowerCase();
    const count = (taken.get(id) ?? 0) + 1;
    taken.set(id, count);
    return {
      // Of two towns of one name in a region the larger keeps the plain id.
      id: count === 1 ? id : `${id}-${count}`,
      name,
      region: regions.get(`${country}.${region}`) ?? '',
      country,
      lat: Number(lat),
      lng: Number(lng),
      people: Number(people),
    };
  });
}

const lines = (text: string) => text.trim().split('\n');
const slug = (name: string) =>
  folded(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
