import type { Translation } from '#kernel/phrases.ts';
import { driverEs as driver } from './driver/es.ts';
import type { ptBR } from './pt-BR.ts';
import { viewEs as view } from './view/es.ts';

export const es: Translation<typeof ptBR> = {
  trips: { ...driver, ...view },
};
