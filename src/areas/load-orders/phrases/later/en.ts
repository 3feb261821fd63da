import type { Translation } from '#kernel/phrases.ts';
import { lifecycleEn as life } from '../lifecycle/en.ts';
import { propertiesEn as properties } from '../properties/en.ts';
import { screensEn as screens } from '../screens/en.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  loadOrders: {
    ...life.loadOrders,
    ...properties.loadOrders,
    ...screens.loadOrders,
  },
  errors: { ...life.errors },
  validation: { ...life.validation, ...properties.validation },
};
