import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import {
  ORDER_LIST_TRAITS,
  ORDER_LISTS,
  type OrderListName,
  type OrderRow,
  ORDER_LISTS_WITHOUT_DUE as WITHOUT_DUE,
} from '#areas/load-orders/contract/order.list.ts';
import { SEE_FREIGHT } from '#areas/load-orders/contract/order.permissions.ts';
import { detailAddress, listAddress, taskIn } from '#areas/load-orders/contract/order-addresses.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { lazyWith } from '#ui/i18n/lazy-with.ts';
import { ListScreen } from '#ui/list/list-screen.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { useCanOpen } from '#ui/routing/can-open.ts';
import { ListActions } from './list-actions.tsx';
import { copyCode, ORDER_TONES_OF, TAB_TONES, useOrderCells } from './order-cells.tsx';
import type { RowTask } from './row-task.ts';
import { useBulkActions } from './use-bulk-actions.tsx';
import { useRowActions } from './use-row-actions.tsx';

// Loaded on demand: most visits to a list use no row action.
const RowTaskRunner = lazyWith(['load-orders/later'], () => import('./row-task-runner.tsx'));
const OrderDialogs = lazyWith(['load-orders/later'], async () => {
  const { OrderDialogs: Dialogs } = await import('../order/order-dialogs.tsx');
  return { default: Dialogs };
});

const CALLS = {
  loadOrder: listCalls(ORDER_LISTS.loadOrder),
  clientLoadOrder: listCalls(ORDER_LISTS.clientLoadOrder),
  agroLoadOrder: listCalls(ORDER_LISTS.agroLoadOrder),
  clientAgroLoadOrder: listCalls(ORDER_LISTS.clientAgroLoadOrder),
  multipointLoadOrder: listCalls(ORDER_LISTS.multipointLoadOrder),
};

const orderId = (row: OrderRow): string => row._id;

/** The orders of one kind: the company's own, or those in which it is the client. */
export function OrderList({ list }: { readonly list: OrderListName }): ReactNode {
  const { t } = useTranslation();
  const canOpen = useCanOpen();
  const showsFreights = useHolds(SEE_FREIGHT);
  const [task, start] = useState<RowTask | null>(null);
  const [params] = useSearchParams();
  const asksForDialog = taskIn(params) !== null;
  // From the first dialog on, so that a closed one can fade out.
  const [hasDialogs, setHasDialogs] = useState(asksForDialog);
  if (asksForDialog && !hasDialogs) setHasDialogs(true);
  const cells = useOrderCells(list);
  const unitOf = (unit: string) => t(dynamicKey('loadOrders.catalogues.weightUnitAbbreviations', unit));
  const rowActions = useRowActions(list, start);
  const bulkActions = useBulkActions(list, start);
  const addressOf = ({ operationId, _id }: OrderRow) => {
    const address = detailAddress(list, operationId, _id);
    return canOpen(address) ? address : undefined;
  };
  return (
    <>
      <ListScreen
        definition={showsFreights ? ORDER_LISTS[list] : WITHOUT_DUE[list]}
        calls={CALLS[list]}
        rowId={orderId}
        cells={cells}
        unitOf={unitOf}
        tones={ORDER_TONES_OF}
        tabTones={TAB_TONES}
        rowHref={addressOf}
        besideFirst={copyCode}
        {...(ORDER_LIST_TRAITS[list].client ? {} : { rowActions, bulkActions })}
        actions={<ListActions list={list} />}
      />
      <Suspense fallback={null}>
        {task && <RowTaskRunner task={task} onDone={() => start(null)} />}
        {hasDialogs && <OrderDialogs backTo={listAddress(list)} />}
      </Suspense>
    </>
  );
}
