import type { Translation } from '#kernel/phrases.ts';
import { dialogsEn as dialogs } from '../dialogs/en.ts';
import { propertiesEn as properties } from '../properties/en.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  loadOrders: {
    ...dialogs.loadOrders,
    ...properties.loadOrders,
  },
  validation: { ...dialogs.validation, ...properties.validation },
};
