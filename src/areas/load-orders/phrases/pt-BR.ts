import { lifecyclePtBR as life } from './lifecycle/pt-BR.ts';
import { ordersPtBR as orders } from './orders/pt-BR.ts';
import { screensPtBR as screens } from './screens/pt-BR.ts';

/** What every screen of load orders says; what only some say lies in `later`. */
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
