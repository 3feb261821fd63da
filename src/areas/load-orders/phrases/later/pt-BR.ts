import { lifecyclePtBR as life } from '../lifecycle/pt-BR.ts';
import { propertiesPtBR as properties } from '../properties/pt-BR.ts';
import { screensPtBR as screens } from '../screens/pt-BR.ts';

/** Phrases that the lists do not need: loaded with the records, forms and dialogs that use them. */
export const ptBR = {
  loadOrders: {
    ...life.loadOrders,
    ...properties.loadOrders,
    ...screens.loadOrders,
  },
  errors: { ...life.errors },
  validation: { ...life.validation, ...properties.validation },
} as const;
