import { type ComponentType, createElement } from 'react';
import type { OrderListName } from '#areas/load-orders/contract/order.list.ts';
import { LATER_WORDS, outsideScreens } from '#areas/sharing/web/outside-screens.ts';
import type { AreaScreen } from '#ui/routing/area-screen.ts';

type SharingModule = typeof import('#areas/sharing/web/links/sharing-screen.tsx');
type Load = () => Promise<{ readonly default: ComponentType<{ readonly list: OrderListName }> }>;

/** One screen for every kind of order: the address says which. */
function screenOf(path: string, list: OrderListName, load: Load, words: readonly string[] = []): AreaScreen {
  return {
    path,
    words,
    screen: async () => {
      const { default: Screen } = await load();
      return { default: () => createElement(Screen, { list }) };
    },
  };
}

const showList: Load = () => import('./list/orders-screen.tsx');
const showStops = () => import('./multipoint/create-multipoint-screen.tsx');
const showOrder: Load = () => import('./detail/order-screen.tsx');

/** A detail also says what clients said of it. */
const detailOf = (path: string, list: OrderListName) => screenOf(path, list, showOrder, LATER_WORDS);

const sharing = (path: string, screenOfModule: (module: SharingModule) => ComponentType): AreaScreen => ({
  path,
  words: LATER_WORDS,
  screen: async () => ({ default: screenOfModule(await import('#areas/sharing/web/links/sharing-screen.tsx')) }),
});

export const loadOrderScreens: readonly AreaScreen[] = [
  ...outsideScreens,
  screenOf('loadOrder', 'loadOrder', showList),
  screenOf('client/loadOrder', 'clientLoadOrder', showList),
  screenOf('agro/loadOrder', 'agroLoadOrder', showList),
  screenOf('client/agro/loadOrder', 'clientAgroLoadOrder', showList),
  screenOf('loadOrder/multipoint', 'multipointLoadOrder', showList),
  detailOf('operation/{operationId}/loadOrder/show/{loadOrderId}', 'loadOrder'),
  detailOf('operation/{operationId}/loadOrder/show/{loadOrderId}/fromMail/{mail}', 'loadOrder'),
  detailOf('operation/{operationId}/multipoint/loadOrder/show/{loadOrderId}', 'multipointLoadOrder'),
  detailOf('operation/{operationId}/loadOrder/{loadOrderId}', 'clientLoadOrder'),
  detailOf('operation/agro/{operationId}/loadOrder/show/{loadOrderId}', 'agroLoadOrder'),
  detailOf('operation/control/agro/{operationId}/loadOrder/show/{loadOrderId}', 'clientAgroLoadOrder'),
  { path: 'operation/{operationId}/loadOrder/create', screen: () => import('./form/create-order-screen.tsx') },
  {
    path: 'operation/{operationId}/loadOrder/{loadOrderId}/update',
    screen: () => import('./form/update-order-screen.tsx'),
  },
  sharing(
    'sharing/operation/{operationId}',
    ({ OperationSharing }) =>
      () =>
        createElement(OperationSharing, { kind: 'normal' }),
  ),
  sharing(
    'sharing/agro/{operationId}',
    ({ OperationSharing }) =>
      () =>
        createElement(OperationSharing, { kind: 'agro' }),
  ),
  sharing('sharing/client/{clientId}', ({ ClientSharing }) => ClientSharing),
  sharing('sharing/agro', ({ AgroSharing }) => AgroSharing),
  { path: 'orderProperties', words: LATER_WORDS, screen: () => import('./properties/properties-screen.tsx') },
  { path: 'loadOrder/multipoint/create', screen: showStops },
  { path: 'loadOrder/multipoint/create/{assignedPlate}', screen: showStops },
  {
    path: 'loadOrder/multipoint/update/{loadOrderId}',
    screen: () => import('./multipoint/update-multipoint-screen.tsx'),
  },
];
