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
import { readOperationPapers } from '#areas/trade-documents/contract/order-form.calls.ts';
import type { OperationPapers, PaperView } from '#areas/trade-documents/contract/order-form.shapes.ts';
import { addressOf } from '#kernel/screens.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { StatusChip } from '#ui/feedback/chip.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { DetailSkeleton } from '#ui/feedback/skeletons.tsx';
import { BackCard } from '#ui/form/back-card.tsx';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { Section } from '#ui/record/section.tsx';
import { type PaperKind, type PaperMode, paperAddress } from './addresses.ts';
import { PaperChip } from './paper-chip.tsx';
import { PaperFailure } from './paper-failure.tsx';
import type { PaperScreenProps } from './paper-screen-props.ts';
import classes from './papers.module.css';

/** The papers of an operation, order by order. */
export default function PapersScreen({ mode }: PaperScreenProps): ReactNode {
  const { t } = useTranslation();
  const { operationId = '' } = useParams();
  const answer = useCall(readOperationPapers, { params: { id: operationId } });
  if (answer.isError && !answer.data) {
    return <PaperFailure what="what" error={answer.error} onRetry={() => void answer.refetch()} />;
  }
  if (!answer.data) return <DetailSkeleton lines={8} />;
  const { operation, orders } = answer.data;
  return (
    <article className={classes.screen} aria-label={t('tradeDocuments.papers.title')}>
      <BackCard
        title={t('tradeDocuments.papers.title')}
        text={t('tradeDocuments.papers.of', { code: operation.code })}
        backTo={addressOf(operation.kind === 'agro' ? operations.agroOperation : operations.operation, {
          operationId: operation._id,
        })}
      />
      {orders.length === 0 ? (
        <EmptyState
          icon={IconTruck}
          title={t('tradeDocuments.papers.empty')}
          text={t('tradeDocuments.papers.emptyText')}
        />
      ) : (
        <div className={classes.cards}>
          {orders.map((order) => (
            <OrderPapers key={order._id} mode={mode} order={order} />
          ))}
        </div>
      )}
    </article>
  );
}

interface OrderPapersProps {
  readonly mode: PaperMode;
  readonly order: OperationPapers['orders'][number];
}

function OrderPapers({ mode, order }: OrderPapersProps): ReactNode {
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
      <PaperList mode={mode} order={order} kind="checklist" papers={checklists} />
      <PaperList mode={mode} order={order} kind="contract" papers={contracts} />
    </Section>
  );
}

interface PaperListProps extends OrderPapersProps {
  readonly kind: PaperKind;
  readonly papers: readonly PaperView[];
}

const WORDS = {
  checklist: { many: 'checklists', make: 'newChecklist', makeOf: 'newChecklistOf' },
  contract: { many: 'contracts', make: 'newContract', makeOf: 'newContractOf' },
} as const;

function PaperList({ mode, order, kind, papers }: PaperListProps): ReactNode {
  const { t } = useTranslation();
  const words = WORDS[kind];
  const mayWrite = useHolds(WRITE_EXPORTATION);
  const address = (id: string) => paperAddress(mode, order.operationId, order._id, kind, id);
  return (
    <div className={classes.group}>
      <div className={classes.groupHead}>
        <span className={classes.groupName}>{t(`tradeDocuments.papers.${words.many}`)}</span>
        {mayWrite && (
          <Button
            component={Link}
            to={paperAddress('update', order.operationId, order._id, kind)}
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size="1rem" aria-hidden />}
            aria-label={t(`tradeDocuments.papers.${words.makeOf}`, { order: order.loadingOrderCode })}
          >
            {t(`tradeDocuments.papers.${words.make}`)}
          </Button>
        )}
      </div>
      {papers.length === 0 && <span className={classes.quiet}>{t('tradeDocuments.papers.none')}</span>}
      <ul className={classes.lines}>
        {papers.map((paper) => (
          <li key={paper._id}>
            <Link to={address(paper._id)} className={classes.line}>
              <span className={classes.words}>
                <span className={classes.code}>{paper.code}</span>
                <span className={classes.quiet}>
                  <RelativeTime instant={paper.updatedAt} />{' '}
                  {paper.createdBy && t('tradeDocuments.papers.by', { who: paper.createdBy })}
                </span>
              </span>
              <PaperChip completedAt={paper.completedAt} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
