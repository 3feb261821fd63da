import type { Translation } from '#kernel/phrases.ts';
import { documentsEn as documents } from './documents/en.ts';
import { driversEn as drivers } from './drivers/en.ts';
import type { ptBR } from './pt-BR.ts';
import { vehiclesEn as vehicles } from './vehicles/en.ts';

export const en: Translation<typeof ptBR> = {
  fleet: { ...drivers.fleet, ...documents.fleet, ...vehicles.fleet },
  lists: { ...drivers.lists, ...vehicles.lists },
  errors: { ...drivers.errors, ...vehicles.errors },
};
