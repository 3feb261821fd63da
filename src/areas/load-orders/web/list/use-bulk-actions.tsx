import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useTranslation } from 'react-i18next';
import { ORDER_LIST_TRAITS, type OrderListName, type OrderRow } from '#areas/load-orders/contract/order.list.ts';
import {
  ASSIGN_CARRIER,
  ASSIGN_TRUCKER,
  CANCEL_ORDERS,
  ORDER_RIGHTS,
  SEE_FREIGHT,
} from '#areas/load-orders/contract/order.permissions.ts';
import type { OrderAction } from '#areas/load-orders/contract/order-moves.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import type { BulkAction } from '#ui/list/list-props.ts';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { ActionMark } from '../order/action-icons.tsx';
import type { Start } from './row-task.ts';
import { useRowMoves } from './use-row-actions.tsx';

const MANY_ACTIONS = ['update', 'editDates', 'assignCarrier', 'cancel'] as const;

/** Actions on several orders at once. If one order does not allow it, nothing is done and the reason is shown. */
export function useBulkActions(list: OrderListName, start: Start): readonly BulkAction<OrderRow>[] {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const movesOfRow = useRowMoves(list);
  const mayWrite = useHolds(ORDER_RIGHTS[ORDER_LIST_TRAITS[list].kinds[0]].write);
  const seesPrices = useHolds(SEE_FREIGHT);
  const mayAssign = useHolds(ASSIGN_TRUCKER);
  const begin =
    (act: NameIn<'loadOrders.screens.bulk'>, needed: OrderAction) => (rows: readonly OrderRow[], clear: () => void) => {
      const others = rows.filter((row) => !movesOfRow(row).includes(needed));
      if (others.length === 0) start({ act, orders: rows, clear });
      else snackbar.warning(t(`loadOrders.screens.bulk.${act}`, { count: others.length }));
    };
  const mayCancel = useHolds(CANCEL_ORDERS);
  const mayHandOver = useHolds(ASSIGN_CARRIER);
  /** Each order allows one of the acts at least; which of them the others refuse is said by row. */
  const beginMany = (rows: readonly OrderRow[], clear: () => void) => {
    const allowed = rows.map(movesOfRow);
    const others = allowed.filter((moves) => !MANY_ACTIONS.some((action) => moves.includes(action)));
    const actions = MANY_ACTIONS.filter((action) => allowed.some((moves) => moves.includes(action)));
    if (others.length === 0) start({ act: 'updateMany', orders: rows, actions, clear });
    else snackbar.warning(t('loadOrders.screens.bulk.updateMany', { count: others.length }));
  };
  const match: readonly BulkAction<OrderRow>[] = mayAssign
    ? [
        {
          id: 'match',
          label: t('loadOrders.screens.actions.assign'),
          icon: <ActionMark action="assign" />,
          onAct: begin('match', 'assign'),
        },
      ]
    : [];
  const many: readonly BulkAction<OrderRow>[] =
    mayWrite || mayCancel || mayHandOver
      ? [
          {
            id: 'updateMany',
            label: t('loadOrders.screens.actions.updateMany'),
            icon: <ActionMark action="update" />,
            onAct: beginMany,
          },
        ]
      : [];
  if (!mayWrite) return [...match, ...many];
  return [
    ...match,
    ...many,
    ...(seesPrices
      ? [
          {
            id: 'pay',
            label: t('loadOrders.screens.actions.payMany'),
            icon: <ActionMark action="pay" />,
            onAct: begin('pay', 'pay'),
          },
        ]
      : []),
    {
      id: 'duplicate',
      label: t('loadOrders.screens.actions.duplicate'),
      icon: <IconCopy size="1.1rem" stroke={1.6} aria-hidden />,
      onAct: begin('duplicate', 'clone'),
    },
    {
      id: 'remove',
      label: t('loadOrders.screens.actions.remove'),
      icon: <ActionMark action="remove" />,
      danger: true,
      onAct: begin('remove', 'remove'),
    },
  ];
}
