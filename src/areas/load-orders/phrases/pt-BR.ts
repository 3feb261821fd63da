import { clientPtBR as client } from './client/pt-BR.ts';
import { driverPtBR as driver } from './driver/pt-BR.ts';
import { lifePtBR as life } from './life/pt-BR.ts';
import { linksPtBR as links } from './links/pt-BR.ts';
import { ordersPtBR as orders } from './orders/pt-BR.ts';
import { ratingPtBR as rating } from './rating/pt-BR.ts';
import { screensPtBR as screens } from './screens/pt-BR.ts';

/** Everything load orders say; each part brings its own section. */
export const ptBR = {
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
} as const;
