import { Button, Group } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { acceptDelivery } from '#areas/load-orders/contract/order-move.calls.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useDialogs } from '#ui/dialog/dialog-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { REFRESHED } from './refreshed.ts';
import { ReturnForm } from './return-form.tsx';

interface DeliveryActionsProps {
  readonly order: OrderView;
  readonly onDone: () => void;
}

/** Accepting is a move of the order; whoever may make it may send the documents back instead. */
export function DeliveryActions({ order, onDone }: DeliveryActionsProps): ReactNode {
  const { t } = useTranslation();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const [returns, setReturns] = useState(false);
  const { _id: id, version, loadingOrderCode: code } = order;
  const accept = useAction(acceptDelivery, {
    refresh: REFRESHED,
    onFailed: (error) => snackbar.failure('update', t('tracking.documents.what'), error),
    onDone: () => {
      snackbar.success(t('loadOrders.screens.feedback.accept', { code }));
      onDone();
    },
  });
  if (!order.moves.includes('accept')) return null;
  const begin = async () => {
    if (!(await dialogs.warn(t('loadOrders.screens.ask.accept', { code })))) return;
    accept.mutate({ params: { id }, body: { comment: null, version } });
  };
  const close = () => setReturns(false);
  return (
    <Group gap="xs">
      <Button loading={accept.isPending} onClick={() => void begin()}>
        {t('loadOrders.screens.actions.accept')}
      </Button>
      <Button variant="default" onClick={() => setReturns(true)}>
        {t('tracking.documents.sendBack')}
      </Button>
      <Dialog size="sm" opened={returns} onClose={close} title={t('tracking.documents.sendBack')}>
        <ReturnForm order={order} onDone={close} />
      </Dialog>
    </Group>
  );
}
