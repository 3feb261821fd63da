import { paymentsPtBR as payments } from '../payments/pt-BR.ts';
import { propertiesPtBR as properties } from '../properties/pt-BR.ts';

/** Phrases that the lists do not need: loaded with the screens that use them. */
export const ptBR = {
  loadOrders: {
    ...payments.loadOrders,
    ...properties.loadOrders,
  },
  validation: { ...payments.validation, ...properties.validation },
} as const;
