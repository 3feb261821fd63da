import type { Agent } from 'node:https';
import { z } from 'zod';
import type { Language } from '#kernel/language.ts';
import { placeErrors } from '#kernel/place-calls.ts';
import { FOUND_PLACES_MAX, type FoundPlace, SEARCH_RADIUS_METERS } from '#kernel/place-search-calls.ts';
import { distanceMeters, type Position, positionShape } from '#kernel/position.ts';
import type { Config } from '../config.ts';
import type { CircuitBreakers } from '../net/circuit-breaker.ts';
import { PrivateAddressError } from '../net/public-agent.ts';
import { requestJson } from '../net/request-json.ts';
import type { CityIndex } from './city-index.ts';
import { searchAddress } from './geocoder-kinds.ts';

const MAX_BYTES = 500_000;

export interface PlaceQuery {
  readonly search: string;
  /** Only places around it are wanted. */
  readonly around?: Position | undefined;
  readonly language: Language;
}

interface GeocoderServices {
  readonly config: GeocoderConfig;
  readonly outside: CircuitBreakers;
}
type GeocoderConfig = Pick<
  Config,
  'GEOCODER_URL' | 'GEOCODER_KIND' | 'GEOCODER_TOKEN' | 'GEOCODER_TIMEOUT_MS' | 'GEOCODER_PRIVATE'
>;

/** Places by name, nearest first: from the configured service, or else the cities the product knows. */
export async function searchPlaces(
  { config, outside }: GeocoderServices,
  agent: Agent,
  cities: CityIndex,
  query: PlaceQuery,
): Promise<FoundPlace[]> {
  const address = config.GEOCODER_URL;
  const found = address
    ? await outside
        .call('geocoder', () => ask(config, address, agent, query), isOutage)
        .catch((cause: unknown) => {
          throw placeErrors.geocoderUnreachable({ cause });
        })
    : citiesFor(cities, query);
  const { around } = query;
  if (!around) return found.slice(0, FOUND_PLACES_MAX);
  return found
    .map((place) => ({ place, meters: distanceMeters(around, place) }))
    .filter(({ meters }) => meters <= SEARCH_RADIUS_METERS)
    .sort((one, other) => one.meters - other.meters)
    .slice(0, FOUND_PLACES_MAX)
    .map(({ place }) => place);
}

function citiesFor(cities: CityIndex, { search }: PlaceQuery): FoundPlace[] {
  return cities
    .search(search)
    .map(({ name, region, country, lat, lng }) => ({ name, detail: region, country, lat, lng }));
}

/** A refusal shows that the service is up. */
class Refused extends Error {
  override readonly name = 'Refused';
}
const isOutage = (error: unknown) => !(error instanceof Refused || error instanceof PrivateAddressError);
/** Statuses after which a later attempt may succeed. */
const PASSING = new Set([408, 425, 429]);

const text = z.string().trim().min(1).max(300).optional().catch(undefined);
const featureShape = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]).rest(z.number()) }),
  properties: z.object({
    name: text,
    label: text,
    display_name: text,
    street: text,
    housenumber: text,
    city: text,
    locality: text,
    state: text,
    region: text,
    country: text,
    countrycode: text,
    country_code: text,
    address: z.object({ country_code: text }).optional().catch(undefined),
  }),
});
const replyShape = z.object({ features: z.array(z.unknown()).max(200) });

/** GeoJSON as Photon, Nominatim and Pelias return it. What is no place on earth is left out. */
async function ask(config: GeocoderConfig, address: string, agent: Agent, query: PlaceQuery): Promise<FoundPlace[]> {
  const url = searchAddress(address, config.GEOCODER_KIND, query.search, query.around);
  const options = {
    timeoutMs: config.GEOCODER_TIMEOUT_MS,
    maxBytes: MAX_BYTES,
    token: config.GEOCODER_TOKEN,
    language: query.language,
    ...(config.GEOCODER_PRIVATE ? {} : { agent }),
  };
  const { status, body } = await requestJson(url, undefined, options);
  if (status >= 400 && status < 500 && !PASSING.has(status)) throw new Refused(`status ${status}`);
  if (status !== 200) throw new Error(`status ${status}`);
  const parsed = replyShape.safeParse(body);
  if (!parsed.success) throw new Error('the reply is no GeoJSON');
  return parsed.data.features.flatMap(placeOf);
}

function placeOf(feature: unknown): FoundPlace[] {
  const parsed = featureShape.safeParse(feature);
  if (!parsed.success) return [];
  const { geometry, properties: known } = parsed.data;
  const [lng, lat] = geometry.coordinates;
  if (!positionShape.safeParse({ lat, lng }).success) return [];
  const street = [known.street, known.housenumber].filter(Boolean).join(' ');
  const name = known.name ?? (street || known.label || known.display_name);
  if (!name) return [];
  const parts = [
    street === name ? '' : street,
    known.city ?? known.locality,
    known.state ?? known.region,
    known.country,
  ];
  const whole = known.label ?? known.display_name ?? '';
  const detail = parts.filter(Boolean).join(', ') || whole.replace(`${name}, `, '');
  const code = known.countrycode ?? known.country_code ?? known.address?.country_code;
  return [{ name, detail: detail === name ? '' : detail, country: code?.toUpperCase().slice(0, 2) ?? null, lat, lng }];
}
