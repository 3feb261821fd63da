import { UnstyledButton } from '@mantine/core';
import { Marker, useMap } from '@vis.gl/react-maplibre';
import type { KeyboardEvent, ReactNode } from 'react';
import { ARROWS } from '../geometry/neighbour.ts';
import type { PlaceMark } from '../map-props.ts';
import { MARKER_ART } from '../markers/marker-art.ts';
import { MarkerPicture } from '../markers/marker-picture.tsx';
import classes from './place-marker.module.css';

const STEP = 4;
const LARGE_STEP = 40;

interface PlaceMarkerProps {
  readonly place: PlaceMark;
  readonly isSelected?: boolean;
  readonly onSelect?: ((id: string) => void) | undefined;
}

/** A real button on the map: reachable by keyboard, and moved by arrow keys where it is draggable. */
export function PlaceMarker({ place, isSelected = false, onSelect }: PlaceMarkerProps): ReactNode {
  const { id, kind, at, label, tone, number, onMove } = place;
  const { current: map } = useMap();
  const nudge = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow || !onMove || !map) return;
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    const { x, y } = map.project([at.lng, at.lat]);
    const to = map.unproject([x + arrow[0] * step, y + arrow[1] * step]);
    onMove({ lat: to.lat, lng: to.lng });
  };
  return (
    <Marker
      longitude={at.lng}
      latitude={at.lat}
      anchor={MARKER_ART[kind].anchor}
      draggable={onMove !== undefined}
      onDragEnd={({ lngLat }) => onMove?.({ lat: lngLat.lat, lng: lngLat.lng })}
      onClick={({ originalEvent }) => originalEvent.stopPropagation()}
    >
      <UnstyledButton
        className={classes.marker!}
        aria-label={label}
        aria-current={isSelected || undefined}
        title={label}
        data-movable={onMove ? true : undefined}
        onClick={({ currentTarget }) => {
          // The map prevents the focus on a mouse press, but a popup returns the focus to the button it came from.
          currentTarget.focus({ preventScroll: true });
          onSelect?.(id);
        }}
        onKeyDown={nudge}
      >
        <MarkerPicture kind={kind} tone={tone} number={number} />
      </UnstyledButton>
    </Marker>
  );
}
