import type { Translation } from '#kernel/phrases.ts';
import { paymentsEn as payments } from '../payments/en.ts';
import { propertiesEn as properties } from '../properties/en.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  loadOrders: {
    ...payments.loadOrders,
    ...properties.loadOrders,
  },
  validation: { ...payments.validation, ...properties.validation },
};
