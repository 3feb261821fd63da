import { Button } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Position } from '#kernel/position.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { TableError } from '#ui/feedback/error-state.tsx';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import type { LegendEntry } from '#ui/map/map-props.ts';
import { MapView } from '#ui/map/map-view.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import type { LiveTruck } from '../../contract/live.shapes.ts';
import { TRUCK_STATES } from '../../rules/live/truck-state.ts';
import { withReplay } from '../replay/replay-address.ts';
import { ReplayFromAddress } from '../replay/replay-from-address.tsx';
import { useAlertSound } from './alert-sound.ts';
import { FilterFields } from './filter-fields.tsx';
import classes from './map-screen.module.css';
import { byUrgency, matcher } from './map-state.ts';
import { MapTools } from './map-tools.tsx';
import { NearestTrucks } from './nearest-trucks.tsx';
import { StateChips } from './state-chips.tsx';
import { TruckList } from './truck-list.tsx';
import { STATE_TONES } from './truck-marks.ts';
import { TruckPopup } from './truck-popup.tsx';
import { TruckSearch } from './truck-search.tsx';
import { useDrawnTrucks } from './use-drawn-trucks.ts';
import { useLiveTrucks } from './use-live-trucks.ts';
import { useMapLayers } from './use-map-layers.ts';
import { useMapState } from './use-map-state.ts';

const NONE: readonly LiveTruck[] = [];

/** Where the trucks are now: the map, and the same trucks as a list. */
export default function MapScreen(): ReactNode {
  const { t } = useTranslation();
  const { country } = useSignedIn();
  const { trucks, failed, seconds, read } = useLiveTrucks();
  const { state, change } = useMapState();
  const [query, setQuery] = useSearchParams();
  const all = trucks ?? NONE;
  const sound = useAlertSound(all);
  const { search, filters, states, truck: chosen, isFollowed, layers, isWall } = state;
  const matching = useMemo(() => all.filter(matcher({ search, filters })), [all, search, filters]);
  const shown = useMemo(
    () => matching.filter((truck) => states.length === 0 || states.includes(truck.state)).sort(byUrgency),
    [matching, states],
  );
  const store = useDrawnTrucks(shown);
  const selected = all.find(({ id }) => id === chosen);
  const below = useMapLayers({ layers, trucks: shown, selected });
  const [picked, setPicked] = useState<Position | 'asked' | null>(null);
  const [isListOpen, setListOpen] = useState(false);
  const [selectedOn, setSelectedOn] = useState<'map' | 'beside'>('beside');
  const at =
    selected && selected.lat !== null && selected.lng !== null ? { lat: selected.lat, lng: selected.lng } : null;
  const legend: readonly LegendEntry[] = TRUCK_STATES.filter((one) => one !== 'unseen').map((one) => ({
    mark: {
      kind: 'truck',
      tone: STATE_TONES[one],
      alert: one === 'alert',
      ...(one === 'late' || one === 'silent' ? { freshness: one } : {}),
    },
    label: t(`tracking.live.states.${one}`),
  }));
  if (trucks === null && failed) return <TableError onRetry={read} />;
  const select = (id: string, from: 'map' | 'beside') => {
    setSelectedOn(from);
    // On a phone it lies over the map.
    setListOpen(false);
    change({ truck: id, isFollowed: false });
  };
  const card = selected && (
    <TruckPopup truck={selected} isFollowed={isFollowed} onFollow={(follows) => change({ isFollowed: follows })} />
  );
  return (
    <div className={classes.screen} data-wall={isWall || undefined}>
      <div className={classes.tools}>
        <TruckSearch searched={search} onSearch={(text) => change({ search: text })} />
        <FilterFields trucks={all} filters={filters} onChange={(changed) => change({ filters: changed })} />
        <MapTools
          layers={layers}
          mayReadRoutes={below.mayReadRoutes}
          onLayers={(changed) => change({ layers: changed })}
          isPicking={picked !== null}
          onPicking={() => setPicked(picked === null ? 'asked' : null)}
          onReplay={() => setQuery(withReplay(query, { truckIds: selected ? [selected.id] : [] }))}
          hasSound={sound.isOn}
          onSound={sound.toggle}
          isWall={isWall}
          onWall={() => {
            void (isWall ? leaveFullScreen() : document.documentElement.requestFullscreen?.().catch(() => undefined));
            change({ isWall: !isWall });
          }}
          seconds={seconds}
          onRefresh={read}
        />
      </div>
      <StateChips trucks={matching} chosen={states} onChange={(changed) => change({ states: changed })} />
      {picked === 'asked' && (
        <p className={classes.hint} role="status">
          {t('tracking.live.nearest.hint')}
        </p>
      )}
      <div className={classes.sides}>
        <div className={classes.map}>
          <MapView
            size="fill"
            label={t('tracking.live.map')}
            country={country as 'BO'}
            countryWide
            truckStore={store}
            trails={below.trails}
            routes={below.routes}
            places={below.places}
            areas={below.areas}
            legend={legend}
            selected={chosen}
            onSelect={(id) => select(id, 'map')}
            onPick={(to) => {
              if (picked === null) return change({ truck: null, isFollowed: false });
              setPicked(to);
              setListOpen(true);
            }}
            follow={isFollowed ? chosen : null}
            onFollowEnd={() => change({ isFollowed: false })}
            popup={
              selected && at && card
                ? {
                    at,
                    label: t('tracking.live.selected', { plate: selected.plate }),
                    content: card,
                    leavesFocus: selectedOn === 'beside',
                    onClose: () => change({ truck: null, isFollowed: false }),
                  }
                : null
            }
          />
        </div>
        <section className={classes.beside} data-open={isListOpen || undefined} aria-label={t('tracking.live.list')}>
          <Button
            className={classes.handle!}
            variant="subtle"
            aria-expanded={isListOpen}
            onClick={() => setListOpen(!isListOpen)}
          >
            {t(isListOpen ? 'tracking.live.listClose' : 'tracking.live.listOpen')}
          </Button>
          {picked !== null && picked !== 'asked' && (
            <NearestTrucks to={picked} onSelect={(id) => select(id, 'beside')} onClose={() => setPicked(null)} />
          )}
          <output className={classes.quiet}>{t('tracking.live.showing', { count: shown.length })}</output>
          {selected && !at && <div className={classes.unplaced}>{card}</div>}
          {trucks === null ? (
            <CardsSkeleton cards={4} />
          ) : shown.length > 0 ? (
            <TruckList trucks={shown} selected={chosen} onSelect={(id) => select(id, 'beside')} />
          ) : (
            <EmptyState
              compact
              title={t(all.length === 0 ? 'tracking.live.empty' : 'tracking.live.none')}
              {...(all.length === 0 ? { text: t('tracking.live.emptyText') } : {})}
            />
          )}
        </section>
      </div>
      <ReplayFromAddress trucks={all} />
    </div>
  );
}

async function leaveFullScreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
}
