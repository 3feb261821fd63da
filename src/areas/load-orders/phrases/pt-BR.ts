import { lifecyclePtBR as life } from './lifecycle/pt-BR.ts';
import { ordersPtBR as orders } from './orders/pt-BR.ts';
import { screensPtBR as screens } from './screens/pt-BR.ts';

/** Phrases of every load order screen; those of only some screens are in `later`. */
export const ptBR = {
  loadOrders: {
    ...orders.loadOrders,
    ...life.loadOrders,
    ...screens.loadOrders,
  },
  lists: { ...orders.lists },
  errors: { loadOrders: { ...orders.errors.loadOrders, ...life.errors.loadOrders } },
  validation: { ...life.validation },
} as const;
