import { TRUCK_TYPES, TYPES } from '#areas/fleet/rules/vehicle-type.ts';
import type { readOrderCatalogues } from '#areas/load-orders/contract/order-catalogue.calls.ts';
import {
  BOARDING,
  BOARDING_MODES,
  CATEGORIES,
  LOAD_CATEGORIES,
  UNITS,
  WEIGHT_UNITS,
} from '#areas/operations/rules/catalogues.ts';
import type { CallReply } from '#kernel/api-call.ts';
import type { Option } from '#ui/fields/choice/option.ts';

export type FormCatalogue = CallReply<typeof readOrderCatalogues>;

/** The categories as the reader's company has them. */
export const CATEGORY_OPTIONS = {
  catalogue: CATEGORIES,
  keys: LOAD_CATEGORIES,
  group: 'loadOrders.catalogues.categories',
} as const;

export const BOARDING_OPTIONS = {
  catalogue: BOARDING,
  keys: BOARDING_MODES,
  group: 'loadOrders.catalogues.boardingModes',
} as const;

export const UNIT_OPTIONS = {
  catalogue: UNITS,
  keys: WEIGHT_UNITS,
  group: 'loadOrders.catalogues.weightUnits',
  short: 'loadOrders.catalogues.weightUnitAbbreviations',
} as const;

/** Types of trucks. */
export const TYPE_OPTIONS = {
  catalogue: TYPES,
  keys: TRUCK_TYPES,
  group: 'loadOrders.catalogues.vehicleTypes',
} as const;

interface Named {
  readonly id: string;
  readonly name: string;
  readonly abbreviation?: string;
}

/** The entries of a catalogue as options of a field. */
export const optionsOf = (entries: readonly Named[]): Option[] =>
  entries.map(({ id, name, abbreviation }) => ({
    value: id,
    label: name,
    ...(abbreviation && abbreviation !== name ? { detail: abbreviation } : {}),
  }));
