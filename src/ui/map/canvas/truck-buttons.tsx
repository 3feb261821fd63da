import { useMap } from '@vis.gl/react-maplibre';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ARROWS, neighbour } from '../geometry/neighbour.ts';
import type { MapViewProps, TruckMark } from '../map-props.ts';
import { type Mark, MarkButton } from './mark-button.tsx';
import { openCluster } from './use-clicks.ts';
import { useSeenTrucks } from './use-seen-trucks.ts';

/** More elements would make moving the map slow; trucks without a button can still be clicked. */
const MOST = 200;

interface TruckButtonsProps extends Pick<MapViewProps, 'onSelect' | 'selected'> {
  readonly trucks: readonly TruckMark[];
}

/**
 * The canvas draws the trucks, but a drawing cannot get the focus: an invisible button lies over each. Together they
 * are one stop for the Tab key, and the arrow keys move from mark to mark.
 */
export function TruckButtons({ trucks, selected, onSelect }: TruckButtonsProps): ReactNode {
  const { current: map } = useMap();
  const { t } = useTranslation();
  const seen = useSeenTrucks(map);
  const [last, setLast] = useState('');
  const buttons = useRef(new Map<string, HTMLButtonElement>());
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
  const stop = marks.some(({ key }) => key === last) ? last : marks[0]?.key;

  const steer = (event: KeyboardEvent, from: Mark) => {
    const arrow = ARROWS[event.key];
    if (!arrow || !map) return;
    // Prevents the map from moving as well.
    event.preventDefault();
    event.stopPropagation();
    const onScreen = ({ at, key }: Mark) => ({ ...map.project([at.lng, at.lat]), key });
    const next = neighbour(onScreen(from), marks.map(onScreen), arrow);
    if (next) buttons.current.get(next.key)?.focus({ preventScroll: true });
  };

  return marks.map((mark) => (
    <MarkButton
      key={mark.key}
      mark={mark}
      isTabStop={mark.key === stop}
      onFocus={() => setLast(mark.key)}
      onKeyDown={(event) => steer(event, mark)}
      keep={(button) => {
        if (button) buttons.current.set(mark.key, button);
        else buttons.current.delete(mark.key);
      }}
    />
  ));
}
