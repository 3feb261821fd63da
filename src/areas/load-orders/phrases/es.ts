import type { Translation } from '#kernel/phrases.ts';
import { listEs as list } from './list/es.ts';
import { ordersEs as orders } from './orders/es.ts';
import type { ptBR } from './pt-BR.ts';

export const es: Translation<typeof ptBR> = {
  loadOrders: {
    ...orders.loadOrders,
    ...list.loadOrders,
  },
  lists: { ...orders.lists },
  errors: { loadOrders: { ...orders.errors.loadOrders } },
};
