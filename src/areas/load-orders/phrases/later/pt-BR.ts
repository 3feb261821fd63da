import { propertiesPtBR as properties } from '../properties/pt-BR.ts';

/** Phrases that the lists do not need: loaded with the screens that use them. */
export const ptBR = {
  loadOrders: {
    ...properties.loadOrders,
  },
  validation: { ...properties.validation },
} as const;
