import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { OPERATION_CALLS } from '#areas/operations/contract/operation.calls.ts';
import { detailAddress } from '#areas/operations/contract/operation-addresses.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { BackCard } from '#ui/form/back-card.tsx';
import { EndedNotice } from '#ui/form/ended-notice.tsx';
import { useGoBack } from '#ui/form/use-go-back.ts';
import { useStaysOpen } from '#ui/form/use-stays-open.ts';
import { OperationFailure } from '../detail/operation-failure.tsx';
import { isClosed } from '../is-closed.ts';
import type { OperationScreenProps } from '../operation-screen-props.ts';
import classes from './form-screen.module.css';
import { OperationForm } from './operation-form.tsx';

export default function UpdateOperationScreen({ kind }: OperationScreenProps): ReactNode {
  const { t } = useTranslation();
  const { operationId = '' } = useParams();
  const reply = useCall(OPERATION_CALLS[kind].read, { params: { id: operationId } }, { staleTime: 0 });
  const detail = detailAddress(kind, operationId);
  const goBack = useGoBack(detail);
  const operation = reply.data?.operation;
  const mayUpdate = operation?.own === true && !isClosed(operation);
  const isOpen = useStaysOpen(operationId, reply.isFetchedAfterMount && mayUpdate);
  const body = () => {
    if (reply.isError && !operation)
      return <OperationFailure kind={kind} error={reply.error} onRetry={() => void reply.refetch()} />;
    // The form must start with what the server has now.
    if (!operation || !reply.isFetchedAfterMount) return <FormSkeleton fields={12} />;
    if (!isOpen) return <Navigate to={detail} replace />;
    return <OperationForm kind={kind} operation={operation} onSaved={goBack} onReload={() => void reply.refetch()} />;
  };
  return (
    <div className={classes.screen} data-form-screen>
      <BackCard
        title={t(`operations.kinds.${kind}.edit`)}
        {...(operation ? { text: operation.code } : {})}
        backTo={detail}
      />
      {isOpen && !mayUpdate && <EndedNotice />}
      {body()}
    </div>
  );
}
