import { ORDER_LISTS, type OrderListName } from '#areas/load-orders/contract/order.list.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { firstPage } from '#ui/list/data/first-page.ts';

/** The orders that a list begins with. */
export function firstOrders(list: OrderListName): ReturnType<typeof firstPage> {
  return firstPage(ORDER_LISTS[list], listCalls(ORDER_LISTS[list]));
}
