// Written by `npm run areas`: do not edit.
import { catalogues as fleetCatalogues } from '#areas/fleet/contract/vehicle-type.catalogues.ts';
import { catalogues as operationsCatalogues } from '#areas/operations/contract/load.catalogues.ts';

/** Lists of choices that a company may change. */
export const CATALOGUES = {
  fleet: fleetCatalogues,
  operations: operationsCatalogues,
};
