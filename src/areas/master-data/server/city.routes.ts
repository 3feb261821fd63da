import {
  createCity,
  hideCity,
  readEditedCity,
  readRegions,
  updateCity,
} from '#areas/master-data/contract/city.calls.ts';
import { type AnyRoute, readingRoute, route } from '#platform/http/route.ts';
import { regionsOf } from '#platform/places/city.repository.ts';
import { addCity, changeCity, readOneCity, setHidden } from './city.service.ts';

export const cityRoutes: readonly AnyRoute[] = [
  readingRoute(readEditedCity, (context, { params }) => readOneCity(context, params.id)),
  readingRoute(readRegions, async ({ trx }, { query }) => ({ regions: await regionsOf(trx, query.country) })),
  route(createCity, (context, { body }) => addCity(context, body)),
  route(updateCity, (context, { params, body }) => changeCity(context, params.id, body)),
  route(hideCity, (context, { params, body }) => setHidden(context, params.id, body.hidden)),
];
