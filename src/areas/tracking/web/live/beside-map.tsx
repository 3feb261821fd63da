import { Button } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { lazyWith } from '#ui/i18n/lazy-with.ts';
import type { LiveTruck } from '../../contract/live.shapes.ts';
import classes from './map-screen.module.css';
import type { Nearest } from './map-state.ts';
import { TruckList } from './truck-list.tsx';

const NearestTrucks = lazyWith(['load-orders/later'], () => import('./nearest-trucks.tsx'));

interface BesideMapProps {
  /** Null until they are read. */
  readonly trucks: readonly LiveTruck[] | null;
  /** There are none at all, whatever the filters say. */
  readonly isNone: boolean;
  readonly chosen: string | null;
  /** The chosen one may no longer be seen. */
  readonly isMissing: boolean;
  /** What is said of a truck that is nowhere on the map. */
  readonly unplaced: ReactNode;
  readonly nearest: Nearest | null;
  readonly onNearest: (nearest: Nearest | null) => void;
  /** On a phone. */
  readonly isOpen: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly onSelect: (id: string, byKey: boolean) => void;
}

/** The same trucks as a list; on a phone a sheet that is drawn over the map. */
export function BesideMap(props: BesideMapProps): ReactNode {
  const { t } = useTranslation();
  const { trucks, isNone, chosen, isMissing, unplaced, nearest, isOpen, onOpen, onSelect } = props;
  const Chevron = isOpen ? IconChevronDown : IconChevronUp;
  const unseen = trucks?.filter(({ lat }) => lat === null).length ?? 0;
  const counted = [
    t('tracking.live.showing', { count: trucks?.length ?? 0 }),
    unseen > 0 && t('tracking.live.showingUnplaced', { count: unseen }),
  ];
  const counts = counted.filter(Boolean).join(' · ');
  return (
    <section className={classes.beside} data-open={isOpen || undefined} aria-label={t('tracking.live.list')}>
      <Button
        className={classes.handle!}
        variant="subtle"
        fullWidth
        aria-expanded={isOpen}
        rightSection={<Chevron size="1.1rem" aria-hidden />}
        onClick={() => onOpen(!isOpen)}
      >
        {isOpen ? t('tracking.live.listClose') : `${t('tracking.live.listOpen')} · ${counts}`}
      </Button>
      {unplaced && <div className={classes.unplaced}>{unplaced}</div>}
      {nearest && (
        <Suspense fallback={<CardsSkeleton cards={2} />}>
          <NearestTrucks nearest={nearest} onChange={props.onNearest} onSelect={(id) => onSelect(id, false)} />
        </Suspense>
      )}
      <output className={classes.count}>{counts}</output>
      {isMissing && <p className={classes.hint}>{t('tracking.live.missing')}</p>}
      {trucks === null ? (
        <CardsSkeleton cards={4} />
      ) : trucks.length > 0 ? (
        <TruckList trucks={trucks} selected={chosen} onSelect={onSelect} />
      ) : (
        <EmptyState
          compact
          title={t(isNone ? 'tracking.live.empty' : 'tracking.live.none')}
          {...(isNone ? { text: t('tracking.live.emptyText') } : {})}
        />
      )}
    </section>
  );
}
