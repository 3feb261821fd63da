import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { OrderListName } from '#areas/load-orders/contract/order.list.ts';
import { CREATE, TRUCKS } from '#areas/load-orders/contract/order-addresses.ts';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { lazyWith } from '#ui/i18n/lazy-with.ts';
import { OrderList } from './order-list.tsx';

const CreateOrderScreen = lazyWith(['load-orders/later'], () => import('../form/create-order-screen.tsx'));
const AgroDialog = lazyWith(['load-orders/later'], () => import('../form/agro-dialog.tsx'));

/** A list of orders and, opened by its address, the dialog for new ones outside an operation. */
export default function OrdersScreen({ list }: { readonly list: OrderListName }): ReactNode {
  const [params] = useSearchParams();
  if (list === 'loadOrder' && params.get(CREATE) !== null) {
    return (
      <Suspense fallback={<FormSkeleton fields={12} />}>
        <CreateOrderScreen />
      </Suspense>
    );
  }
  return (
    <>
      <OrderList list={list} />
      <Suspense fallback={null}>{list === 'agroLoadOrder' && params.get(TRUCKS) !== null && <AgroDialog />}</Suspense>
    </>
  );
}
