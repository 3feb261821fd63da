import { collection, point } from './geometry.mjs';
import { COUNTRIES, cityName, MISSING_CITIES, regionName } from './place-names.mjs';

const CODES = COUNTRIES.map(({ code }) => code);
/** The most degrees between the positions of one place in two sources. */
const SAME_PLACE = 0.15;
/** Two entries of one name this close are one town. */
const TWIN = 0.25;
const SEATS = new Set(['PPLC', 'PPLA']);
const CAPITAL = 'PPLC';

export const folded = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const distance = (one, other) => Math.hypot(one.lng - other.lng, one.lat - other.lat);
const isLarger = (one, other) => other.people - one.people || one.name.localeCompare(other.name);

/** Every town of the product's countries, the most populous first; the size comes from a second source. */
export function makeCities({ cities, sized }) {
  const sizes = sizesByName(sized);
  const found = cities
    .filter(({ country }) => CODES.includes(country))
    .map(({ country, admin1, name, lat, lng }) => {
      const city = { country, admin1, name, lat: Number(lat), lng: Number(lng) };
      const size = sizes(city);
      return {
        ...city,
        name: cityName(city),
        people: size?.people ?? 0,
        seat: SEATS.has(size?.kind),
        capital: size?.kind === CAPITAL,
      };
    });
  return withoutTwins([...found, ...MISSING_CITIES].sort(isLarger));
}

export function makeRegionNames(regions) {
  return regions
    .filter(({ code }) => CODES.includes(code.slice(0, 2)))
    .map(({ code, name }) => ({ code, name: regionName(code, name) }))
    .sort((one, other) => one.code.localeCompare(other.code));
}

function sizesByName(sized) {
  const byCountry = new Map(CODES.map((code) => [code, []]));
  for (const { country, name, population, featureCode, loc } of sized) {
    const [lng, lat] = loc.coordinates;
    byCountry.get(country)?.push({ name: folded(name), lng, lat, people: population, kind: featureCode });
  }
  return (city) => {
    const name = folded(city.name);
    const near = byCountry.get(city.country).filter((other) => distance(city, other) < SAME_PLACE);
    const same = near.filter((other) => other.name === name);
    const alike = near.filter((other) => other.name.includes(name) || name.includes(other.name));
    return (same.length > 0 ? same : alike).sort((one, other) => other.people - one.people)[0];
  };
}

function withoutTwins(cities) {
  const kept = new Map();
  return cities.filter((city) => {
    const key = `${city.country}.${city.admin1}.${folded(city.name)}`;
    const others = kept.get(key) ?? [];
    if (others.some((other) => distance(city, other) < TWIN)) return false;
    kept.set(key, [...others, city]);
    return true;
  });
}

const LABELLED_PEOPLE = 5000;
/** A country of few towns shows them all. */
const FEW_TOWNS = 400;

/**
 * Towns with a label on the map, with thousands of people and their rank: 2 is the seat of a country, 1 of a region.
 */
export function mapCities(cities) {
  const counts = new Map();
  for (const { country } of cities) counts.set(country, (counts.get(country) ?? 0) + 1);
  const isLabelled = ({ country, people, seat }) =>
    seat || people >= LABELLED_PEOPLE || counts.get(country) < FEW_TOWNS;
  return collection(
    cities.filter(isLabelled).map(({ name, lng, lat, people, seat, capital }) =>
      point([lng, lat], {
        name,
        people: Math.round(people / 1000),
        seat: capital ? 2 : Number(seat),
      }),
    ),
  );
}
