import { Layer, Source } from '@vis.gl/react-maplibre';
import type { FeatureCollection } from 'geojson';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { positionOf } from '../geometry/mercator.ts';
import { discRadius } from '../trucks/clusters.ts';
import { LABELS_FROM } from '../trucks/truck-sprites.ts';
import { FONT_BOLD } from './fonts.ts';
import type { Seen, SeenMark } from './use-seen-trucks.ts';

/** Names that came and went every second would be worse than a name below a truck. */
const PAUSE_MS = 6_000;
const TRUCK_RADIUS = 17;
/** How much of its line a letter fills. */
const LETTER_SHARE = 0.7;

/** Keeps the names of the base map away from trucks, plates and clusters: letters that nobody sees take their room. */
export const NameGuard = memo(function NameGuard({ seen }: { readonly seen: Seen }): ReactNode {
  const guarded = useSlowly(seen);
  return (
    <Source id="truck-rooms" type="geojson" data={rooms(guarded)}>
      <Layer
        id="truck-rooms"
        type="symbol"
        layout={{
          'text-field': 'O',
          'text-font': FONT_BOLD,
          'text-size': ['get', 'size'],
          'text-allow-overlap': true,
          'text-padding': 4,
        }}
        paint={{ 'text-opacity': 0 }}
      />
      <Layer
        id="plate-rooms"
        type="symbol"
        minzoom={LABELS_FROM}
        layout={{
          'text-field': ['get', 'label'],
          'text-font': FONT_BOLD,
          'text-size': 12,
          'text-anchor': 'top',
          'text-offset': [0, 1.6],
          'text-allow-overlap': true,
        }}
        paint={{ 'text-opacity': 0 }}
      />
    </Source>
  );
});

/** At once when the map was moved, otherwise after a while. */
function useSlowly(seen: Seen): Seen {
  const [shown, setShown] = useState(seen);
  const since = useRef(0);
  useEffect(() => {
    const isMoved = seen.view.zoom !== shown.view.zoom || seen.view.centre.x !== shown.view.centre.x;
    const rest = isMoved ? 0 : Math.max(0, since.current + PAUSE_MS - performance.now());
    if (seen === shown) return;
    const timer = setTimeout(() => {
      since.current = performance.now();
      setShown(seen);
    }, rest);
    return () => clearTimeout(timer);
  }, [seen, shown]);
  return shown;
}

const sizeOf = ({ truck, count }: SeenMark) => (2 * (truck === null ? discRadius(count) : TRUCK_RADIUS)) / LETTER_SHARE;

function rooms({ marks }: Seen): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: marks.map((mark) => {
      const { lat, lng } = positionOf(mark.spot);
      return {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [lng, lat] },
        properties: { size: sizeOf(mark), label: mark.label },
      };
    }),
  };
}
