import { useMap } from '@vis.gl/react-maplibre';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapViewProps, TruckMark } from '../map-props.ts';
import type { Mark } from './mark-button.tsx';
import { MarkButtons } from './mark-buttons.tsx';
import { openCluster } from './use-clicks.ts';
import { useSeenTrucks } from './use-seen-trucks.ts';

/** More elements would make moving the map slow; trucks without a button can still be clicked. */
const MOST = 200;

interface TruckButtonsProps extends Pick<MapViewProps, 'onSelect' | 'selected'> {
  readonly trucks: readonly TruckMark[];
}

/** The buttons over the drawn trucks and clusters. */
export function TruckButtons({ trucks, selected, onSelect }: TruckButtonsProps): ReactNode {
  const { current: map } = useMap();
  const { t } = useTranslation();
  const seen = useSeenTrucks(map);
  const alone = new Set(seen.trucks);
  const marks: readonly Mark[] = [
    ...trucks
      .filter(({ id }) => alone.has(id))
      .slice(0, MOST)
      .map(({ id, at, label }) => ({ key: id, at, label, isSelected: id === selected, press: () => onSelect?.(id) })),
    ...seen.clusters.map(({ id, at, count }) => ({
      key: `cluster ${id}`,
      at,
      label: t('ui.map.cluster', { count }),
      press: () => {
        // The cluster splits and its button disappears; the next Tab leads to its trucks.
        map?.getCanvas().focus({ preventScroll: true });
        void openCluster(map, id, at);
      },
    })),
  ];
  return <MarkButtons marks={marks} />;
}
