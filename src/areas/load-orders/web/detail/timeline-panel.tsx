import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { readTimeline, type TimelineEntry } from '#areas/load-orders/contract/order-timeline.calls.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { type Numbers, useNumbers } from '#ui/i18n/use-numbers.ts';
import { Section } from '#ui/record/section.tsx';
import { useShowMoney } from '#ui/session/money.ts';
import { useShowInstant } from '#ui/session/zone.ts';
import { OrderStatusChip } from '../order/order-status.tsx';
import classes from './timeline-panel.module.css';

/** The details of a timeline entry that people understand: names, plates and codes, but no ids. */
const SAID = [
  'plate',
  'driver',
  'trailer',
  'carrier',
  'companyName',
  'name',
  'task',
  'stage',
  'loadedTn',
  'deliveredTn',
  'place',
  'amount',
  'number',
  'fileName',
  'from',
  'to',
  'explanation',
] as const;

const PAGE = 20;

/** Everything that happened to the order, newest first. */
export default function TimelinePanel({ order }: { readonly order: OrderView }): ReactNode {
  const { t } = useTranslation();
  const [pages, setPages] = useState(1);
  return (
    <Section title={t('loadOrders.screens.timeline.title')}>
      <ol className={classes.entries}>
        {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
          <TimelinePage
            key={page}
            id={order._id}
            page={page}
            {...(page === pages ? { onMore: () => setPages(page + 1) } : {})}
          />
        ))}
      </ol>
    </Section>
  );
}

interface TimelinePageProps {
  readonly id: string;
  readonly page: number;
  /** Given only on the last page shown. */
  readonly onMore?: () => void;
}

function TimelinePage({ id, page, onMore }: TimelinePageProps): ReactNode {
  const { t } = useTranslation();
  const reply = useCall(readTimeline, { params: { id }, query: { page, size: PAGE } });
  if (reply.isError && !reply.data) {
    return (
      <li>
        <QueryError onRetry={() => void reply.refetch()} />
      </li>
    );
  }
  if (!reply.data) {
    return (
      <li>
        <CardsSkeleton cards={3} />
      </li>
    );
  }
  const { entries, totalPage, totalRegistry } = reply.data;
  return (
    <>
      {totalRegistry === 0 && (
        <li>
          <EmptyState compact title={t('loadOrders.screens.timeline.none')} />
        </li>
      )}
      {entries.map((entry) => (
        <Entry key={entry._id} entry={entry} />
      ))}
      {onMore && page < totalPage && (
        <li>
          <Button variant="subtle" size="compact-sm" onClick={onMore}>
            {t('loadOrders.screens.more')}
          </Button>
        </li>
      )}
    </>
  );
}

function Entry({ entry }: { readonly entry: TimelineEntry }): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const numbers = useNumbers();
  const showMoney = useShowMoney();
  const tonnes = t('loadOrders.catalogues.weightUnitAbbreviations.tn');
  const details = detailsOf(entry.details, { numbers, showMoney, tonnes });
  return (
    <li className={classes.entry} data-moved={entry.status !== null || undefined}>
      <div className={classes.line}>
        <strong>{t(dynamicKey('loadOrders.events', entry.type))}</strong>
        {entry.status !== null && <OrderStatusChip status={entry.status} />}
      </div>
      {details !== '' && <span>{details}</span>}
      {entry.reason && <q className={classes.reason}>{entry.reason}</q>}
      <span className={classes.quiet}>
        {entry.userName ?? t('loadOrders.screens.timeline.nobody')} · {showInstant(entry.at)} ·{' '}
        <RelativeTime instant={entry.at} />
      </span>
    </li>
  );
}

const TONNES: ReadonlySet<string> = new Set(['loadedTn', 'deliveredTn']);

interface Writing {
  readonly numbers: Numbers;
  readonly showMoney: ReturnType<typeof useShowMoney>;
  readonly tonnes: string;
}

function detailsOf(
  { amount, currency, ...details }: Readonly<Record<string, unknown>>,
  { numbers, showMoney, tonnes }: Writing,
): string {
  const money = typeof amount === 'string' && typeof currency === 'string' ? showMoney(amount, currency) : amount;
  const said = SAID.flatMap((name) => {
    const value = name === 'amount' ? money : details[name];
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    return [TONNES.has(name) ? numbers.withUnit(value, tonnes) : String(value)];
  });
  return said.join(' · ');
}
