import type { Translation } from '#kernel/phrases.ts';
import { paymentsEs as payments } from '../payments/es.ts';
import { propertiesEs as properties } from '../properties/es.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  loadOrders: {
    ...payments.loadOrders,
    ...properties.loadOrders,
  },
  validation: { ...payments.validation, ...properties.validation },
};
