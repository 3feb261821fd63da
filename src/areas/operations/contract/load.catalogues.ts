import {
  BOARDING,
  BOARDING_MODES,
  CATEGORIES,
  LOAD_CATEGORIES,
  UNITS,
  WEIGHT_UNITS,
} from '#areas/operations/rules/catalogues.ts';
import type { CatalogueDefinition } from '#kernel/catalogue.ts';

/** What is carried and how it is packed; load orders and opportunities use the same. */
export const catalogues: readonly CatalogueDefinition[] = [
  {
    id: CATEGORIES,
    keys: LOAD_CATEGORIES,
    phrases: ['operations.catalogues.categories', 'loadOrders.catalogues.categories'],
  },
  {
    id: UNITS,
    keys: WEIGHT_UNITS,
    phrases: ['operations.catalogues.weightUnits', 'loadOrders.catalogues.weightUnits'],
    isClosed: true,
  },
  { id: BOARDING, keys: BOARDING_MODES, phrases: ['loadOrders.catalogues.boardingModes'] },
];
