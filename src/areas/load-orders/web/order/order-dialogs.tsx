import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { readOrder } from '#areas/load-orders/contract/order.calls.ts';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { type Task, taskIn } from '#areas/load-orders/contract/order-addresses.ts';
import { allowedByState, type OrderAction } from '#areas/load-orders/contract/order-moves.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ErrorState, QueryError } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { useGoBack } from '#ui/form/use-go-back.ts';
import type { TaskFormProps } from './task-form-props.ts';

// Loaded on demand: most visits to an order open no dialog.
const FORMS: Readonly<Record<Task, ComponentType<TaskFormProps>>> = {
  assign: lazy(() => import('../assign/assign-form.tsx')),
  reassign: lazy(() => import('../assign/assign-form.tsx')),
  carrier: lazy(() => import('../assign/carrier-form.tsx')),
  cancel: lazy(() => import('../moves/cancel-form.tsx')),
  clone: lazy(() => import('../moves/clone-form.tsx')),
  pay: lazy(() => import('../moves/pay-form.tsx')),
  finalize: lazy(() => import('../moves/finalize-form.tsx')),
  dates: lazy(() => import('../moves/dates-form.tsx')),
  analyst: lazy(() => import('../assign/analyst-form.tsx')),
  field: lazy(() => import('../moves/field-form.tsx')),
};

/** The action that must be allowed on the order. */
const NEEDS: Readonly<Record<Task, OrderAction>> = {
  assign: 'assign',
  reassign: 'reassign',
  carrier: 'assignCarrier',
  cancel: 'cancel',
  clone: 'clone',
  pay: 'pay',
  finalize: 'finalize',
  dates: 'editDates',
  analyst: 'update',
  field: 'fillField',
};

/** Dialogs of actions on an order, opened and closed by the address so that they can be linked. */
export function OrderDialogs({ backTo }: { readonly backTo: string }): ReactNode {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const close = useGoBack(backTo);
  const wanted = taskIn(params);
  // Keeps the content of the closed dialog until it has faded out.
  const [shown, setShown] = useState(wanted);
  if (wanted && (wanted.task !== shown?.task || wanted.id !== shown.id)) setShown(wanted);
  const titleOf = (task: Task) =>
    task === 'cancel' ? 'ui.dialog.confirmation.cancel.f' : (`loadOrders.screens.dialogs.${task}` as const);
  return (
    <Dialog
      size={shown?.task === 'assign' || shown?.task === 'reassign' ? 'xl' : 'lg'}
      opened={wanted !== null}
      onClose={close}
      title={shown ? t(titleOf(shown.task), { name: t('loadOrders.screens.name', { count: 1 }) }) : ''}
    >
      {shown && (
        <TaskForm key={`${shown.task} ${shown.id}`} task={shown.task} id={shown.id} backTo={backTo} onDone={close} />
      )}
    </Dialog>
  );
}

interface TaskFormOf {
  readonly task: Task;
  readonly id: string;
  readonly backTo: string;
  readonly onDone: () => void;
}

function TaskForm({ task, id, backTo, onDone }: TaskFormOf): ReactNode {
  const { t } = useTranslation();
  const answer = useCall(readOrder, { params: { id } });
  // An open form stays, even if saving it makes the action unavailable.
  const [offered, setOffered] = useState(false);
  const order = answer.data?.loadingOrder;
  if (order && !offered && order.moves.includes(NEEDS[task])) setOffered(true);
  if (answer.isError && !order) return <QueryError onRetry={() => void answer.refetch()} />;
  if (!order) return <FormSkeleton fields={3} />;
  if (!offered) {
    const carrier = choosingCarrier(task, order);
    const why = carrier
      ? t('loadOrders.screens.carrierChooses', { name: carrier })
      : t('errors.loadOrders.wrongStatus', { order: order.loadingOrderCode });
    return <ErrorState compact title={why} />;
  }
  const Form = FORMS[task];
  return (
    <Suspense fallback={<FormSkeleton fields={3} />}>
      <Form order={order} backTo={backTo} onDone={onDone} />
    </Suspense>
  );
}

/** Who assigns the truck, where the order is in a state for it and the owner of the order is not asked. */
function choosingCarrier(task: Task, { side, loadingOrderStatus, assignment }: OrderView): string | null {
  const isForTruck = task === 'assign' || task === 'reassign';
  const isCarriers = isForTruck && side === 'own' && allowedByState(task, loadingOrderStatus);
  return isCarriers ? (assignment?.companyName ?? null) : null;
}
