import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router';
import { readContract, readFormOrder } from '#areas/trade-documents/contract/order-form.calls.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { tradeDocumentsAddress } from './addresses.ts';
import { ContractForm } from './contract-form.tsx';
import { PrintButton } from './print-button.tsx';
import { TradeDocumentFailure } from './trade-document-failure.tsx';
import { TradeDocumentHead } from './trade-document-head.tsx';
import classes from './trade-documents.module.css';
import { type TradeDocumentScreenProps, useTradeDocumentMode } from './use-trade-document-mode.ts';

/** A contract of an order: a new one with known values, a draft, or a completed one to read and print. */
export default function ContractScreen(props: TradeDocumentScreenProps): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const mode = useTradeDocumentMode(props);
  const { operationId = '', loadOrderId = '', contractId } = useParams();
  const isNew = contractId === undefined;
  const start = useCall(readFormOrder, { params: { orderId: loadOrderId } }, { enabled: isNew, staleTime: 0 });
  const stored = useCall(readContract, { params: { id: contractId ?? '' } }, { enabled: !isNew, staleTime: 0 });
  const reply = isNew ? start : stored;
  const tradeDocuments = tradeDocumentsAddress(mode, operationId);
  if (isNew && mode === 'show') return <Navigate to={tradeDocuments} replace />;
  if (reply.isError && !reply.data) {
    return <TradeDocumentFailure what="contractWhat" error={reply.error} onRetry={() => void reply.refetch()} />;
  }
  const contract = stored.data?.contract ?? null;
  const order = contract?.order ?? start.data?.order;
  const fields = contract?.fields ?? start.data?.fields;
  if (!order || !fields || !reply.isFetchedAfterMount) return <FormSkeleton fields={12} />;
  const isReadOnly = mode === 'show' || contract?.completedAt != null;
  return (
    <div className={classes.screen}>
      <TradeDocumentHead
        title={contract?.code ?? t('tradeDocuments.documents.newContract')}
        order={order}
        tradeDocument={contract}
        backTo={tradeDocuments}
      >
        {contract && <PrintButton contract={contract} />}
      </TradeDocumentHead>
      <ContractForm
        operationId={operationId}
        orderId={loadOrderId}
        contract={contract}
        fields={fields}
        readOnly={isReadOnly}
        onSaved={() => void navigate(tradeDocuments)}
        onReload={() => void reply.refetch()}
      />
    </div>
  );
}
