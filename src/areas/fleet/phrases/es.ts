import type { Translation } from '#kernel/phrases.ts';
import { documentsEs as documents } from './documents/es.ts';
import { driversEs as drivers } from './drivers/es.ts';
import type { ptBR } from './pt-BR.ts';
import { vehiclesEs as vehicles } from './vehicles/es.ts';

export const es: Translation<typeof ptBR> = {
  fleet: { ...drivers.fleet, ...documents.fleet, ...vehicles.fleet },
  lists: { ...drivers.lists, ...vehicles.lists },
  errors: { ...drivers.errors, ...vehicles.errors },
};
