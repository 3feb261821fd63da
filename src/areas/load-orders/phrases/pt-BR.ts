import { listPtBR as list } from './list/pt-BR.ts';
import { ordersPtBR as orders } from './orders/pt-BR.ts';

/** Phrases of every load order screen; those of records, forms and dialogs are in `later`. */
export const ptBR = {
  loadOrders: {
    ...orders.loadOrders,
    ...list.loadOrders,
  },
  lists: { ...orders.lists },
  errors: { loadOrders: { ...orders.errors.loadOrders } },
} as const;
