import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { SHARE_ORDERS } from '#areas/load-orders/contract/order.permissions.ts';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { orderLinksPanel, orderMapPanel, orderTasksPanel, orderTrip } from '#areas/load-orders/contract/order-slots.ts';
import type { NameIn } from '#kernel/phrase-key.ts';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { RecordScreen } from '#ui/record/record-screen.tsx';
import { RecordTabs } from '#ui/record/record-tabs.tsx';
import { SlotView } from '#ui/slots/slots.tsx';
import { LateMark } from '../order/late-mark.tsx';
import { OrderDialogs } from '../order/order-dialogs.tsx';
import { OrderStatusChip } from '../order/order-status.tsx';
import { StatusTrack } from '../order/status-track.tsx';
import { OrderActions } from './order-actions.tsx';
import { PartDialogs } from './part-dialogs.tsx';
import ReturnedNotice from './returned-notice.tsx';
import { SummaryPanel } from './summary-panel.tsx';

const FreightsPanel = lazy(() => import('./freights-panel.tsx'));
const DocumentsPanel = lazy(() => import('./documents-panel.tsx'));
const CommentsPanel = lazy(() => import('./comments-panel.tsx'));
const TimelinePanel = lazy(() => import('./timeline-panel.tsx'));

interface OrderDetailProps {
  readonly order: OrderView;
  readonly backTo: string;
}

/** Everything about an order: status and next action on top, its tabs below. */
export function OrderDetail({ order, backTo }: OrderDetailProps): ReactNode {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { origin, destination } = order;
  // Two companies may use the same code.
  const issuer = order.side === 'own' ? null : order.company.companyName;
  return (
    <RecordScreen
      title={order.loadingOrderCode}
      text={[issuer, `${origin.cityName} → ${destination.cityName}`, order.clientCompany?.name]
        .filter(Boolean)
        .join(' · ')}
      backTo={backTo}
      status={
        <>
          <OrderStatusChip status={order.loadingOrderStatus} />
          <LateMark lateAt={order.lateAt} />
        </>
      }
      actions={<OrderActions order={order} backTo={backTo} />}
    >
      <StatusTrack status={order.loadingOrderStatus} />
      <ReturnedNotice order={order} isRecord />
      <RecordTabs label={t('loadOrders.screens.tabs.label')} tabs={useTabs(order)} />
      <OrderDialogs backTo={pathname} />
      <PartDialogs order={order} backTo={pathname} />
    </RecordScreen>
  );
}

/** Prices and comments need permissions. */
function useTabs(order: OrderView) {
  const { t } = useTranslation();
  const mayShare = useHolds(SHARE_ORDERS);
  const tab = (id: NameIn<'loadOrders.screens.tabs'>, panel: ReactNode) => ({
    id,
    label: t(`loadOrders.screens.tabs.${id}`),
    content: () => <Suspense fallback={<CardsSkeleton />}>{panel}</Suspense>,
  });
  return [
    tab('summary', <SummaryPanel order={order} />),
    tab('tasks', <SlotView of={orderTasksPanel} props={{ order }} />),
    tab(
      'map',
      <>
        <SlotView of={orderMapPanel} props={{ order }} />
        <SlotView of={orderTrip} props={{ order }} />
      </>,
    ),
    ...(order.showsFreights ? [tab('freights', <FreightsPanel order={order} />)] : []),
    tab('documents', <DocumentsPanel order={order} />),
    ...(order.side === 'own' ? [tab('comments', <CommentsPanel order={order} />)] : []),
    ...(order.side === 'own' && mayShare ? [tab('links', <SlotView of={orderLinksPanel} props={{ order }} />)] : []),
    tab('timeline', <TimelinePanel order={order} />),
  ];
}
