import type { Icon } from '@tabler/icons-react';
import IconClipboardList from '@tabler/icons-react/dist/esm/icons/IconClipboardList.mjs';
import { screens } from '#areas/load-orders/area.ts';
import {
  type FoundOrder,
  ORDER_LIST_TRAITS,
  ORDER_LISTS,
  type OrderListName,
} from '#areas/load-orders/contract/order.list.ts';
import { ORDER_RIGHTS } from '#areas/load-orders/contract/order.permissions.ts';
import {
  agroAddress,
  createAddress,
  detailAddress,
  tripAddress,
  updateAddress,
} from '#areas/load-orders/contract/order-addresses.ts';
import { mayDo } from '#areas/load-orders/contract/order-moves.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { addressOf, type Screen } from '#kernel/screens.ts';
import { listSource } from '#ui/palette/list-source.ts';
import type { PaletteAction, PaletteReader, PaletteSource, RecordAction } from '#ui/palette/palette-item.ts';

const ICON: Icon = IconClipboardList;
/** The usual next steps first; all of them are dialogs over the order. */
const DIALOGS = ['assign', 'reassign', 'finalize', 'pay', 'cancel', 'clone'] as const;

/** What the reader may do with the order now; the server checks again. */
function actionsOf(list: OrderListName, order: FoundOrder, { held, canOpen }: PaletteReader): readonly RecordAction[] {
  const {
    kinds: [kind],
    client,
  } = ORDER_LIST_TRAITS[list];
  if (client || order.driven) return [];
  const { status, own, carrierChooses } = order;
  const position = { kind, status: ORDER_STATUS[status], side: own ? 'own' : 'carrier', carrierChooses } as const;
  const address = detailAddress(list, order.operationId, order._id);
  const dialogs = DIALOGS.filter((verb) => mayDo(verb, position, held));
  const update = updateAddress(kind, order.operationId, order._id);
  const mayUpdate = mayDo('update', position, held) && canOpen(update);
  const opened = dialogs.map((verb) => ({ verb, address: `${address}?${new URLSearchParams({ [verb]: order._id })}` }));
  // Before what nobody does by mistake.
  const isHarmless = ({ verb }: RecordAction) => verb !== 'cancel' && verb !== 'clone';
  return [
    ...opened.filter(isHarmless),
    ...(mayUpdate ? [{ verb: 'update' as const, address: update }] : []),
    ...opened.filter((action) => !isHarmless(action)),
  ];
}

/** Orders of several companies may have the same code: those of others name their company. */
const orders = (list: OrderListName, screen: Pick<Screen, 'path' | 'menu'>) =>
  listSource(ORDER_LISTS[list], screen, ICON, (order, reader) => {
    const { _id: id, operationId, loadingOrderCode, origin, destination, plate, own, driven } = order;
    const parties = [own ? null : order.company, order.clientCompany];
    return {
      id,
      label: loadingOrderCode,
      detail: [...parties, `${origin} → ${destination}`, plate].filter(Boolean).join(' · '),
      address: driven ? tripAddress(id) : detailAddress(list, operationId, id),
      actions: actionsOf(list, order, reader),
    };
  });

export const paletteSources: readonly PaletteSource[] = [
  orders('loadOrder', screens.orders),
  orders('agroLoadOrder', screens.agroOrders),
  orders('multipointLoadOrder', screens.multipointOrders),
  orders('clientLoadOrder', screens.clientOrders),
  orders('clientAgroLoadOrder', screens.clientAgroOrders),
];

export const paletteActions: readonly PaletteAction[] = [
  { id: 'order', labelKey: 'menu.actions.newOrder', rule: ORDER_RIGHTS.normal.write, address: createAddress() },
  { id: 'agroOrder', labelKey: 'menu.actions.newAgroOrder', rule: ORDER_RIGHTS.agro.write, address: agroAddress() },
  {
    id: 'multipointOrder',
    labelKey: 'menu.actions.newMultipointOrder',
    rule: ORDER_RIGHTS.multipoint.write,
    address: addressOf(screens.createMultipointOrder),
  },
];
