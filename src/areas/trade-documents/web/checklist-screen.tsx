import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router';
import { readChecklist, readFormOrder } from '#areas/trade-documents/contract/order-form.calls.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { tradeDocumentsAddress } from './addresses.ts';
import { ChecklistForm } from './checklist-form.tsx';
import { TradeDocumentFailure } from './trade-document-failure.tsx';
import { TradeDocumentHead } from './trade-document-head.tsx';
import classes from './trade-documents.module.css';
import { type TradeDocumentScreenProps, useTradeDocumentMode } from './use-trade-document-mode.ts';

/** A checklist of an order: a new one, a draft, or a completed one. */
export default function ChecklistScreen(props: TradeDocumentScreenProps): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const mode = useTradeDocumentMode(props);
  const { operationId = '', loadOrderId = '', checklistId } = useParams();
  const isNew = checklistId === undefined;
  const start = useCall(readFormOrder, { params: { orderId: loadOrderId } }, { enabled: isNew });
  const stored = useCall(readChecklist, { params: { id: checklistId ?? '' } }, { enabled: !isNew, staleTime: 0 });
  const answer = isNew ? start : stored;
  const tradeDocuments = tradeDocumentsAddress(mode, operationId);
  if (isNew && mode === 'show') return <Navigate to={tradeDocuments} replace />;
  if (answer.isError && !answer.data) {
    return <TradeDocumentFailure what="checklistWhat" error={answer.error} onRetry={() => void answer.refetch()} />;
  }
  const checklist = stored.data?.checklist ?? null;
  const order = checklist?.order ?? start.data?.order;
  if (!order || !answer.isFetchedAfterMount) return <FormSkeleton fields={10} />;
  const isReadOnly = mode === 'show' || checklist?.completedAt != null;
  return (
    <div className={classes.screen}>
      <TradeDocumentHead
        title={checklist?.code ?? t('tradeDocuments.documents.newChecklist')}
        order={order}
        tradeDocument={checklist}
        backTo={tradeDocuments}
      />
      <ChecklistForm
        operationId={operationId}
        orderId={loadOrderId}
        checklist={checklist}
        readOnly={isReadOnly}
        onSaved={() => void navigate(tradeDocuments)}
        onReload={() => void answer.refetch()}
      />
    </div>
  );
}
