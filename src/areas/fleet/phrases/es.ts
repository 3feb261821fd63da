import type { Translation } from '#kernel/phrases.ts';
import { driversEs as drivers } from './drivers/es.ts';
import { homologationEs as homologation } from './homologation/es.ts';
import { ocrEs as ocr } from './ocr/es.ts';
import { papersEs as papers } from './papers/es.ts';
import type { ptBR } from './pt-BR.ts';
import { vehiclesEs as vehicles } from './vehicles/es.ts';

export const es: Translation<typeof ptBR> = {
  fleet: { ...drivers.fleet, ...homologation.fleet, ...ocr.fleet, ...papers.fleet, ...vehicles.fleet },
  lists: { ...drivers.lists, ...vehicles.lists },
  errors: { ...drivers.errors, ...homologation.errors, ...vehicles.errors },
};
