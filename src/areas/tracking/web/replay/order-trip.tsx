import { Button } from '@mantine/core';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { OrderView } from '#areas/load-orders/contract/order.shapes.ts';
import { readTripReport } from '#areas/tracking/contract/replay.calls.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { Section } from '#ui/record/section.tsx';
import { useShowInstant } from '#ui/session/zone.ts';
import classes from './replay.module.css';
import { withReplay } from './replay-address.ts';
import { ReplayFromAddress } from './replay-from-address.tsx';
import { TripFacts } from './trip-facts.tsx';

/** What the trip of an order came to, and the way to its replay. */
export default function OrderTrip({ order }: { readonly order: OrderView }): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const [query, setQuery] = useSearchParams();
  const reply = useCall(readTripReport, { params: { id: order._id } });
  if (reply.isError && !reply.data) return <QueryError onRetry={() => void reply.refetch()} />;
  if (!reply.data) return <CardsSkeleton cards={1} />;
  const { trip, alerts, checkpoints } = reply.data;
  const span = (from: string, to: string | null) =>
    [from, to]
      .filter((at) => at !== null)
      .map(showInstant)
      .join(' – ');
  return (
    <Section
      title={t('tracking.replay.report.title')}
      action={
        trip.fixes > 0 && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlayerPlay size="1rem" aria-hidden />}
            onClick={() => setQuery(withReplay(query, { orderId: order._id }))}
          >
            {t('tracking.replay.open')}
          </Button>
        )
      }
    >
      {trip.fixes === 0 ? (
        <p className={classes.note}>{t('tracking.replay.empty')}</p>
      ) : (
        <TripFacts figures={trip.figures} />
      )}
      <Rows
        title={t('tracking.replay.report.stops')}
        rows={trip.stops.map(({ from, to, city }) => [city, span(from, to)] as const)}
      />
      <Rows
        title={t('tracking.replay.report.checkpoints')}
        rows={checkpoints.map(({ name, plannedAt, passedAt }) => [
          name,
          [
            plannedAt && `${t('tracking.replay.report.planned')}: ${showInstant(plannedAt)}`,
            passedAt
              ? `${t('tracking.replay.report.passed')}: ${showInstant(passedAt)}`
              : t('tracking.replay.report.never'),
          ]
            .filter(Boolean)
            .join(' · '),
        ])}
      />
      <Rows
        title={t('tracking.replay.report.gaps')}
        rows={trip.gaps.map(({ from, to }) => [t('tracking.replay.map.gap'), span(from, to)] as const)}
      />
      <Rows
        title={t('tracking.replay.report.alerts')}
        rows={alerts.map(({ type, from, to }) => [t(`tracking.alerts.types.${type}`), span(from, to)] as const)}
      />
      <ReplayFromAddress />
    </Section>
  );
}

interface RowsProps {
  readonly title: string;
  readonly rows: readonly (readonly [what: string, when: string])[];
}

function Rows({ title, rows }: RowsProps): ReactNode {
  if (rows.length === 0) return null;
  return (
    <div>
      <h3 className={classes.note}>{title}</h3>
      <ul className={classes.rows}>
        {rows.map(([what, when]) => (
          <li key={`${what} ${when}`}>
            <span>{what}</span>
            <span>{when}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
