import { useMap } from '@vis.gl/react-maplibre';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapViewProps } from '../map-props.ts';
import type { TruckScene } from '../trucks/truck-scene.ts';
import { MarkField } from './mark-field.tsx';
import { openCluster } from './open-cluster.ts';
import { TruckButton } from './truck-button.tsx';
import { useRovingMarks } from './use-roving-marks.ts';
import type { Seen } from './use-seen-trucks.ts';

interface TruckButtonsProps extends Pick<MapViewProps, 'onSelect' | 'selected'> {
  readonly scene: TruckScene;
  readonly seen: Seen;
}

/** The buttons over the drawn trucks and clusters. */
export function TruckButtons({ scene, seen, selected, onSelect }: TruckButtonsProps): ReactNode {
  const { current: map } = useMap();
  const { t } = useTranslation();
  const { stop, roving } = useRovingMarks(seen.marks, ({ x, y }) => ({ x, y }));
  const latest = useRef({ seen, onSelect });
  latest.current = { seen, onSelect };

  const focused = useRef('');
  const watched = useMemo(
    () => ({
      ...roving,
      onFocus: (key: string) => {
        focused.current = key;
        roving.onFocus(key);
      },
    }),
    [roving],
  );
  useEffect(() => {
    if (focused.current === '' || seen.marks.some(({ key }) => key === focused.current)) return;
    focused.current = '';
    // The button in focus went with its truck; the next Tab leads to the others.
    if (document.activeElement === document.body) map?.getCanvas().focus({ preventScroll: true });
  }, [seen, map]);

  const press = useCallback(
    (id: string) => {
      const mark = latest.current.seen.marks.find(({ key }) => key === id);
      if (!mark) return;
      if (mark.truck !== null) return latest.current.onSelect?.(mark.truck);
      // The cluster splits and its button disappears; the next Tab leads to its trucks.
      map?.getCanvas().focus({ preventScroll: true });
      openCluster(map, scene, mark.cluster, mark.spot);
    },
    [map, scene],
  );
  return (
    <MarkField view={seen.view}>
      {seen.marks.map(({ key, truck, label, count, x, y }) => (
        <TruckButton
          key={key}
          id={key}
          label={truck === null ? t('ui.map.cluster', { count }) : label}
          x={x}
          y={y}
          isSelected={truck !== null && truck === selected}
          isTabStop={key === stop}
          roving={watched}
          onPress={press}
        />
      ))}
    </MarkField>
  );
}
