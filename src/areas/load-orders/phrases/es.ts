import type { Translation } from '#kernel/phrases.ts';
import { clientEs as client } from './client/es.ts';
import { driverEs as driver } from './driver/es.ts';
import { lifeEs as life } from './life/es.ts';
import { linksEs as links } from './links/es.ts';
import { ordersEs as orders } from './orders/es.ts';
import type { ptBR } from './pt-BR.ts';
import { ratingEs as rating } from './rating/es.ts';
import { screensEs as screens } from './screens/es.ts';

export const es: Translation<typeof ptBR> = {
  loadOrders: {
    ...orders.loadOrders,
    ...life.loadOrders,
    ...screens.loadOrders,
    ...links.loadOrders,
    ...client.loadOrders,
    ...rating.loadOrders,
    ...driver.loadOrders,
  },
  lists: { ...orders.lists },
  errors: { loadOrders: { ...orders.errors.loadOrders, ...life.errors.loadOrders, ...links.errors.loadOrders } },
  validation: { ...life.validation },
};
