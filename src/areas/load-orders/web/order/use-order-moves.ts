import { useTranslation } from 'react-i18next';
import { unassignOrder } from '#areas/load-orders/contract/order-assign.calls.ts';
import {
  acceptDelivery,
  deleteOrders,
  duplicateOrders,
  startOrder,
} from '#areas/load-orders/contract/order-move.calls.ts';
import { ORDER_REFRESH } from '#areas/load-orders/contract/order-refresh.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useDialogs } from '#ui/dialog/dialog-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';

export interface NamedOrder {
  readonly _id: string;
  readonly loadingOrderCode: string;
}

export type QuickMove = 'unassign' | 'start' | 'accept';

/** Moves without a form; those that affect other people ask for confirmation. */
export function useOrderMoves() {
  const { t } = useTranslation();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const what = t('loadOrders.screens.what');
  const options = {
    refresh: ORDER_REFRESH,
    onFailed: (error: unknown) => snackbar.failure('update', what, error),
  };
  const moves = {
    unassign: useAction(unassignOrder, options),
    start: useAction(startOrder, options),
    accept: useAction(acceptDelivery, options),
  };
  const removing = useAction(deleteOrders, {
    refresh: ORDER_REFRESH,
    onFailed: (error) => snackbar.failure('remove', what, error),
  });
  const duplicating = useAction(duplicateOrders, {
    refresh: ORDER_REFRESH,
    onFailed: (error) => snackbar.failure('clone', what, error),
    onDone: ({ loadingOrders }) =>
      snackbar.success(t('loadOrders.screens.feedback.created', { count: loadingOrders.length })),
  });

  const move = async (quick: QuickMove, { _id: id, loadingOrderCode: code }: NamedOrder) => {
    if (!(await dialogs.warn(t(`loadOrders.screens.ask.${quick}`, { code })))) return;
    const onSuccess = () => snackbar.success(t(`loadOrders.screens.feedback.${quick}`, { code }));
    if (quick === 'accept') moves.accept.mutate({ params: { id }, body: { comment: null } }, { onSuccess });
    else moves[quick].mutate({ params: { id }, body: {} }, { onSuccess });
  };
  const remove = async (orders: readonly NamedOrder[], onRemoved?: () => void) => {
    if (!(await dialogs.confirm({ action: 'remove', name: t('loadOrders.screens.name', { count: orders.length }) })))
      return;
    const body = { loadingOrderIds: orders.map(({ _id }) => _id) };
    const onSuccess = () => {
      snackbar.success(t('loadOrders.screens.feedback.removed', { count: orders.length }));
      onRemoved?.();
    };
    removing.mutate({ body }, { onSuccess });
  };
  const duplicate = (orders: readonly NamedOrder[], onDone?: () => void) =>
    duplicating.mutate({ body: { loadingOrderIds: orders.map(({ _id }) => _id) } }, { onSuccess: () => onDone?.() });

  const busy = [moves.unassign, moves.start, moves.accept, removing, duplicating].some(({ isPending }) => isPending);
  return { move, remove, duplicate, busy };
}
