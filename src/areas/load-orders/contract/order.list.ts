import { z } from 'zod';
import type { ListDefinition } from '#kernel/list-definition.ts';
import type { PermissionRule } from '#kernel/permission.ts';
import { DOWNLOAD_ORDERS, ORDER_RIGHTS } from './order.permissions.ts';
import { columnsOf, due, filtersOf, type ListedOrders, totalsOf } from './order-list-columns.ts';
import { orderRowShape } from './order-row.shapes.ts';
import { CLIENT_TABS, ORDER_TABS } from './order-tabs.ts';

export type OrderRow = z.output<typeof orderRowShape>;

/** Who drives an order finds it among their trips. */
const foundOrderShape = orderRowShape
  .pick({
    _id: true,
    operationId: true,
    loadingOrderCode: true,
    status: true,
    own: true,
    carrierChooses: true,
    company: true,
    clientCompany: true,
    origin: true,
    destination: true,
    plate: true,
  })
  .extend({ driven: z.boolean() });
export type FoundOrder = z.output<typeof foundOrderShape>;

interface ListOf extends ListedOrders {
  readonly id: string;
  readonly path: string;
  readonly summary: string;
}

export const ORDER_LIST_NAMES = [
  'loadOrder',
  'clientLoadOrder',
  'agroLoadOrder',
  'clientAgroLoadOrder',
  'multipointLoadOrder',
] as const;
export type OrderListName = (typeof ORDER_LIST_NAMES)[number];

export const ORDER_LIST_TRAITS: Readonly<Record<OrderListName, ListOf>> = {
  loadOrder: {
    id: 'loadOrder',
    path: '/travel/loadingOrder',
    kinds: ['normal'],
    client: false,
    summary: 'Load orders of the own company, and those it drives for others.',
  },
  clientLoadOrder: {
    id: 'clientLoadOrder',
    path: '/travel/client/loadingOrder',
    kinds: ['normal', 'multipoint'],
    client: true,
    summary: 'Load orders of others, also those with many stops, in which the own company is the client.',
  },
  agroLoadOrder: {
    id: 'agroLoadOrder',
    path: '/travel/agro/loadingOrder',
    kinds: ['agro'],
    client: false,
    summary: 'Agro load orders of the own company, and those it drives for others.',
  },
  clientAgroLoadOrder: {
    id: 'clientAgroLoadOrder',
    path: '/travel/client/agro/loadingOrder',
    kinds: ['agro'],
    client: true,
    summary: 'Agro load orders of others in which the own company is the client.',
  },
  multipointLoadOrder: {
    id: 'multipointLoadOrder',
    path: '/travel/multipoint/loadingOrder',
    kinds: ['multipoint'],
    client: false,
    summary: 'Load orders with many stops of the own company, and those it drives for others.',
  },
};

/** Downloading requires the read permission as well; without it the list itself is empty. */
function defineOrderList(name: OrderListName) {
  const traits = ORDER_LIST_TRAITS[name];
  const rights = ORDER_RIGHTS[traits.kinds[0]];
  const access: PermissionRule = traits.client ? rights.client : rights.read;
  return {
    id: traits.id,
    path: traits.path,
    summary: traits.summary,
    access: { permission: access },
    downloadAccess: { permission: DOWNLOAD_ORDERS },
    row: orderRowShape,
    rowsKey: 'loadingOrders',
    columns: columnsOf(traits),
    companyWords: true,
    filters: filtersOf(traits),
    tabs: traits.client ? CLIENT_TABS : ORDER_TABS,
    searchable: true,
    found: foundOrderShape,
    totals: totalsOf(traits),
    defaultSort: '-createdAt',
  } as const satisfies ListDefinition<typeof orderRowShape>;
}

export type OrderList = ReturnType<typeof defineOrderList>;

export const ORDER_LISTS = Object.fromEntries(
  ORDER_LIST_NAMES.map((name) => [name, defineOrderList(name)]),
) as Readonly<Record<OrderListName, OrderList>>;

/** For readers who see no freights: nothing asks when one is due. */
export const ORDER_LISTS_WITHOUT_DUE = Object.fromEntries(
  ORDER_LIST_NAMES.map((name) => {
    const filters = Object.entries(ORDER_LISTS[name].filters).filter(([filter]) => !(filter in due));
    return [name, { ...ORDER_LISTS[name], filters: Object.fromEntries(filters) }];
  }),
) as Readonly<Record<OrderListName, OrderList>>;
