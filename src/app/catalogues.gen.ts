// Written by `npm run areas`: do not edit.
import { catalogues as operationsCatalogues } from '#areas/operations/contract/load.catalogues.ts';

/** Lists of choices that a company may change. */
export const CATALOGUES = {
  operations: operationsCatalogues,
};
