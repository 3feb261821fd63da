import { useMap } from '@vis.gl/react-maplibre';
import { memo, type ReactNode, useEffect, useMemo, useState } from 'react';
import { isInBox } from '#kernel/map-box.ts';
import type { Position } from '#kernel/position.ts';
import type { Mode } from '#ui/theme/map-colors.ts';
import type { Bounds } from '../geometry/bounds.ts';
import type { MapViewProps, PlaceMark } from '../map-props.ts';
import { MARKER_ART } from '../markers/marker-art.ts';
import { MarkButtons } from './mark-buttons.tsx';
import { PlaceLayer } from './place-layer.tsx';
import { PlaceMarker } from './place-marker.tsx';
import { splitPlaces } from './split-places.ts';

/** More elements would make moving the map slow; places without a button can still be clicked. */
const MOST_BUTTONS = 200;

interface PlaceMarksProps extends Pick<MapViewProps, 'onSelect' | 'selected'> {
  readonly places: readonly PlaceMark[];
  readonly mode: Mode;
}

/** A few places are buttons with a picture; many are drawn by the canvas, with buttons over those in view. */
export const PlaceMarks = memo(function PlaceMarks({
  places,
  mode,
  selected = null,
  onSelect,
}: PlaceMarksProps): ReactNode {
  const { buttons, drawn } = useMemo(() => splitPlaces(places, selected), [places, selected]);
  return (
    <>
      {drawn.length > 0 && (
        <>
          <PlaceLayer places={drawn} mode={mode} />
          <DrawnButtons places={drawn} onSelect={onSelect} />
        </>
      )}
      {buttons.map((place) => (
        <PlaceMarker key={place.id} place={place} isSelected={place.id === selected} onSelect={onSelect} />
      ))}
    </>
  );
});

function DrawnButtons({ places, onSelect }: Pick<PlaceMarksProps, 'places' | 'onSelect'>): ReactNode {
  const seen = useInView(places);
  const marks = seen.slice(0, MOST_BUTTONS).map(({ id, kind, at, label }) => ({
    key: id,
    at,
    label,
    anchor: MARKER_ART[kind].anchor,
    isForKeys: true,
    press: () => onSelect?.(id),
  }));
  return <MarkButtons marks={marks} />;
}

/** What is in view, updated whenever the map stops moving. */
function useInView<P extends { readonly at: Position }>(places: readonly P[]): readonly P[] {
  const { current: map } = useMap();
  const [view, setView] = useState<Bounds | null>(null);
  useEffect(() => {
    if (!map) return;
    const look = () => {
      const bounds = map.getBounds();
      setView([bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]);
    };
    look();
    map.on('moveend', look);
    return () => {
      map.off('moveend', look);
    };
  }, [map]);
  return useMemo(() => (view ? places.filter(({ at }) => isInBox(at, view)) : []), [places, view]);
}
