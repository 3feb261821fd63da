// Written by `npm run areas`: do not edit.
import { catalogues as companiesCatalogues } from '#areas/companies/contract/country.catalogues.ts';
import { catalogues as fleetCatalogues } from '#areas/fleet/contract/vehicle-type.catalogues.ts';
import { catalogues as operationsCatalogues } from '#areas/operations/contract/load.catalogues.ts';

/** Lists of choices that a company may change. */
export const CATALOGUES = {
  companies: companiesCatalogues,
  fleet: fleetCatalogues,
  operations: operationsCatalogues,
};
