import { type ComponentType, createElement } from 'react';
import type { OrderListName } from '#areas/load-orders/contract/order.list.ts';
import type { AreaScreen } from '#ui/routing/area-screen.ts';

type Load = () => Promise<{ readonly default: ComponentType<{ readonly list: OrderListName }> }>;

/** One screen for every kind of order: the address says which. */
function screenOf(path: string, list: OrderListName, load: Load): AreaScreen {
  return {
    path,
    screen: async () => {
      const { default: Screen } = await load();
      return { default: () => createElement(Screen, { list }) };
    },
  };
}

const showList: Load = () => import('./list/orders-screen.tsx');
const showStops = () => import('./multipoint/create-multipoint-screen.tsx');
const showOrder: Load = () => import('./detail/order-screen.tsx');

export const loadOrderScreens: readonly AreaScreen[] = [
  screenOf('loadOrder', 'loadOrder', showList),
  screenOf('client/loadOrder', 'clientLoadOrder', showList),
  screenOf('agro/loadOrder', 'agroLoadOrder', showList),
  screenOf('client/agro/loadOrder', 'clientAgroLoadOrder', showList),
  screenOf('loadOrder/multipoint', 'multipointLoadOrder', showList),
  screenOf('operation/{operationId}/loadOrder/show/{loadOrderId}', 'loadOrder', showOrder),
  screenOf('operation/{operationId}/loadOrder/show/{loadOrderId}/fromMail/{mail}', 'loadOrder', showOrder),
  screenOf('operation/{operationId}/multipoint/loadOrder/show/{loadOrderId}', 'multipointLoadOrder', showOrder),
  screenOf('operation/{operationId}/loadOrder/{loadOrderId}', 'clientLoadOrder', showOrder),
  screenOf('operation/agro/{operationId}/loadOrder/show/{loadOrderId}', 'agroLoadOrder', showOrder),
  screenOf('operation/control/agro/{operationId}/loadOrder/show/{loadOrderId}', 'clientAgroLoadOrder', showOrder),
  { path: 'operation/{operationId}/loadOrder/create', screen: () => import('./form/create-order-screen.tsx') },
  {
    path: 'operation/{operationId}/loadOrder/{loadOrderId}/update',
    screen: () => import('./form/update-order-screen.tsx'),
  },
  { path: 'orderProperties', words: ['load-orders/later'], screen: () => import('./properties/properties-screen.tsx') },
  { path: 'loadOrder/multipoint/create', screen: showStops },
  { path: 'loadOrder/multipoint/create/{assignedPlate}', screen: showStops },
  {
    path: 'loadOrder/multipoint/update/{loadOrderId}',
    screen: () => import('./multipoint/update-multipoint-screen.tsx'),
  },
];
