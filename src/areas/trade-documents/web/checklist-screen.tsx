import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router';
import { readChecklist, readFormOrder } from '#areas/trade-documents/contract/order-form.calls.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { papersAddress } from './addresses.ts';
import { ChecklistForm } from './checklist-form.tsx';
import { PaperFailure } from './paper-failure.tsx';
import { PaperHead } from './paper-head.tsx';
import type { PaperScreenProps } from './paper-screen-props.ts';
import classes from './papers.module.css';
import { usePaperMode } from './use-paper-mode.ts';

/** A checklist of an order: a new one, one being filled in, or one to be read. */
export default function ChecklistScreen(props: PaperScreenProps): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const mode = usePaperMode(props);
  const { operationId = '', loadOrderId = '', checklistId } = useParams();
  const isNew = checklistId === undefined;
  const start = useCall(readFormOrder, { params: { orderId: loadOrderId } }, { enabled: isNew });
  const stored = useCall(readChecklist, { params: { id: checklistId ?? '' } }, { enabled: !isNew, staleTime: 0 });
  const answer = isNew ? start : stored;
  const papers = papersAddress(mode, operationId);
  if (isNew && mode === 'show') return <Navigate to={papers} replace />;
  if (answer.isError) {
    return <PaperFailure what="checklistWhat" error={answer.error} onRetry={() => void answer.refetch()} />;
  }
  const checklist = stored.data?.checklist ?? null;
  const order = checklist?.order ?? start.data?.order;
  if (!order || answer.isFetching) return <FormSkeleton fields={10} />;
  const isReadOnly = mode === 'show' || checklist?.completedAt != null;
  return (
    <div className={classes.screen}>
      <PaperHead
        title={checklist?.code ?? t('tradeDocuments.papers.newChecklist')}
        order={order}
        paper={checklist}
        backTo={papers}
      />
      <ChecklistForm
        key={checklist?.version ?? 0}
        operationId={operationId}
        orderId={loadOrderId}
        checklist={checklist}
        readOnly={isReadOnly}
        onSaved={() => void navigate(papers)}
        onReload={() => void answer.refetch()}
      />
    </div>
  );
}
