import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ORDER_LIST_TRAITS, type OrderListName, type OrderRow } from '#areas/load-orders/contract/order.list.ts';
import { taskSearch, updateAddress } from '#areas/load-orders/contract/order-addresses.ts';
import { movesOf, type OrderAction } from '#areas/load-orders/contract/order-moves.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import type { RowAction } from '#ui/list/list-props.ts';
import { useCanOpen } from '#ui/routing/can-open.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { ActionMark } from '../order/action-icons.tsx';
import { HARMFUL, OFFERS } from '../order/order-offers.ts';
import type { Start } from './row-task.ts';

/** The actions the user may take on an order of a list now; the server checks again. */
export function useRowMoves(list: OrderListName): (row: OrderRow) => readonly OrderAction[] {
  const { permissions } = useSignedIn();
  const { kinds, client } = ORDER_LIST_TRAITS[list];
  return ({ status, own, carrierChooses }) => {
    const side = client ? 'client' : own ? 'own' : 'carrier';
    return movesOf({ kind: kinds[0], status: ORDER_STATUS[status], side, carrierChooses }, permissions);
  };
}

/** The same as row actions. */
export function useRowActions(list: OrderListName, start: Start): (row: OrderRow) => readonly RowAction[] {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const canOpen = useCanOpen();
  const movesOfRow = useRowMoves(list);
  const [kind] = ORDER_LIST_TRAITS[list].kinds;
  return (row) =>
    movesOfRow(row).flatMap((action): RowAction[] => {
      const offer = OFFERS[action];
      const look = {
        id: action,
        label: t(`loadOrders.screens.actions.${action}`),
        icon: <ActionMark action={action} />,
        danger: HARMFUL.has(action),
      };
      if (offer.kind === 'task') return [{ ...look, href: taskSearch(params, offer.task, row._id) }];
      if (offer.kind === 'quick') return [{ ...look, onAct: () => start({ act: offer.move, orders: [row] }) }];
      if (offer.kind === 'remove') return [{ ...look, onAct: () => start({ act: 'remove', orders: [row] }) }];
      const href = updateAddress(kind, row.operationId, row._id);
      return canOpen(href) ? [{ ...look, href }] : [];
    });
}
