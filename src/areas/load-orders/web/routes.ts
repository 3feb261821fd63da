import { screens } from '#areas/load-orders/area.ts';
import type { OrderListName } from '#areas/load-orders/contract/order.list.ts';
import { defineRoutes, withProps } from '#ui/routing/routes.ts';

const listOf = (list: OrderListName) => withProps({ list }, () => import('./list/orders-screen.tsx'));
const LATER = ['load-orders/later'];
const detailOf = (list: OrderListName) => ({
  load: withProps({ list }, () => import('./detail/order-screen.tsx')),
  words: LATER,
});
const createStops = () => import('./multipoint/create-multipoint-screen.tsx');

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
  createOrders: () => import('./form/create-order-screen.tsx'),
  updateOrder: () => import('./form/update-order-screen.tsx'),
  createMultipointOrder: createStops,
  createMultipointOrderForTruck: createStops,
  updateMultipointOrder: () => import('./multipoint/update-multipoint-screen.tsx'),
  orderProperties: { load: () => import('./properties/properties-screen.tsx'), words: LATER },
});
