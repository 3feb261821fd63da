import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { type Part, partIn } from '#areas/load-orders/contract/order-addresses.ts';
import { orderTaskForm, type PartFormProps } from '#areas/load-orders/contract/order-slots.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { useGoBack } from '#ui/form/use-go-back.ts';
import { SlotView } from '#ui/slots/slots.tsx';

const FORMS: Readonly<Record<Part, ComponentType<PartFormProps>>> = {
  stop: lazy(() => import('./stop-form.tsx')),
  task: (props) => <SlotView of={orderTaskForm} props={props} />,
  document: lazy(() => import('./document-form.tsx')),
  message: lazy(() => import('./message-form.tsx')),
  sendAgain: lazy(() => import('./send-again-form.tsx')),
};

interface PartDialogsProps {
  readonly order: OrderView;
  readonly backTo: string;
}

/** Dialogs about one part of an order, opened and closed by the address. */
export function PartDialogs({ order, backTo }: PartDialogsProps): ReactNode {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const close = useGoBack(backTo);
  const wanted = partIn(params);
  // Keeps the content of the closed dialog until it has faded out.
  const [shown, setShown] = useState(wanted);
  if (wanted && (wanted.task !== shown?.task || wanted.id !== shown.id)) setShown(wanted);
  const Form = shown && FORMS[shown.task];
  return (
    <Dialog
      size="lg"
      opened={wanted !== null}
      onClose={close}
      title={shown ? t(`loadOrders.screens.dialogs.${shown.task}`) : ''}
    >
      <Suspense fallback={<FormSkeleton fields={3} />}>
        {Form && <Form key={shown.id} order={order} id={shown.id} backTo={backTo} onDone={close} />}
      </Suspense>
    </Dialog>
  );
}
