import { dialogsPtBR as dialogs } from '../dialogs/pt-BR.ts';
import { propertiesPtBR as properties } from '../properties/pt-BR.ts';

/** Phrases that the lists do not need: loaded with the screens that use them. */
export const ptBR = {
  loadOrders: {
    ...dialogs.loadOrders,
    ...properties.loadOrders,
  },
  validation: { ...dialogs.validation, ...properties.validation },
} as const;
