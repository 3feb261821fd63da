import { Anchor, Drawer, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { readOrder } from '#areas/load-orders/contract/order.calls.ts';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { detailAddress, listOf } from '#areas/load-orders/contract/order-addresses.ts';
import { orderReturned } from '#areas/load-orders/contract/order-slots.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { useEscape } from '#ui/dialog/use-escape.ts';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { SlotView } from '#ui/slots/slots.tsx';
import { readOrderDocuments } from '../../contract/control-document.calls.ts';
import { DeliveryActions } from './delivery-actions.tsx';
import { DeliveryDocuments } from './delivery-documents.tsx';
import { OwnerDocuments } from './owner-documents.tsx';

interface DocumentsPanelProps {
  /** Null: closed. */
  readonly orderId: string | null;
  readonly onClose: () => void;
}

/** The documents of one order beside the list: what is wrong, what is there, and what may be done about it. */
export default function DocumentsPanel({ orderId, onClose }: DocumentsPanelProps): ReactNode {
  const { t } = useTranslation();
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  useEscape(orderId !== null, onClose);
  return (
    <Drawer
      opened={orderId !== null}
      onClose={onClose}
      closeOnEscape={false}
      position="right"
      size={phone ? '100%' : '40rem'}
      title={t('tracking.documents.title')}
      closeButtonProps={{ 'aria-label': t('ui.dialog.close') }}
    >
      {orderId && <Opened id={orderId} onDone={onClose} />}
    </Drawer>
  );
}

function Opened({ id, onDone }: { readonly id: string; readonly onDone: () => void }): ReactNode {
  const { t } = useTranslation();
  const order = useCall(readOrder, { params: { id } });
  const found = useCall(readOrderDocuments, { params: { id } });
  const failed = [order, found].find(({ error, data }) => error && !data);
  if (failed?.error) {
    if (failed.error.isGone) return <Text>{t('tracking.documents.gone')}</Text>;
    const again = () => void Promise.all([order.refetch(), found.refetch()]);
    return <QueryError error={failed.error} onRetry={again} />;
  }
  if (!order.data || !found.data) return <CardsSkeleton cards={3} />;
  const { loadingOrder } = order.data;
  const { unproven, owners } = found.data;
  return (
    <Stack gap="md">
      <Head order={loadingOrder} />
      <SlotView of={orderReturned} props={{ order: loadingOrder }} />
      <DeliveryActions order={loadingOrder} onDone={onDone} />
      <DeliveryDocuments order={loadingOrder} unproven={unproven} />
      {owners.map((owner) => (
        <OwnerDocuments key={`${owner.kind} ${owner.name}`} owner={owner} />
      ))}
    </Stack>
  );
}

function Head({ order }: { readonly order: OrderView }): ReactNode {
  const { t } = useTranslation();
  const { kind, operation, _id, loadingOrderCode, statusName, clientCompany, assignment } = order;
  return (
    <div>
      <Anchor component={Link} size="lg" fw={600} to={detailAddress(listOf(kind, false), operation.operationId, _id)}>
        {loadingOrderCode}
      </Anchor>
      <Text size="sm" c="dimmed">
        {[t(`loadOrders.status.${statusName}`), assignment?.plate, assignment?.fullName, clientCompany?.name]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </div>
  );
}
