import { readCatalogue, readCatalogues, saveCatalogue } from '#areas/master-data/contract/catalogue.calls.ts';
import { type AnyRoute, readingRoute, route } from '#platform/http/route.ts';
import { presentCatalogues, readOneCatalogue, saveOneCatalogue } from './catalogue.service.ts';

export const catalogueRoutes: readonly AnyRoute[] = [
  readingRoute(readCatalogues, async (context) => presentCatalogues(context)),
  readingRoute(readCatalogue, (context, { params }) => readOneCatalogue(context, params.catalogue)),
  route(saveCatalogue, (context, { params, body }) => saveOneCatalogue(context, params.catalogue, body)),
];
