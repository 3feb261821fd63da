import { ORDER_LIST_NAMES } from '#areas/load-orders/contract/order.list.ts';

/** A change to an order affects every list that may show it, and its operation. */
export const ORDER_REFRESH: readonly string[] = ['loadingOrder', 'loadOrders', 'operations', ...ORDER_LIST_NAMES];
