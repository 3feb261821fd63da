import { UnstyledButton } from '@mantine/core';
import { useMap } from '@vis.gl/react-maplibre';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapViewProps } from '../map-props.ts';
import type { TruckScene } from '../trucks/truck-scene.ts';
import classes from './mark-button.module.css';
import { MarkField } from './mark-field.tsx';
import { openCluster } from './open-cluster.ts';
import { useRovingMarks } from './use-roving-marks.ts';
import type { Seen, SeenMark } from './use-seen-trucks.ts';

interface TruckButtonsProps extends Pick<MapViewProps, 'onSelect' | 'selected'> {
  readonly scene: TruckScene;
  readonly seen: Seen;
}

/** The buttons over the drawn trucks and clusters. */
export function TruckButtons({ scene, seen, selected, onSelect }: TruckButtonsProps): ReactNode {
  const { current: map } = useMap();
  const { t } = useTranslation();
  const roving = useRovingMarks(seen.marks, ({ x, y }) => ({ x, y }));
  const focused = useRef('');
  useEffect(() => {
    if (focused.current === '' || seen.marks.some(({ key }) => key === focused.current)) return;
    focused.current = '';
    // The button in focus went with its truck; the next Tab leads to the others.
    if (document.activeElement === document.body) map?.getCanvas().focus({ preventScroll: true });
  }, [seen, map]);

  const press = ({ truck, key, spot }: SeenMark) => {
    if (truck !== null) return onSelect?.(truck);
    // The cluster splits and its button disappears; the next Tab leads to its trucks.
    map?.getCanvas().focus({ preventScroll: true });
    openCluster(map, scene, key.slice('cluster '.length), spot);
  };
  return (
    <MarkField view={seen.view}>
      {seen.marks.map((mark) => {
        const { isTabStop, onFocus, onKeyDown, keep } = roving(mark);
        const label = mark.truck === null ? t('ui.map.cluster', { count: mark.count }) : mark.label;
        return (
          <UnstyledButton
            key={mark.key}
            ref={keep}
            className={`${classes.mark} ${classes.placed}`}
            style={{ left: mark.x, top: mark.y }}
            aria-label={label}
            aria-current={(mark.truck !== null && mark.truck === selected) || undefined}
            title={label}
            tabIndex={isTabStop ? 0 : -1}
            onClick={({ currentTarget }) => {
              // The map prevents the focus on a mouse press, but a popup returns the focus to the button it came from.
              currentTarget.focus({ preventScroll: true });
              press(mark);
            }}
            onFocus={() => {
              focused.current = mark.key;
              onFocus();
            }}
            onKeyDown={onKeyDown}
          />
        );
      })}
    </MarkField>
  );
}
