import { screens } from '#areas/load-orders/area.ts';
import type { OrderListName } from '#areas/load-orders/contract/order.list.ts';
import { defineRoutes, type LoadScreen, withProps } from '#ui/routing/routes.ts';

const listOf = (list: OrderListName) => ({
  isList: true as const,
  load: withProps({ list }, () => import('./list/orders-screen.tsx')),
});
/** Records and forms use the phrases that the lists leave for later. */
const more = (load: LoadScreen) => ({ load, words: ['load-orders/later'] });
const detailOf = (list: OrderListName) => more(withProps({ list }, () => import('./detail/order-screen.tsx')));
const createStops = more(() => import('./multipoint/create-multipoint-screen.tsx'));

export const routes = defineRoutes(screens, {
  orders: listOf('loadOrder'),
  clientOrders: listOf('clientLoadOrder'),
  agroOrders: listOf('agroLoadOrder'),
  clientAgroOrders: listOf('clientAgroLoadOrder'),
  multipointOrders: listOf('multipointLoadOrder'),
  order: detailOf('loadOrder'),
  orderFromMail: detailOf('loadOrder'),
  clientOrder: detailOf('clientLoadOrder'),
  agroOrder: detailOf('agroLoadOrder'),
  clientAgroOrder: detailOf('clientAgroLoadOrder'),
  multipointOrder: detailOf('multipointLoadOrder'),
  createOrders: more(() => import('./form/create-order-screen.tsx')),
  updateOrder: more(() => import('./form/update-order-screen.tsx')),
  createMultipointOrder: createStops,
  createMultipointOrderForTruck: createStops,
  updateMultipointOrder: more(() => import('./multipoint/update-multipoint-screen.tsx')),
  orderProperties: more(() => import('./properties/properties-screen.tsx')),
});
