import type { OrderListName } from '#areas/load-orders/contract/order.list.ts';
import type { OrderKind } from '#areas/load-orders/rules/order-kind.ts';

/** What is done over a list or an order: it stands in the query, beside the list's own part, and names the order. */
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
] as const;
export type Task = (typeof TASKS)[number];

/** What is done over an order alone, with one part of it: a stop, a task, a document, the messages about it. */
export const PARTS = ['stop', 'task', 'document', 'message'] as const;
export type Part = (typeof PARTS)[number];

/** Over the list of orders: new ones, with an operation made for them. */
export const CREATE = 'create';
/** Over the list of agro orders: new ones for the agro operation it names, or for one still to be chosen. */
export const TRUCKS = 'trucks';
export const ANY_OPERATION = 'new';

const LISTS: Readonly<Record<OrderListName, string>> = {
  loadOrder: '/loadOrder',
  clientLoadOrder: '/client/loadOrder',
  agroLoadOrder: '/agro/loadOrder',
  clientAgroLoadOrder: '/client/agro/loadOrder',
  multipointLoadOrder: '/loadOrder/multipoint',
};

interface Placed {
  readonly operationId: string;
  readonly orderId: string;
}

const DETAILS: Readonly<Record<OrderListName, (placed: Placed) => string>> = {
  loadOrder: ({ operationId, orderId }) => `/operation/${operationId}/loadOrder/show/${orderId}`,
  clientLoadOrder: ({ operationId, orderId }) => `/operation/${operationId}/loadOrder/${orderId}`,
  agroLoadOrder: ({ operationId, orderId }) => `/operation/agro/${operationId}/loadOrder/show/${orderId}`,
  clientAgroLoadOrder: ({ operationId, orderId }) => `/operation/control/agro/${operationId}/loadOrder/show/${orderId}`,
  multipointLoadOrder: ({ operationId, orderId }) => `/operation/${operationId}/multipoint/loadOrder/show/${orderId}`,
};

export const listAddress = (list: OrderListName): string => LISTS[list];

export const createAddress = (): string => `${LISTS.loadOrder}?${CREATE}=true`;
/** Where the agro map of the whole company is shared. */
export const SHARE_AGRO = '/sharing/agro';
export const agroAddress = (operationId = ANY_OPERATION): string => `${LISTS.agroLoadOrder}?${TRUCKS}=${operationId}`;

export const detailAddress = (list: OrderListName, operationId: string, orderId: string): string =>
  DETAILS[list]({ operationId, orderId });

/** The list an order of a kind is found in; the client's own lists show orders of others. */
export const listOf = (kind: OrderKind, isClient: boolean): OrderListName => HOMES[isClient ? 'client' : 'own'][kind];

const HOMES: Readonly<Record<'own' | 'client', Readonly<Record<OrderKind, OrderListName>>>> = {
  own: { normal: 'loadOrder', agro: 'agroLoadOrder', multipoint: 'multipointLoadOrder' },
  client: { normal: 'clientLoadOrder', agro: 'clientAgroLoadOrder', multipoint: 'clientLoadOrder' },
};

export const updateAddress = (kind: OrderKind, operationId: string, orderId: string): string =>
  kind === 'multipoint'
    ? `${LISTS.multipointLoadOrder}/update/${orderId}`
    : `/operation/${operationId}/loadOrder/${orderId}/update`;

export const operationAddress = (kind: OrderKind, operationId: string): string =>
  kind === 'agro' ? `/operation/agro/show/${operationId}` : `/operation/show/${operationId}`;

/** The same address with something to do open over it. */
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
