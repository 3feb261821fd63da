import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { type TimelineEntry as Happened, readTimeline } from '#areas/load-orders/contract/order-timeline.calls.ts';
import { dynamicKey } from '#kernel/phrase-key.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { type Numbers, useNumbers } from '#ui/i18n/use-numbers.ts';
import { TIMELINE_PAGE, Timeline, TimelineEntry } from '#ui/record/timeline.tsx';
import { useShowMoney } from '#ui/session/money.ts';
import { useShowInstant } from '#ui/session/zone.ts';
import { OrderStatusChip } from '../order/order-status.tsx';
import { useGpsChecked } from './gps-checked.ts';

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
  'time',
  'dock',
  'code',
  'amount',
  'number',
  'fileName',
  'from',
  'to',
  'explanation',
] as const;

const usePage = (id: string, page: number) =>
  useCall(readTimeline, { params: { id }, query: { page, size: TIMELINE_PAGE } });

/** Everything that happened to the order, newest first. */
export default function TimelinePanel({ order }: { readonly order: OrderView }): ReactNode {
  const { t } = useTranslation();
  return (
    <Timeline
      title={t('loadOrders.screens.timeline.title')}
      none={t('loadOrders.screens.timeline.none')}
      more={t('loadOrders.screens.more')}
      id={order._id}
      usePage={usePage}
    >
      {(entry) => <Entry entry={entry} />}
    </Timeline>
  );
}

function Entry({ entry }: { readonly entry: Happened }): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const numbers = useNumbers();
  const showMoney = useShowMoney();
  const gpsChecked = useGpsChecked();
  const tonnes = t('loadOrders.catalogues.weightUnitAbbreviations.tn');
  const details = gpsChecked(entry.type, entry.details) ?? detailsOf(entry.details, { numbers, showMoney, tonnes });
  return (
    <TimelineEntry
      isStep={entry.status !== null}
      reason={entry.reason}
      about={
        <>
          {entry.userName ?? t('loadOrders.screens.timeline.nobody')} · {showInstant(entry.at)} ·{' '}
          <RelativeTime instant={entry.at} />
        </>
      }
    >
      <Group gap="xs">
        <strong>{t(dynamicKey('loadOrders.events', entry.type))}</strong>
        {entry.status !== null && <OrderStatusChip status={entry.status} />}
      </Group>
      {details !== '' && <span>{details}</span>}
    </TimelineEntry>
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
