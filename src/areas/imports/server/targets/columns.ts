import { FLEET_TYPES } from '#areas/fleet/rules/fleet-type.ts';
import type { ImportColumn } from '#areas/imports/rules/import-column.ts';

type Kind = ImportColumn['kind'];
type More = Partial<Pick<ImportColumn, 'required' | 'hidden' | 'phrase' | 'choices' | 'hint'>>;

/** A column as it is written down: most are optional and have only their synonyms to add. */
export function column<F extends string>(
  field: F,
  kind: Kind,
  synonyms: readonly string[],
  more: More = {},
): ImportColumn<F> {
  return { field, kind, synonyms, required: false, ...more };
}

export const FLEET_TYPE_SYNONYMS = [
  'tipo de frota',
  'frota',
  'tipo de flota',
  'flota',
  'fleet type',
  'fleet',
  'type of fleet',
] as const;

export const FLEET_TYPE_CHOICES = FLEET_TYPES.map((value) => ({
  value,
  phrase: `fleet.drivers.fleetTypes.${value}` as const,
  words:
    value === 'externalFleet'
      ? ['flota tercera', 'flota de apoyo', 'frota de apoio', 'terceiros', 'terceros']
      : ['propria', 'propia', 'own'],
}));
