import type { Translation } from '#kernel/phrases.ts';
import { driverEn as driver } from './driver/en.ts';
import type { ptBR } from './pt-BR.ts';
import { viewEn as view } from './view/en.ts';

export const en: Translation<typeof ptBR> = {
  trips: { ...driver, ...view },
};
