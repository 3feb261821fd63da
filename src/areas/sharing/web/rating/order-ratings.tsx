import type { ReactNode } from 'react';
import { ORDER_RIGHTS } from '#areas/load-orders/contract/order.permissions.ts';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { holds } from '#kernel/permission.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { RatingsSection } from './ratings-section.tsx';

/** The ratings of an order by people outside, for the company that owns it. */
export default function OrderRatings({ order }: { readonly order: OrderView }): ReactNode {
  const { permissions, companyName } = useSignedIn();
  if (order.side !== 'own') return null;
  const mayWrite = holds(permissions, ORDER_RIGHTS[order.kind].write);
  if (!order.rated) return null;
  return <RatingsSection orderId={order._id} companyName={companyName ?? ''} mayReply={mayWrite} />;
}
