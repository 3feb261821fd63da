import { documentsPtBR as documents } from './documents/pt-BR.ts';
import { driversPtBR as drivers } from './drivers/pt-BR.ts';
import { vehiclesPtBR as vehicles } from './vehicles/pt-BR.ts';

/** All phrases of the fleet. */
export const ptBR = {
  fleet: { ...drivers.fleet, ...documents.fleet, ...vehicles.fleet },
  lists: { ...drivers.lists, ...vehicles.lists },
  errors: { ...drivers.errors, ...vehicles.errors },
} as const;
