import { Button, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { listAddress, listOf, taskSearch } from '#areas/load-orders/contract/order-addresses.ts';
import { assignOrder } from '#areas/load-orders/contract/order-assign.calls.ts';
import { ORDER_REFRESH } from '#areas/load-orders/contract/order-refresh.ts';
import { showDay } from '#kernel/dates.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import type { LiveTruck } from '../../contract/live.shapes.ts';
import TruckCheck from '../devices/check/truck-check.tsx';
import { OrderPicker } from './order-picker.tsx';
import { useWaitingOrder } from './use-waiting-orders.ts';

interface AssignTruckDialogProps {
  readonly truck: LiveTruck;
  /** What the truck was looked for. */
  readonly wanted: string | null;
  readonly onClose: () => void;
}

/** Gives an order that needs a truck this one, with the driver it has. */
export default function AssignTruckDialog({ truck, wanted, onClose }: AssignTruckDialogProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const [orderId, setOrderId] = useState(wanted);
  const { order } = useWaitingOrder(orderId);
  const assigning = useAction(assignOrder, {
    refresh: [...ORDER_REFRESH, 'tracking'],
    onDone: () => {
      snackbar.success(t('tracking.live.assign.done', { plate: truck.plate, order: order?.loadingOrderCode ?? '' }));
      onClose();
    },
    onFailed: (error) => snackbar.failure('update', t('tracking.live.assign.what'), error),
  });
  const { plate, driver } = truck;
  const form =
    order && `${listAddress(listOf(order.kind, false))}${taskSearch(new URLSearchParams(), 'assign', order._id)}`;
  return (
    <Dialog
      opened
      title={t('tracking.live.assign.title', { plate })}
      onClose={onClose}
      busy={assigning.isPending}
      actions={
        <>
          <Button variant="default" onClick={onClose} disabled={assigning.isPending}>
            {t('ui.form.buttons.cancel')}
          </Button>
          <Button
            disabled={!order}
            loading={assigning.isPending}
            onClick={() =>
              order && assigning.mutate({ params: { id: order._id }, body: { transportUnitId: truck.id } })
            }
          >
            {t('tracking.live.nearest.assign')}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        <OrderPicker orderId={orderId} onChange={setOrderId} />
        {order && (
          <Text size="sm">
            {[
              order.clientCompany?.name,
              `${order.origin.cityName} → ${order.destination.cityName}`,
              order.dates?.loadingDate && showDay(order.dates.loadingDate),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        )}
        <Text size="sm">
          {driver ? t('tracking.live.assign.driver', { name: driver }) : t('tracking.live.assign.noDriver')}
        </Text>
        {order && <TruckCheck key={order._id} orderId={order._id} transportUnitId={truck.id} />}
        {form && (
          <Button component={Link} to={form} variant="subtle" size="compact-sm" style={{ alignSelf: 'start' }}>
            {t('tracking.live.assign.form')}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}
