import { propertiesPtBR as properties } from '../properties/pt-BR.ts';
import { screensPtBR as screens } from '../screens/pt-BR.ts';

/** Phrases that the lists do not need: loaded with the records, forms and dialogs that use them. */
export const ptBR = {
  loadOrders: {
    ...properties.loadOrders,
    ...screens.loadOrders,
  },
  validation: { ...properties.validation },
} as const;
