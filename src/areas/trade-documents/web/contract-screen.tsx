import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router';
import { readContract, readFormOrder } from '#areas/trade-documents/contract/order-form.calls.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { papersAddress } from './addresses.ts';
import { ContractForm } from './contract-form.tsx';
import { PaperFailure } from './paper-failure.tsx';
import { PaperHead } from './paper-head.tsx';
import type { PaperScreenProps } from './paper-screen-props.ts';
import classes from './papers.module.css';
import { PrintButton } from './print-button.tsx';
import { usePaperMode } from './use-paper-mode.ts';

/** A contract of an order: a new one with what is known filled in, one being written, or one to be read and printed. */
export default function ContractScreen(props: PaperScreenProps): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const mode = usePaperMode(props);
  const { operationId = '', loadOrderId = '', contractId } = useParams();
  const isNew = contractId === undefined;
  const start = useCall(readFormOrder, { params: { orderId: loadOrderId } }, { enabled: isNew, staleTime: 0 });
  const stored = useCall(readContract, { params: { id: contractId ?? '' } }, { enabled: !isNew, staleTime: 0 });
  const answer = isNew ? start : stored;
  const papers = papersAddress(mode, operationId);
  if (isNew && mode === 'show') return <Navigate to={papers} replace />;
  if (answer.isError) {
    return <PaperFailure what="contractWhat" error={answer.error} onRetry={() => void answer.refetch()} />;
  }
  const contract = stored.data?.contract ?? null;
  const order = contract?.order ?? start.data?.order;
  const fields = contract?.fields ?? start.data?.fields;
  if (!order || !fields || answer.isFetching) return <FormSkeleton fields={12} />;
  const isReadOnly = mode === 'show' || contract?.completedAt != null;
  return (
    <div className={classes.screen}>
      <PaperHead
        title={contract?.code ?? t('tradeDocuments.papers.newContract')}
        order={order}
        paper={contract}
        backTo={papers}
      >
        {contract && <PrintButton contract={contract} />}
      </PaperHead>
      <ContractForm
        key={contract?.version ?? 0}
        operationId={operationId}
        orderId={loadOrderId}
        contract={contract}
        fields={fields}
        readOnly={isReadOnly}
        onSaved={() => void navigate(papers)}
        onReload={() => void answer.refetch()}
      />
    </div>
  );
}
