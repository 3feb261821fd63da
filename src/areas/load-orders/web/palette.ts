import { screens } from '#areas/load-orders/area.ts';
import { ORDER_LISTS, type OrderListName } from '#areas/load-orders/contract/order.list.ts';
import { detailAddress } from '#areas/load-orders/contract/order-addresses.ts';
import type { Screen } from '#kernel/screens.ts';
import { listSource } from '#ui/palette/list-source.ts';
import type { PaletteSource } from '#ui/palette/palette-item.ts';

const orders = (list: OrderListName, screen: Pick<Screen, 'path' | 'menu'>) =>
  listSource(ORDER_LISTS[list], screen, ({ _id: id, operationId, loadingOrderCode, origin, destination }) => ({
    id,
    label: loadingOrderCode,
    detail: `${origin} → ${destination}`,
    address: detailAddress(list, operationId, id),
  }));

export const paletteSources: readonly PaletteSource[] = [
  orders('loadOrder', screens.orders),
  orders('agroLoadOrder', screens.agroOrders),
  orders('multipointLoadOrder', screens.multipointOrders),
  orders('clientLoadOrder', screens.clientOrders),
  orders('clientAgroLoadOrder', screens.clientAgroOrders),
];
