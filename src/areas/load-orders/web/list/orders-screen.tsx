import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { ORDER_LIST_TRAITS, ORDER_LISTS, type OrderListName } from '#areas/load-orders/contract/order.list.ts';
import { ORDER_RIGHTS } from '#areas/load-orders/contract/order.permissions.ts';
import { CREATE, firstList, TRUCKS } from '#areas/load-orders/contract/order-addresses.ts';
import { listCalls } from '#kernel/list-definition.ts';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { lazyWith } from '#ui/i18n/lazy-with.ts';
import { firstPage } from '#ui/list/data/first-page.ts';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { useCanOpen } from '#ui/routing/can-open.ts';
import type { Visit } from '#ui/routing/routes.ts';
import { OrderList } from './order-list.tsx';
import classes from './orders-screen.module.css';

// The orders themselves come first.
const ExceptionStrip = lazy(() => import('#ui/feedback/exception-strip.tsx'));
const CreateOrderScreen = lazyWith(['load-orders/later'], () => import('../form/create-order-screen.tsx'));
const AgroDialog = lazyWith(['load-orders/later'], () => import('../form/agro-dialog.tsx'));

interface OrdersScreenProps {
  readonly list: OrderListName;
}

export const first = (visit: Visit, { list }: OrdersScreenProps) =>
  firstPage(ORDER_LISTS[list], listCalls(ORDER_LISTS[list]))(visit);

/** A list of orders, a person's first one with what needs attention above it, and, opened by its address, the dialog for new ones outside an operation. */
export default function OrdersScreen({ list }: OrdersScreenProps): ReactNode {
  const [params] = useSearchParams();
  const canOpen = useCanOpen();
  const mayWrite = useHolds(ORDER_RIGHTS[ORDER_LIST_TRAITS[list].kinds[0]].write);
  if (list === 'loadOrder' && mayWrite && params.get(CREATE) !== null) {
    return (
      <Suspense fallback={<FormSkeleton fields={12} />}>
        <CreateOrderScreen />
      </Suspense>
    );
  }
  return (
    <>
      {list === firstList(canOpen) && (
        <div className={classes.first}>
          <Suspense fallback={null}>
            <ExceptionStrip />
          </Suspense>
        </div>
      )}
      <OrderList list={list} />
      <Suspense fallback={null}>
        {list === 'agroLoadOrder' && mayWrite && params.get(TRUCKS) !== null && <AgroDialog />}
      </Suspense>
    </>
  );
}
