import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { readExternalOpportunity, readPostulation } from '#areas/opportunities/contract/postulation.calls.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ErrorState, QueryError } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { useGoBack } from '#ui/form/use-go-back.ts';
import { lazyWith } from '#ui/i18n/lazy-with.ts';
import { type CarrierTask, type OpenTask, taskIn } from './carrier-tasks.ts';

// Loaded on demand: most visits open no dialog.
const ApplyForm = lazyWith(['load-orders/later'], () => import('./apply-form.tsx'));
const ChangeForm = lazyWith(['load-orders/later'], () => import('./change-form.tsx'));
const RefuseForm = lazy(() => import('./refuse-form.tsx'));
const PriceForm = lazy(() => import('./price-form.tsx'));
const WithdrawForm = lazy(() => import('./withdraw-form.tsx'));
const GiveBackForm = lazy(() => import('./give-back-form.tsx'));
const RateForm = lazy(() => import('./rate-form.tsx'));

/** Dialogs of a carrier, opened and closed by the address so that they can be linked and left with the back button. */
export default function CarrierDialogs(): ReactNode {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const close = useGoBack(pathname);
  const wanted = taskIn(params);
  // Keeps the content of the closed dialog until it has faded out.
  const [shown, setShown] = useState(wanted);
  if (wanted && (wanted.task !== shown?.task || wanted.id !== shown.id)) setShown(wanted);
  return (
    <Dialog
      size="lg"
      opened={wanted !== null}
      onClose={close}
      title={shown ? t(`opportunities.carrier.dialogs.${shown.task}`) : ''}
    >
      {shown && (
        <Suspense fallback={<FormSkeleton fields={3} />}>
          <TaskForm key={`${shown.task} ${shown.id}`} {...shown} backTo={pathname} onDone={close} />
        </Suspense>
      )}
    </Dialog>
  );
}

interface TaskFormProps extends OpenTask {
  readonly backTo: string;
  readonly onDone: () => void;
}

function TaskForm({ task, id, ...rest }: TaskFormProps): ReactNode {
  return task === 'apply' || task === 'refuse' ? (
    <OfOpportunity task={task} id={id} {...rest} />
  ) : (
    <OfPostulation task={task} id={id} {...rest} />
  );
}

interface OfProps<T extends CarrierTask> extends TaskFormProps {
  readonly task: T;
}

function OfOpportunity({ task, id, ...rest }: OfProps<'apply' | 'refuse'>): ReactNode {
  const reply = useCall(readExternalOpportunity, { params: { id } });
  const opportunity = reply.data?.opportunity;
  const isOffered = useOnce(opportunity?.actions.includes(task) ?? false);
  if (reply.isError && !opportunity) return <QueryError onRetry={() => void reply.refetch()} />;
  if (!opportunity) return <FormSkeleton fields={3} />;
  if (!isOffered) return <NotNow />;
  const props = { opportunity, ...rest };
  return task === 'apply' ? <ApplyForm {...props} /> : <RefuseForm {...props} />;
}

const NEEDED = {
  change: 'change',
  price: 'offer',
  withdraw: 'withdraw',
  giveBack: 'giveBack',
  rate: 'rateShipper',
} as const;

const FORMS = {
  change: ChangeForm,
  price: PriceForm,
  withdraw: WithdrawForm,
  giveBack: GiveBackForm,
  rate: RateForm,
} as const;

function OfPostulation({ task, id, ...rest }: OfProps<keyof typeof NEEDED>): ReactNode {
  const reply = useCall(readPostulation, { params: { id } });
  const postulation = reply.data?.postulation;
  const isOffered = useOnce(postulation?.actions.includes(NEEDED[task]) ?? false);
  if (reply.isError && !postulation) return <QueryError onRetry={() => void reply.refetch()} />;
  if (!postulation) return <FormSkeleton fields={3} />;
  if (!isOffered) return <NotNow />;
  const Form = FORMS[task];
  return <Form postulation={postulation} {...rest} />;
}

/** An open form stays, even if sending it makes the action unavailable. */
function useOnce(isTrue: boolean): boolean {
  const [was, setWas] = useState(isTrue);
  if (isTrue && !was) setWas(true);
  return was;
}

function NotNow(): ReactNode {
  const { t } = useTranslation();
  return <ErrorState compact title={t('opportunities.carrier.notNow')} />;
}
