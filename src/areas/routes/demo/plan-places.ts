import { DEMO_COUNTRIES } from '#areas/companies/demo/data/demo-countries.ts';
import { createRandom } from '#areas/companies/demo/random.ts';
import type { CountryCode } from '#countries/country-type.ts';
import { createId } from '#kernel/ids.ts';
import type { Position } from '#kernel/position.ts';
import type { City } from '#platform/places/city-table.ts';
import type { PlaceFence } from '../contract/place.shapes.ts';
import { PLACE_MINUTES, PLACE_RADIUS_METERS } from '../rules/route-limits.ts';
import { PLACE_TEXTS, PORTS } from './data/place-texts.ts';
import { ringAround } from './shapes.ts';

export interface DemoPlace extends Position {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly city: City;
  readonly isPort: boolean;
  readonly fence: PlaceFence;
  readonly expectedMinutes: number;
  readonly forLoad: boolean;
  readonly forUnload: boolean;
}

/** Makes places of one company, each with a name of its own. */
export type NewPlace = (city: City, use: 'load' | 'unload') => DemoPlace;

/** Degrees around the centre of the town: near enough for every address in it. */
const BESIDE = 0.01;

export function placeMaker(companyKey: string): NewPlace {
  const taken = new Set<string>();
  return (city, use) => {
    const texts = PLACE_TEXTS[languageOf(city.country)];
    const isPort = PORTS.has(city.name);
    const name = (isPort ? texts.atPorts : texts.inland)
      .map((kind) => `${kind} ${city.name}`)
      .find((one) => !taken.has(one));
    if (!name) throw new Error(`too many places in ${city.name}`);
    taken.add(name);
    const random = createRandom(`place ${companyKey} ${name}`);
    const beside = (degrees: number) => Number((degrees + BESIDE * (random.int(2_001) / 1_000 - 1)).toFixed(5));
    const at = { lat: beside(city.lat), lng: beside(city.lng) };
    return {
      ...{ id: createId(), name, city, isPort, ...at },
      address: `${random.pick(texts.streets)} ${100 + random.int(4_900)}`,
      fence: random.chance(0.25)
        ? { kind: 'polygon', rings: [ringAround(at, 250 + random.int(350), random)] }
        : { kind: 'circle', radiusMeters: random.chance(0.7) ? PLACE_RADIUS_METERS.default : 400 + random.int(400) },
      expectedMinutes: isPort ? 180 : random.chance(0.6) ? PLACE_MINUTES.default : 60 + 30 * random.int(5),
      // Most take both; some only ever load or unload.
      forLoad: use === 'load' || random.chance(0.7),
      forUnload: use === 'unload' || random.chance(0.7),
    };
  };
}

export const languageOf = (country: string): 'es' | 'pt' => DEMO_COUNTRIES[country as CountryCode].language;
