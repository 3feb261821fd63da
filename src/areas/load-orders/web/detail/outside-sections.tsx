import type { ReactNode } from 'react';
import { ORDER_RIGHTS } from '#areas/load-orders/contract/order.permissions.ts';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { holds } from '#kernel/permission.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { LinksSection } from '../links/links-section.tsx';
import { RatingsSection } from '../rating/ratings-section.tsx';

/** What people outside see of an order and say about it: for the company whose order it is. */
export function OutsideSections({ order }: { readonly order: OrderView }): ReactNode {
  const { permissions, companyName } = useSignedIn();
  if (order.side !== 'own') return null;
  const mayWrite = holds(permissions, ORDER_RIGHTS[order.kind].write);
  const hasDriver = order.loadingOrderStatus !== ORDER_STATUS.programmed;
  return (
    <>
      {mayWrite && (
        <LinksSection
          subject={{ loadingOrderId: order._id }}
          purposes={['client', 'webForm', ...(hasDriver ? (['driver'] as const) : []), 'rating']}
        />
      )}
      {order.rated && <RatingsSection orderId={order._id} companyName={companyName ?? ''} mayReply={mayWrite} />}
    </>
  );
}
