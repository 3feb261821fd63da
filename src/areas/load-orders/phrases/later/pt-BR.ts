import { propertiesPtBR as properties } from '../properties/pt-BR.ts';

/** What the lists of orders never say: it comes with the screens that do. */
export const ptBR = {
  loadOrders: {
    ...properties.loadOrders,
  },
  validation: { ...properties.validation },
} as const;
