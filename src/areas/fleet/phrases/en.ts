import type { Translation } from '#kernel/phrases.ts';
import { driversEn as drivers } from './drivers/en.ts';
import { homologationEn as homologation } from './homologation/en.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  fleet: { ...drivers.fleet, ...homologation.fleet },
  lists: { ...drivers.lists },
  errors: { ...drivers.errors, ...homologation.errors },
};
