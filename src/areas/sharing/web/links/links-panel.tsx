import type { ReactNode } from 'react';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { ORDER_STATUS } from '#areas/load-orders/rules/order-status.ts';
import { LinksSection } from './links-section.tsx';

/** The public links of the order. A trip without a driver has nobody to send a driver's link to. */
export default function LinksPanel({ order }: { readonly order: OrderView }): ReactNode {
  const hasDriver = order.loadingOrderStatus !== ORDER_STATUS.programmed;
  return (
    <LinksSection
      subject={{ loadingOrderId: order._id }}
      hasViews={order.kind !== 'multipoint'}
      purposes={['client', 'webForm', ...(hasDriver ? (['driver'] as const) : []), 'rating']}
    />
  );
}
