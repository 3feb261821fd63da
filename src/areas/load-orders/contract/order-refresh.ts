import { ORDER_LIST_NAMES } from '#areas/load-orders/contract/order.list.ts';

/** What is done to an order changes every list it may stand in, and its operation. */
export const ORDER_REFRESH: readonly string[] = ['loadingOrder', 'loadOrders', 'operations', ...ORDER_LIST_NAMES];
