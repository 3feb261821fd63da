import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import {
  assignOrder,
  type DriverSuggestion,
  reassignOrder,
  type Suggestion,
} from '#areas/load-orders/contract/order-assign.calls.ts';
import { ORDER_REFRESH } from '#areas/load-orders/contract/order-refresh.ts';
import type { CallReply } from '#kernel/api-call.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';

export type Assigned = CallReply<typeof assignOrder>;

/** The driver of the trip: the truck's own, or another. */
export type Driver = Pick<DriverSuggestion, '_id' | 'fullName'>;

/** Assigns or reassigns a truck; a refusal, for example of a busy truck, is shown with its reason. */
export function useAssigning(order: OrderView) {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const [assigned, setAssigned] = useState<Assigned | null>(null);
  const options = {
    refresh: ORDER_REFRESH,
    onDone: (reply: Assigned) => setAssigned(reply),
    onFailed: (error: unknown) => snackbar.failure('update', t('loadOrders.screens.what'), error),
  };
  const assigning = useAction(assignOrder, options);
  const reassigning = useAction(reassignOrder, options);
  const call = order.assignment?.plate ? reassigning : assigning;
  const assign = ({ transportUnit }: Suggestion, driver: Driver) =>
    call.mutate({
      params: { id: order._id },
      body: { transportUnitId: transportUnit._id, truckerId: driver._id },
    });
  return { assign, assigned, busy: call.isPending };
}
