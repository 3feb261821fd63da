import type { Translation } from '#kernel/phrases.ts';
import { lifecycleEs as life } from '../lifecycle/es.ts';
import { propertiesEs as properties } from '../properties/es.ts';
import { screensEs as screens } from '../screens/es.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  loadOrders: {
    ...life.loadOrders,
    ...properties.loadOrders,
    ...screens.loadOrders,
  },
  errors: { ...life.errors },
  validation: { ...life.validation, ...properties.validation },
};
