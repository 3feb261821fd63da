import type { Translation } from '#kernel/phrases.ts';
import { dialogsEs as dialogs } from '../dialogs/es.ts';
import { propertiesEs as properties } from '../properties/es.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  loadOrders: {
    ...dialogs.loadOrders,
    ...properties.loadOrders,
  },
  validation: { ...dialogs.validation, ...properties.validation },
};
