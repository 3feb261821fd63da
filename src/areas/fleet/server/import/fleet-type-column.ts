import { FLEET_TYPES } from '../../rules/fleet-type.ts';

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
