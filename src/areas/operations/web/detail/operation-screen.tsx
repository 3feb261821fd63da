import { Alert, Button } from '@mantine/core';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { OPERATION_CALLS } from '#areas/operations/contract/operation.calls.ts';
import { listAddress } from '#areas/operations/contract/operation-addresses.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { Chip } from '#ui/feedback/chip.tsx';
import { DetailSkeleton } from '#ui/feedback/skeletons.tsx';
import { RecordColumns } from '#ui/record/record-columns.tsx';
import { RecordScreen } from '#ui/record/record-screen.tsx';
import type { OperationScreenProps } from '../operation-screen-props.ts';
import { StateChip } from '../operation-texts.tsx';
import { FactsSection } from './facts-section.tsx';
import { FiguresSection } from './figures-section.tsx';
import { HistorySection } from './history-section.tsx';
import { OperationActions } from './operation-actions.tsx';
import { OperationFailure } from './operation-failure.tsx';
import { OrdersSection } from './orders-section.tsx';
import { TonnageSection } from './tonnage-section.tsx';

/** One operation: its terms, its orders, its figures and its history. */
export default function OperationScreen({ kind }: OperationScreenProps): ReactNode {
  const { t } = useTranslation();
  const { operationId = '' } = useParams();
  const reply = useCall(OPERATION_CALLS[kind].read, { params: { id: operationId } });
  const backTo = listAddress(kind);
  if (reply.isError && !reply.data) {
    const toList = (
      <Button component={Link} to={backTo} variant="default">
        {t('operations.actions.toList')}
      </Button>
    );
    return <OperationFailure kind={kind} error={reply.error} onRetry={() => void reply.refetch()} action={toList} />;
  }
  if (!reply.data) return <DetailSkeleton lines={10} />;
  const { operation } = reply.data;
  const { code, state, origin, destination, finalizedAt, cancelReason, figures, tonnage, own } = operation;
  return (
    <RecordScreen
      title={code}
      text={`${origin.cityName} → ${destination.cityName}`}
      backTo={backTo}
      status={
        <>
          {finalizedAt && <Chip tone="done">{t('operations.detail.finalized')}</Chip>}
          <StateChip state={state} />
        </>
      }
      actions={<OperationActions operation={operation} />}
    >
      {cancelReason && (
        <Alert
          color="red"
          variant="light"
          icon={<IconBan size="1.2rem" aria-hidden />}
          title={t('operations.fields.cancelReason')}
        >
          {cancelReason}
        </Alert>
      )}
      <RecordColumns
        first={
          <>
            <FactsSection operation={operation} />
            {figures && <FiguresSection figures={figures} />}
          </>
        }
        second={
          <>
            {tonnage && <TonnageSection tonnage={tonnage} />}
            <OrdersSection operation={operation} />
            {own && <HistorySection operation={operation} />}
          </>
        }
      />
    </RecordScreen>
  );
}
