import { Anchor, CloseButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { listAddress } from '#areas/load-orders/contract/order-addresses.ts';
import type { Position } from '#kernel/position.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { Chip } from '#ui/feedback/chip.tsx';
import { QueryError } from '#ui/feedback/error-state.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { readFreeTrucks } from '../../contract/live.calls.ts';
import classes from './map-screen.module.css';

interface NearestTrucksProps {
  readonly to: Position;
  readonly onSelect: (id: string) => void;
  readonly onClose: () => void;
}

/** The free trucks nearest to a point of the map, and whether they could be assigned. */
export function NearestTrucks({ to, onSelect, onClose }: NearestTrucksProps): ReactNode {
  const { t } = useTranslation();
  const { withUnit } = useNumbers();
  const reply = useCall(readFreeTrucks, { query: { lat: to.lat, lng: to.lng } });
  return (
    <section className={classes.nearest} aria-label={t('tracking.live.nearest.title')}>
      <header className={classes.rowTop}>
        <strong>{t('tracking.live.nearest.title')}</strong>
        <CloseButton aria-label={t('tracking.live.nearest.close')} onClick={onClose} />
      </header>
      {reply.isError && !reply.data && <QueryError onRetry={() => void reply.refetch()} />}
      {reply.isPending && <CardsSkeleton cards={2} />}
      {reply.data?.trucks.length === 0 && <p className={classes.quiet}>{t('tracking.live.nearest.none')}</p>}
      <ol className={classes.nearestList}>
        {reply.data?.trucks.map(({ truck, km, assignable }) => (
          <li key={truck.id}>
            <button type="button" className={classes.nearestTruck} onClick={() => onSelect(truck.id)}>
              <strong>{truck.plate}</strong> {withUnit(km, 'km')} {truck.driver}
              <Chip tone={assignable ? 'success' : 'warning'}>
                {t(`tracking.live.nearest.${assignable ? 'assignable' : 'hindered'}`)}
              </Chip>
            </button>
          </li>
        ))}
      </ol>
      <Anchor component={Link} to={`${listAddress('loadOrder')}?statuses=programmed`} size="sm">
        {t('tracking.live.nearest.assign')}
      </Anchor>
    </section>
  );
}
