import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { ORDER_TONES } from '#areas/load-orders/contract/order-tones.ts';
import { statusName } from '#areas/load-orders/rules/order-status.ts';
import { screens as operations } from '#areas/operations/area.ts';
import { WRITE_EXPORTATION } from '#areas/operations/contract/operation.permissions.ts';
import { readOperationTradeDocuments } from '#areas/trade-documents/contract/order-form.calls.ts';
import type { OperationTradeDocuments, TradeDocumentView } from '#areas/trade-documents/contract/order-form.shapes.ts';
import { addressOf } from '#kernel/screens.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { StatusChip } from '#ui/feedback/chip.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { DetailSkeleton } from '#ui/feedback/skeletons.tsx';
import { BackCard } from '#ui/form/back-card.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { Section } from '#ui/record/section.tsx';
import { type TradeDocumentKind, type TradeDocumentMode, tradeDocumentAddress } from './addresses.ts';
import { TradeDocumentChip } from './trade-document-chip.tsx';
import { TradeDocumentFailure } from './trade-document-failure.tsx';
import classes from './trade-documents.module.css';
import type { TradeDocumentScreenProps } from './use-trade-document-mode.ts';

/** The documents of an operation, order by order. */
export default function TradeDocumentsScreen({ mode }: TradeDocumentScreenProps): ReactNode {
  const { t } = useTranslation();
  const { operationId = '' } = useParams();
  const reply = useCall(readOperationTradeDocuments, { params: { id: operationId } });
  if (reply.isError && !reply.data) {
    return <TradeDocumentFailure what="what" error={reply.error} onRetry={() => void reply.refetch()} />;
  }
  if (!reply.data) return <DetailSkeleton lines={8} />;
  const { operation, orders } = reply.data;
  return (
    <article className={classes.screen} aria-label={t('tradeDocuments.documents.title')}>
      <BackCard
        title={t('tradeDocuments.documents.title')}
        text={t('tradeDocuments.documents.of', { code: operation.code })}
        backTo={addressOf(operation.kind === 'agro' ? operations.agroOperation : operations.operation, {
          operationId: operation._id,
        })}
      />
      {orders.length === 0 ? (
        <EmptyState
          icon={IconTruck}
          title={t('tradeDocuments.documents.empty')}
          text={t('tradeDocuments.documents.emptyText')}
        />
      ) : (
        <div className={classes.cards}>
          {orders.map((order) => (
            <OrderTradeDocuments key={order._id} mode={mode} order={order} />
          ))}
        </div>
      )}
    </article>
  );
}

interface OrderTradeDocumentsProps {
  readonly mode: TradeDocumentMode;
  readonly order: OperationTradeDocuments['orders'][number];
}

function OrderTradeDocuments({ mode, order }: OrderTradeDocumentsProps): ReactNode {
  const { loadingOrderCode, loadingOrderStatus, plate, driverName, carrierName, checklists, contracts } = order;
  const { t } = useTranslation();
  const status = statusName(loadingOrderStatus);
  return (
    <Section
      title={loadingOrderCode}
      action={<StatusChip tone={ORDER_TONES[status]} label={t(`loadOrders.status.${status}`)} />}
    >
      <span className={classes.quiet}>
        {[`${order.originCity} → ${order.destinationCity}`, plate, driverName, carrierName].filter(Boolean).join(' · ')}
      </span>
      <TradeDocumentList mode={mode} order={order} kind="checklist" tradeDocuments={checklists} />
      <TradeDocumentList mode={mode} order={order} kind="contract" tradeDocuments={contracts} />
    </Section>
  );
}

interface TradeDocumentListProps extends OrderTradeDocumentsProps {
  readonly kind: TradeDocumentKind;
  readonly tradeDocuments: readonly TradeDocumentView[];
}

const WORDS = {
  checklist: { many: 'checklists', make: 'newChecklist', makeOf: 'newChecklistOf' },
  contract: { many: 'contracts', make: 'newContract', makeOf: 'newContractOf' },
} as const;

function TradeDocumentList({ mode, order, kind, tradeDocuments }: TradeDocumentListProps): ReactNode {
  const { t } = useTranslation();
  const words = WORDS[kind];
  const mayWrite = useHolds(WRITE_EXPORTATION);
  const address = (id: string) => tradeDocumentAddress(mode, order.operationId, order._id, kind, id);
  return (
    <div className={classes.group}>
      <div className={classes.groupHead}>
        <span className={classes.groupName}>{t(`tradeDocuments.documents.${words.many}`)}</span>
        {mayWrite && (
          <Button
            component={Link}
            to={tradeDocumentAddress('update', order.operationId, order._id, kind)}
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size="1rem" aria-hidden />}
            aria-label={t(`tradeDocuments.documents.${words.makeOf}`, { order: order.loadingOrderCode })}
          >
            {t(`tradeDocuments.documents.${words.make}`)}
          </Button>
        )}
      </div>
      {tradeDocuments.length === 0 && <span className={classes.quiet}>{t('tradeDocuments.documents.none')}</span>}
      <ul className={classes.lines}>
        {tradeDocuments.map((tradeDocument) => (
          <li key={tradeDocument._id}>
            <Link to={address(tradeDocument._id)} className={classes.line}>
              <span className={classes.words}>
                <span className={classes.code}>{tradeDocument.code}</span>
                <span className={classes.quiet}>
                  <RelativeTime instant={tradeDocument.updatedAt} />{' '}
                  {tradeDocument.createdBy && t('tradeDocuments.documents.by', { who: tradeDocument.createdBy })}
                </span>
              </span>
              <TradeDocumentChip completedAt={tradeDocument.completedAt} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
