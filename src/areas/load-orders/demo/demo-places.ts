import { DEMO_COUNTRIES } from '#areas/companies/demo/data/demo-countries.ts';
import type { Random } from '#areas/companies/demo/random.ts';
import { COUNTRIES } from '#countries/country.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { cityNames } from '#platform/places/city-names.ts';
import type { City } from '#platform/places/city-table.ts';
import type { OrderPlace } from '../rules/order-place.ts';

export interface DemoCity {
  readonly city: City;
  readonly streets: readonly string[];
}

export type DemoCities = Readonly<Record<CountryCode, readonly DemoCity[]>>;

/** The towns of the demo with their coordinates. */
export async function demoCities(): Promise<DemoCities> {
  const cityCalled = await cityNames();
  return Object.fromEntries(
    COUNTRIES.map(({ code }) => [
      code,
      DEMO_COUNTRIES[code].places.flatMap(({ city: name, streets }) => {
        const city = cityCalled(name, code);
        return city ? [{ city, streets }] : [];
      }),
    ]),
  ) as unknown as DemoCities;
}

/** An address in the town, a little off its centre. */
export function placeIn({ city, streets }: DemoCity, random: Random): OrderPlace {
  const beside = () => (random.int(400) - 200) / 10_000;
  return {
    cityId: city.id,
    cityName: city.name,
    countryCode: city.country as CountryCode,
    address: `${random.pick(streets)} ${100 + random.int(4900)}`,
    reference: null,
    lat: Number((city.lat + beside()).toFixed(5)),
    lng: Number((city.lng + beside()).toFixed(5)),
    category: null,
    warehouseId: null,
  };
}

const EARTH_KM = 6371;
/** Roads are longer than the straight line between two places. */
const WINDING = 1.3;

export function roadKm(from: OrderPlace, to: OrderPlace): number {
  const rad = (degrees: number | null) => ((degrees ?? 0) * Math.PI) / 180;
  const [a, b] = [rad(from.lat), rad(to.lat)];
  const half =
    Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin((rad(to.lng) - rad(from.lng)) / 2) ** 2;
  return Math.round(2 * EARTH_KM * Math.asin(Math.sqrt(half)) * WINDING * 10) / 10;
}
