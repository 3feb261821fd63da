import { Layer, Source } from '@vis.gl/react-maplibre';
import type { FeatureCollection } from 'geojson';
import { memo, type ReactNode, useMemo } from 'react';
import { type Mode, markColors } from '#ui/theme/map-colors.ts';
import type { PlaceMark } from '../map-props.ts';
import { MARKER_ART } from '../markers/marker-art.ts';
import { placeImage } from './marker-images.ts';

export const PLACE_LAYERS = ['place-pins', 'place-dots'];

interface PlaceLayerProps {
  readonly places: readonly PlaceMark[];
  readonly mode: Mode;
}

/** Many places, drawn by the canvas: a dot for each, and its pin where there is room. */
export const PlaceLayer = memo(function PlaceLayer({ places, mode }: PlaceLayerProps): ReactNode {
  const data = useMemo(() => features(places, mode), [places, mode]);
  return (
    <Source id="places" type="geojson" data={data}>
      <Layer
        id="place-dots"
        type="circle"
        paint={{
          'circle-radius': 4.5,
          'circle-color': ['get', 'body'],
          'circle-stroke-color': ['get', 'edge'],
          'circle-stroke-width': 1.5,
        }}
      />
      <Layer
        id="place-pins"
        type="symbol"
        layout={{ 'icon-image': ['get', 'image'], 'icon-anchor': ['get', 'anchor'], 'icon-padding': 0 }}
      />
    </Source>
  );
});

function features(places: readonly PlaceMark[], mode: Mode): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: places.map((place) => {
      const { anchor, tone } = MARKER_ART[place.kind];
      const { body, glyph } = markColors(mode, place.tone ?? tone);
      return {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [place.at.lng, place.at.lat] },
        properties: { id: place.id, image: placeImage(mode, place), anchor, body, edge: glyph },
      };
    }),
  };
}
