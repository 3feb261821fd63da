import { screens } from '#areas/load-orders/area.ts';
import type { OrderListName } from '#areas/load-orders/contract/order.list.ts';
import type { OrderKind } from '#areas/load-orders/rules/order-kind.ts';
import { screens as operations } from '#areas/operations/area.ts';
import { AGRO_TRUCKS, newOrdersAddress } from '#areas/operations/contract/operation-addresses.ts';
import { screens as sharing } from '#areas/sharing/area.ts';
import { screens as trips } from '#areas/trips/area.ts';
import { addressOf } from '#kernel/screens.ts';

/** Dialogs over a list or an order; the query names the dialog and the order, beside the query of the list itself. */
export const TASKS = [
  'assign',
  'reassign',
  'carrier',
  'cancel',
  'clone',
  'pay',
  'finalize',
  'dates',
  'analyst',
  'field',
] as const;
export type Task = (typeof TASKS)[number];

/** Dialogs over one order that are about a part of it: a stop, a task, a document, the messages, what was sent back. */
export const PARTS = ['stop', 'task', 'document', 'message', 'sendAgain'] as const;
export type Part = (typeof PARTS)[number];

/** Dialog over the list of orders: new orders with an operation created for them. */
export const CREATE = 'create';
/** Dialog over the list of agro orders: new orders for the named agro operation, or for one still to be chosen. */
export const TRUCKS = AGRO_TRUCKS;
export const ANY_OPERATION = 'new';

const LISTS = {
  loadOrder: screens.orders,
  clientLoadOrder: screens.clientOrders,
  agroLoadOrder: screens.agroOrders,
  clientAgroLoadOrder: screens.clientAgroOrders,
  multipointLoadOrder: screens.multipointOrders,
} as const satisfies Record<OrderListName, object>;

const DETAILS = {
  loadOrder: screens.order,
  clientLoadOrder: screens.clientOrder,
  agroLoadOrder: screens.agroOrder,
  clientAgroLoadOrder: screens.clientAgroOrder,
  multipointLoadOrder: screens.multipointOrder,
} as const satisfies Record<OrderListName, object>;

export const listAddress = (list: OrderListName): string => addressOf(LISTS[list]);

/** The order list a person's day begins on, the first they may open; what needs attention stands above it. */
export const firstList = (canOpen: (address: string) => boolean): OrderListName | undefined =>
  Object.values(HOMES.own).find((list) => canOpen(listAddress(list)));

/** Where drivers find the orders they drive. */
export const TRIPS = addressOf(trips.myTrips);
export const tripAddress = (loadOrderId: string): string => addressOf(trips.myTrip, { loadOrderId });

export const createAddress = (): string => `${listAddress('loadOrder')}?${CREATE}=true`;
/** Where the agro map of the whole company is shared. */
export const SHARE_AGRO = addressOf(sharing.shareAgro);
export const agroAddress = (): string => newOrdersAddress('agro', ANY_OPERATION);

export const detailAddress = (list: OrderListName, operationId: string, loadOrderId: string): string =>
  addressOf(DETAILS[list], { operationId, loadOrderId });

/** The list an order of a kind is found in; the client's own lists show orders of others. */
export const listOf = (kind: OrderKind, isClient: boolean): OrderListName => HOMES[isClient ? 'client' : 'own'][kind];

const HOMES: Readonly<Record<'own' | 'client', Readonly<Record<OrderKind, OrderListName>>>> = {
  own: { normal: 'loadOrder', agro: 'agroLoadOrder', multipoint: 'multipointLoadOrder' },
  client: { normal: 'clientLoadOrder', agro: 'clientAgroLoadOrder', multipoint: 'clientLoadOrder' },
};

export const updateAddress = (kind: OrderKind, operationId: string, loadOrderId: string): string =>
  kind === 'multipoint'
    ? addressOf(screens.updateMultipointOrder, { loadOrderId })
    : addressOf(screens.updateOrder, { operationId, loadOrderId });

export const operationAddress = (kind: OrderKind, operationId: string): string =>
  addressOf(kind === 'agro' ? operations.agroOperation : operations.operation, { operationId });

/** The same address with a dialog open over it. */
export function taskSearch(current: URLSearchParams, task: Task | Part, id: string): string {
  const next = new URLSearchParams(current);
  for (const name of [...TASKS, ...PARTS]) next.delete(name);
  next.set(task, id);
  return `?${next}`;
}

function opened<T extends string>(names: readonly T[], current: URLSearchParams): Opened<T> | null {
  for (const task of names) {
    const id = current.get(task);
    if (id !== null) return { task, id };
  }
  return null;
}

export interface Opened<T> {
  readonly task: T;
  readonly id: string;
}

export const taskIn = (current: URLSearchParams): Opened<Task> | null => opened(TASKS, current);
export const partIn = (current: URLSearchParams): Opened<Part> | null => opened(PARTS, current);
