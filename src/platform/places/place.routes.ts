import type { Agent } from 'node:https';
import { isCountryCode } from '#countries/country.ts';
import { encodeLine } from '#kernel/encoded-line.ts';
import { requestErrors } from '#kernel/errors.ts';
import { longLink, nearestCity, readCity, searchCities } from '#kernel/place-calls.ts';
import { findPlaces, readDirections } from '#kernel/place-search-calls.ts';
import { distanceMeters } from '#kernel/position.ts';
import { type AnyRoute, Later, route } from '../http/route.ts';
import { publicAgent } from '../net/public-agent.ts';
import { currentCities } from './current-cities.ts';
import { directionsFor } from './directions.ts';
import { searchPlaces } from './geocoder.ts';
import { isUnreachable, resolveLongLink } from './long-link.ts';

/** Cities and map links. The agent decides which hosts a short link may contact. */
export function placeRoutesVia(agent: Agent): readonly AnyRoute[] {
  return [
    route(searchCities, async ({ trx }, { query }) => {
      if (query.country !== undefined && !isCountryCode(query.country)) {
        throw requestErrors.invalid({ fields: { 'query.country': { code: 'country' } } });
      }
      const { search } = await currentCities(trx);
      return { cities: [...search(query.search ?? '', query.country)] };
    }),

    route(readCity, async ({ trx }, { params }) => {
      const city = (await currentCities(trx)).byId(params.id);
      if (!city) throw requestErrors.notFound();
      return city;
    }),

    route(nearestCity, async ({ trx }, { query }) => {
      const city = (await currentCities(trx)).nearest(query);
      return { city, distanceMeters: Math.round(distanceMeters(query, city)) };
    }),

    route(findPlaces, async ({ trx, services, language }, { query: { search, lat, lng } }) => {
      const around = lat !== undefined && lng !== undefined ? { lat, lng } : undefined;
      const cities = await currentCities(trx);
      // No connection to the database is held while a geocoder is asked.
      return new Later(async () => ({
        places: await searchPlaces(services, agent, cities, { search, around, language }),
        source: services.config.GEOCODER_URL ? ('service' as const) : ('cities' as const),
      }));
    }),

    route(readDirections, async ({ services }, { query }) => {
      // No connection to the database is held while a service is asked.
      return new Later(async () => {
        const { line, legs, ...directions } = await directionsFor(services, agent, query.points);
        return { ...directions, legs: [...legs], line: encodeLine(line) };
      });
    }),

    route(longLink, async ({ caller, services }, { body }) => {
      const resolve = () => resolveLongLink(body.url, agent, caller.signal);
      // No connection to the database is held while the shortener is asked.
      return new Later(async () => ({ url: await services.outside.call('mapLinks', resolve, isUnreachable) }));
    }),
  ];
}

export const placeRoutes = placeRoutesVia(publicAgent);
