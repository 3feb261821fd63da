import { lazy, type ReactNode, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { readOrder } from '#areas/load-orders/contract/order.calls.ts';
import type { OrderListName } from '#areas/load-orders/contract/order.list.ts';
import { listAddress, TRIPS } from '#areas/load-orders/contract/order-addresses.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { DetailSkeleton } from '#ui/feedback/skeletons.tsx';
import { useCanOpen } from '#ui/routing/can-open.ts';
import { PRINT } from '../print/print-address.ts';
import { OrderDetail } from './order-detail.tsx';
import { OrderFailure } from './order-failure.tsx';

const OrderSheet = lazy(() => import('../print/order-sheet.tsx'));

/** One order, opened from any list; each list has its own address for it. */
export default function OrderScreen({ list }: { readonly list: OrderListName }): ReactNode {
  const { loadOrderId: id = '' } = useParams();
  const [params] = useSearchParams();
  const reply = useCall(readOrder, { params: { id } });
  const canOpen = useCanOpen();
  const home = listAddress(list);
  // Drivers open orders of kinds whose lists they may not open.
  const backTo = reply.data?.loadingOrder.side === 'driver' || !canOpen(home) ? TRIPS : home;
  if (reply.isError && !reply.data) {
    return <OrderFailure error={reply.error} backTo={backTo} onRetry={() => void reply.refetch()} />;
  }
  if (!reply.data) return <DetailSkeleton lines={12} />;
  if (params.get(PRINT) !== null) {
    return (
      <Suspense fallback={<DetailSkeleton />}>
        <OrderSheet order={reply.data.loadingOrder} />
      </Suspense>
    );
  }
  return <OrderDetail order={reply.data.loadingOrder} backTo={backTo} />;
}
