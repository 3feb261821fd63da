import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { detailAddress, listOf } from '#areas/load-orders/contract/order-addresses.ts';
import { RelativeTime } from '#ui/feedback/relative-time-text.tsx';
import { Facts } from '#ui/record/section.tsx';
import { useCanOpen } from '#ui/routing/can-open.ts';
import type { AlertView } from '../../contract/alert.shapes.ts';
import { deviceAddress } from '../devices/device-addresses.ts';

/** The worst of an incident, in the order in which it is read. */
const FIGURES = [
  'stoppedMins',
  'deviationMeters',
  'speedKmH',
  'overStayInMinutes',
  'drivingMins',
  'eventsPerMin',
  'batteryPercentage',
  'silentMins',
  'withoutLocationMins',
  'lateMins',
] as const;

const MINUTE = 60_000;
/** Known when it is over. */
const durationOf = ({ startedAt, endedAt }: AlertView): number | null =>
  endedAt === null ? null : Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / MINUTE);

/** What is not known is left out. */
export function AlertFacts({ alert }: { readonly alert: AlertView }): ReactNode {
  const { t } = useTranslation();
  const { details, startedAt, endedAt, result } = alert;
  const values: readonly (readonly [string, ReactNode])[] = [
    [t('lists.alert.columns.criticality'), t(`tracking.alerts.criticality.${alert.criticality}`)],
    [t('lists.alert.columns.startedAt'), <RelativeTime key="from" instant={startedAt} />],
    [
      t('lists.alert.columns.endedAt'),
      endedAt ? <RelativeTime key="to" instant={endedAt} /> : t('lists.alert.filters.open'),
    ],
    [t('tracking.alerts.panel.duration'), durationOf(alert)],
    ...FIGURES.map((name) => {
      const value = details[name];
      return [t(`tracking.alerts.figures.${name}`), typeof value === 'number' ? value : null] as const;
    }),
    [t('lists.alert.columns.plate'), alert.plate],
    [t('lists.alert.columns.trucker'), alert.trucker],
    [t('lists.alert.columns.loadingOrderCode'), alert.loadingOrderCode && <OrderLink key="order" alert={alert} />],
    [
      t('tracking.alerts.panel.device'),
      alert.deviceId && (
        <MaybeLink key="device" to={deviceAddress(alert.deviceId)} text={t('tracking.alerts.panel.openDevice')} />
      ),
    ],
    [t('lists.alert.columns.review'), t(`tracking.alerts.review.${alert.review}`)],
    [t('lists.alert.columns.result'), result && t(`tracking.alerts.results.${result}`)],
    [t('tracking.alerts.panel.note'), alert.reviewNote ?? alert.note],
    [t('lists.alert.columns.takenBy'), alert.takenBy],
  ];
  const facts = values.flatMap(([label, value]) => (value || value === 0 ? [{ label, value }] : []));
  return <Facts facts={facts} />;
}

function OrderLink({ alert }: { readonly alert: AlertView }): ReactNode {
  const { orderKind, operationId, loadingOrderId, loadingOrderCode } = alert;
  if (!orderKind || !operationId || !loadingOrderId) return loadingOrderCode;
  const to = detailAddress(listOf(orderKind, false), operationId, loadingOrderId);
  return <MaybeLink to={to} text={loadingOrderCode ?? ''} />;
}

/** A link for whoever may open what it leads to. */
function MaybeLink({ to, text }: { readonly to: string; readonly text: string }): ReactNode {
  const canOpen = useCanOpen();
  if (!canOpen(to)) return text;
  return (
    <Anchor component={Link} to={to} inherit>
      {text}
    </Anchor>
  );
}
