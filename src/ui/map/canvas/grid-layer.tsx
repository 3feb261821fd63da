import { Layer, Source, useMap } from '@vis.gl/react-maplibre';
import type { FeatureCollection } from 'geojson';
import { memo, type ReactNode, useEffect, useState } from 'react';
import { MAP_COLORS, type Mode } from '#ui/theme/map-colors.ts';
import { gridLines } from '../geometry/grid.ts';
import { FIRST_LABELS } from './base-style.ts';
import { FONT } from './fonts.ts';

/** Above this zoom the built-in map has little else to show. */
const FROM_ZOOM = 10;
const NOTHING: FeatureCollection = { type: 'FeatureCollection', features: [] };

/** The built-in map has no streets: at close zoom a grid of coordinates shows the position and that the map moves. */
export const GridLayer = memo(function GridLayer({ mode }: { readonly mode: Mode }): ReactNode {
  const { current: map } = useMap();
  const [data, setData] = useState(NOTHING);
  useEffect(() => {
    if (!map) return;
    const draw = () => {
      const bounds = map.getBounds();
      const zoom = map.getZoom();
      const view = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()] as const;
      setData(zoom < FROM_ZOOM ? NOTHING : features(gridLines(view, zoom)));
    };
    draw();
    map.on('moveend', draw);
    return () => {
      map.off('moveend', draw);
    };
  }, [map]);
  const { region, quiet, land } = MAP_COLORS[mode];
  return (
    <Source id="grid" type="geojson" data={data}>
      <Layer
        id="grid-lines"
        type="line"
        beforeId={FIRST_LABELS}
        minzoom={FROM_ZOOM}
        paint={{ 'line-color': region, 'line-opacity': 0.55 }}
      />
      <Layer
        id="grid-numbers"
        type="symbol"
        beforeId={FIRST_LABELS}
        minzoom={FROM_ZOOM}
        layout={{
          'symbol-placement': 'line',
          'symbol-spacing': 360,
          'text-field': ['get', 'label'],
          'text-font': FONT,
          'text-size': 10,
        }}
        paint={{ 'text-color': quiet, 'text-halo-color': land, 'text-halo-width': 2 }}
      />
    </Source>
  );
});

function features(lines: ReturnType<typeof gridLines>): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: lines.map(({ label, path }) => ({
      type: 'Feature',
      geometry: { type: 'LineString', coordinates: path.map(({ lng, lat }) => [lng, lat]) },
      properties: { label },
    })),
  };
}
