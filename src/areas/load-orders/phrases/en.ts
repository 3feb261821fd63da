import type { Translation } from '#kernel/phrases.ts';
import { listEn as list } from './list/en.ts';
import { ordersEn as orders } from './orders/en.ts';
import type { ptBR } from './pt-BR.ts';

export const en: Translation<typeof ptBR> = {
  loadOrders: {
    ...orders.loadOrders,
    ...list.loadOrders,
  },
  lists: { ...orders.lists },
  errors: { loadOrders: { ...orders.errors.loadOrders } },
};
