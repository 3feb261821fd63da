import { ORDER_REFRESH } from '#areas/load-orders/contract/order-refresh.ts';

/** What shows the documents of an order: its record, its lists, and this page. */
export const REFRESHED: readonly string[] = [...ORDER_REFRESH, 'controlDocument', 'tracking'];
