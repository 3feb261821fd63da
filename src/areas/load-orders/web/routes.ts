import { screens } from '#areas/load-orders/area.ts';
import type { OrderListName } from '#areas/load-orders/contract/order.list.ts';
import { defineRoutes, withProps } from '#ui/routing/routes.ts';

const listOf = (list: OrderListName) => withProps({ list }, () => import('./list/orders-screen.tsx'));
const detailOf = (list: OrderListName) => withProps({ list }, () => import('./detail/order-screen.tsx'));
/** The address book of their places speaks as the operations do. */
const words = ['operations'];
const createStops = { load: () => import('./multipoint/create-multipoint-screen.tsx'), words };

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
  createOrders: { load: () => import('./form/create-order-screen.tsx'), words },
  updateOrder: { load: () => import('./form/update-order-screen.tsx'), words },
  createMultipointOrder: createStops,
  createMultipointOrderForTruck: createStops,
  updateMultipointOrder: { load: () => import('./multipoint/update-multipoint-screen.tsx'), words },
  orderProperties: { load: () => import('./properties/properties-screen.tsx'), words: ['load-orders/later'] },
});
