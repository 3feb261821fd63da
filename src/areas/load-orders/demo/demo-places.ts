import { DEMO_COUNTRIES } from '#areas/companies/demo/data/demo-countries.ts';
import type { DemoTeam } from '#areas/companies/demo/demo-context.ts';
import type { Random } from '#areas/companies/demo/random.ts';
import { COUNTRIES } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { distanceMeters } from '#kernel/position.ts';
import { productCities } from '#platform/places/city-index.ts';
import type { City } from '#platform/places/city-table.ts';
import type { OrderPlace } from '../rules/order-place.ts';

export interface DemoCity {
  readonly city: City;
  readonly streets: readonly string[];
  readonly isPort: boolean;
}

export interface DemoCities {
  readonly of: Readonly<Record<CountryCode, readonly DemoCity[]>>;
  /** Where a company has its own works. */
  worksOf(team: DemoTeam): OrderPlace | null;
}

/** The towns of the demo with their coordinates. */
export async function demoCities(): Promise<DemoCities> {
  const { called } = await productCities();
  const found = COUNTRIES.map(({ code }) => [
    code,
    DEMO_COUNTRIES[code].places.flatMap(({ city: name, streets, isPort = false }) => {
      const city = called(name, code);
      return city ? [{ city, streets, isPort }] : [];
    }),
  ]);
  return {
    of: Object.fromEntries(found),
    worksOf: ({ city: name, country, address }) => {
      const city = called(name, country);
      return city ? placeAt(city, address, { lat: city.lat, lng: city.lng }) : null;
    },
  };
}

/** An address in the town, a little off its centre. */
export function placeIn({ city, streets }: DemoCity, random: Random): OrderPlace {
  const beside = (degrees: number) => Number((degrees + (random.int(400) - 200) / 10_000).toFixed(5));
  const address = `${random.pick(streets)} ${100 + random.int(4900)}`;
  return placeAt(city, address, { lat: beside(city.lat), lng: beside(city.lng) });
}

function placeAt(city: City, address: string, position: { readonly lat: number; readonly lng: number }): OrderPlace {
  return {
    cityId: city.id,
    cityName: city.name,
    countryCode: city.country as CountryCode,
    address,
    reference: null,
    ...position,
    category: null,
    warehouseId: null,
  };
}

/** Roads are about this much longer than the straight line. */
const WINDING = 1.3;

/** A guess, to a tenth of a kilometre. */
export function roadKm(...places: readonly OrderPlace[]): number {
  const points = places.map(({ lat, lng }) => ({ lat: lat ?? 0, lng: lng ?? 0 }));
  const straight = points.slice(1).reduce((sum, point, before) => sum + distanceMeters(points[before]!, point), 0);
  return Math.round((straight * WINDING) / 100) / 10;
}

const KM_PER_HOUR = 60;
const KM_PER_DAY = 600;
/** Loading and unloading take three hours, every night on the way twelve. */
export const hoursFor = (km: number): number => 3 + km / KM_PER_HOUR + 12 * Math.floor(km / KM_PER_DAY);
