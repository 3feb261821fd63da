import type { Translation } from '#kernel/phrases.ts';
import { driversEn as drivers } from './drivers/en.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  fleet: { ...drivers.fleet },
  lists: { ...drivers.lists },
  errors: { ...drivers.errors },
};
