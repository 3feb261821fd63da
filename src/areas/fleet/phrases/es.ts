import type { Translation } from '#kernel/phrases.ts';
import { driversEs as drivers } from './drivers/es.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  fleet: { ...drivers.fleet },
  lists: { ...drivers.lists },
  errors: { ...drivers.errors },
};
