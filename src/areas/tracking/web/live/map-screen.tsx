import { ActionIcon } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import IconMinimize from '@tabler/icons-react/dist/esm/icons/IconMinimize.mjs';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { MapBox } from '#kernel/map-box.ts';
import type { Position } from '#kernel/position.ts';
import { TableError } from '#ui/feedback/error-state.tsx';
import type { Rest } from '#ui/map/geometry/map-look.ts';
import type { LiveTruck } from '../../contract/live.shapes.ts';
import { withReplay } from '../replay/replay-address.ts';
import { ReplayFromAddress } from '../replay/replay-from-address.tsx';
import { useAlertSound } from './alert-sound.ts';
import { BesideMap } from './beside-map.tsx';
import { FilterChips, FilterFields } from './filter-fields.tsx';
import classes from './map-screen.module.css';
import { byUrgency } from './map-state.ts';
import { MapTools } from './map-tools.tsx';
import { RefreshButton } from './refresh-button.tsx';
import { StateChips } from './state-chips.tsx';
import { matcher } from './truck-filters.ts';
import { TruckMap } from './truck-map.tsx';
import { TruckPopup } from './truck-popup.tsx';
import { TruckSearch } from './truck-search.tsx';
import { useLiveTrucks } from './use-live-trucks.ts';
import { useMapLayers } from './use-map-layers.ts';
import { useMapState } from './use-map-state.ts';
import { useWaitingOrder } from './use-waiting-orders.ts';
import { fillScreen, useTour, useWall } from './use-wall.ts';

const NONE: readonly LiveTruck[] = [];
/** Browsers refuse an address that changes all the time. */
const LOOK_PAUSE_MS = 300;

/** Where the trucks are now: the map, and the same trucks as a list. */
export default function MapScreen(): ReactNode {
  const { t } = useTranslation();
  const { trucks, failed, readAt, read } = useLiveTrucks();
  const { state, change } = useMapState();
  const [query, setQuery] = useSearchParams();
  const all = trucks ?? NONE;
  const sound = useAlertSound(all);
  const { search, filters, states, truck: chosen, isFollowed, layers, wall, look, nearest } = state;
  const matching = useMemo(() => all.filter(matcher({ search, filters })), [all, search, filters]);
  const shown = useMemo(
    () => matching.filter((truck) => states.length === 0 || states.includes(truck.state)).sort(byUrgency),
    [matching, states],
  );
  const toured = useTour(wall === 'cycles', shown);
  const selected = toured ?? all.find(({ id }) => id === chosen);
  const { loadsAt } = useWaitingOrder(nearest?.orderId ?? null);
  const searchedAt = nearest && (nearest.at ?? loadsAt);
  const [bounds, setBounds] = useState<MapBox | null>(null);
  const below = useMapLayers({ layers, trucks: shown, selected, bounds });
  const [isListOpen, setListOpen] = useState(false);
  const [selectedOn, setSelectedOn] = useState<'map' | 'beside'>('beside');
  useWall(wall, () => change({ wall: null }));
  const keepLook = useDebouncedCallback(
    (moved: Rest['look']) => change({ look: moved ?? null }, 'same'),
    LOOK_PAUSE_MS,
  );
  if (trucks === null && failed) return <TableError onRetry={read} />;
  const select = (id: string, from: 'map' | 'beside', step?: 'same') => {
    setSelectedOn(from);
    // On a phone it lies over the map.
    setListOpen(false);
    change({ truck: id, isFollowed: false }, step);
  };
  const pick = (at: Position) => {
    if (nearest === null) return change({ truck: null, isFollowed: false });
    change({ nearest: { ...nearest, at } });
    setListOpen(true);
  };
  const card = selected && (
    <TruckPopup
      truck={selected}
      isFollowed={isFollowed}
      onFollow={(follows) => change({ isFollowed: follows })}
      isPicture={wall !== null}
    />
  );
  return (
    <div className={classes.screen} data-wall={wall ?? undefined}>
      {wall === null && (
        <div className={classes.tools}>
          <TruckSearch searched={search} onSearch={(text) => change({ search: text }, 'same')} />
          <FilterFields trucks={all} filters={filters} onChange={(changed) => change({ filters: changed })} />
          <MapTools
            layers={layers}
            mayReadRoutes={below.mayReadRoutes}
            onLayers={(changed) => change({ layers: changed })}
            isPicking={nearest !== null}
            onPicking={() => {
              change({ nearest: nearest ? null : { at: null, orderId: null } });
              setListOpen(nearest === null);
            }}
            onReplay={() => setQuery(withReplay(query, { truckIds: selected ? [selected.id] : [] }))}
            hasSound={sound.isOn}
            onSound={sound.toggle}
            onWall={(mode) => {
              fillScreen();
              change({ wall: mode });
            }}
          />
          <RefreshButton readAt={readAt} onRead={read} isQuiet={false} />
        </div>
      )}
      <div className={classes.states}>
        <StateChips
          trucks={matching}
          chosen={states}
          onChange={(changed) => change({ states: changed })}
          isPicture={wall !== null}
        />
        {wall !== null && (
          <div className={classes.wallTools}>
            <RefreshButton readAt={readAt} onRead={read} isQuiet />
            <ActionIcon
              variant="subtle"
              size="lg"
              aria-label={t('tracking.live.wall.end')}
              onClick={() => change({ wall: null })}
            >
              <IconMinimize size="1.1rem" aria-hidden />
            </ActionIcon>
          </div>
        )}
      </div>
      {wall === null && <FilterChips filters={filters} onChange={(changed) => change({ filters: changed })} />}
      {below.isCut && (
        <p className={classes.hint} role="status">
          {t('tracking.live.layers.cut')}
        </p>
      )}
      <div className={classes.sides}>
        <TruckMap
          trucks={shown}
          selected={selected}
          card={card}
          below={below}
          isPicture={wall !== null}
          isToured={toured !== undefined}
          leavesFocus={selectedOn === 'beside'}
          followed={isFollowed ? chosen : null}
          look={look}
          searchedAt={wall === null ? searchedAt : null}
          onSelect={(id) => select(id, 'map')}
          onPick={pick}
          onClose={() => change({ truck: null, isFollowed: false })}
          onFollowEnd={() => change({ isFollowed: false }, 'same')}
          onRest={(rest) => {
            setBounds(rest.bounds);
            if (rest.look !== undefined && wall === null) keepLook(rest.look);
          }}
        />
        <BesideMap
          trucks={trucks === null ? null : shown}
          isNone={all.length === 0}
          chosen={selected?.id ?? null}
          isMissing={trucks !== null && chosen !== null && !selected}
          unplaced={selected && selected.lat === null ? card : null}
          nearest={wall === null ? nearest : null}
          onNearest={(changed) => change({ nearest: changed })}
          isOpen={isListOpen}
          onOpen={setListOpen}
          onSelect={(id, byKey) => select(id, 'beside', byKey ? 'same' : undefined)}
        />
      </div>
      <ReplayFromAddress trucks={all} />
    </div>
  );
}
