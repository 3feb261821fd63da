import { Layer, Source } from '@vis.gl/react-maplibre';
import type { FeatureCollection } from 'geojson';
import type { ExpressionSpecification } from 'maplibre-gl';
import { memo, type ReactNode, useMemo } from 'react';
import type { Position } from '#kernel/position.ts';
import type { Tone } from '#kernel/tone.ts';
import { type Mode, routeCasing, routeColor } from '#ui/theme/map-colors.ts';
import { FIRST_LABELS, under } from '../canvas/base-style.ts';
import { EDITED_LINE } from '../canvas/route-layer.tsx';
import { positionOf } from '../geometry/mercator.ts';
import type { Handle } from './handles.ts';
import { pieceCount, pieceOf } from './line-changes.ts';

export const MIDDLES = 'edited-middles';
/** Set on the pieces of the line that are drawn apart while they are dragged. */
export const APART = 'apart';

const UNLESS_APART: ExpressionSpecification = ['case', ['boolean', ['feature-state', APART], false], 0, 1];
const ROUND = { 'line-cap': 'round', 'line-join': 'round' } as const;
const POINT_RADIUS = 5;
const MIDDLE_RADIUS = 3.5;
/** A finger covers more than a pointer. */
const COARSE = 1.5;

interface EditedLineProps {
  readonly line: readonly Position[];
  readonly handles: readonly Handle[];
  readonly tone: Tone;
  readonly mode: Mode;
  readonly hasLabels: boolean;
}

/** The edited line in pieces, so that one of them can be hidden at once, and the handles on it. */
export const EditedLine = memo(function EditedLine(props: EditedLineProps): ReactNode {
  const { line, handles, tone, mode, hasLabels } = props;
  const pieces = useMemo(() => lineFeatures(line), [line]);
  const points = useMemo(() => handleFeatures(handles), [handles]);
  const below = under(hasLabels ? FIRST_LABELS : undefined);
  const [color, edge] = [routeColor(mode, tone), routeCasing(mode)];
  const size = window.matchMedia('(pointer: coarse)').matches ? COARSE : 1;
  return (
    <>
      <Source id={EDITED_LINE} type="geojson" data={pieces}>
        <Layer
          id="edited-line-casing"
          type="line"
          {...below}
          layout={ROUND}
          paint={{ 'line-color': edge, 'line-width': 7, 'line-opacity': UNLESS_APART }}
        />
        <Layer
          id={EDITED_LINE}
          type="line"
          {...below}
          layout={ROUND}
          paint={{ 'line-color': color, 'line-width': 4, 'line-opacity': UNLESS_APART }}
        />
      </Source>
      <Source id="edited-handles" type="geojson" data={points}>
        <Layer
          id={MIDDLES}
          type="circle"
          filter={['get', 'isMiddle']}
          paint={{
            'circle-radius': MIDDLE_RADIUS * size,
            'circle-color': color,
            'circle-stroke-color': edge,
            'circle-stroke-width': 1.5,
          }}
        />
        <Layer
          id="edited-points"
          type="circle"
          filter={['!', ['get', 'isMiddle']]}
          paint={{
            'circle-radius': POINT_RADIUS * size,
            'circle-color': edge,
            'circle-stroke-color': color,
            'circle-stroke-width': 2.5,
          }}
        />
      </Source>
    </>
  );
});

/** The id of a piece on the map; 0 is no id there. */
export const pieceId = (piece: number): number => piece + 1;

function lineFeatures(line: readonly Position[]): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: Array.from({ length: pieceCount(line.length) }, (_, piece) => ({
      type: 'Feature',
      id: pieceId(piece),
      geometry: { type: 'LineString', coordinates: pieceOf(line, piece).map(({ lng, lat }) => [lng, lat]) },
      properties: {},
    })),
  };
}

function handleFeatures(handles: readonly Handle[]): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: handles.map((handle) => {
      const { lng, lat } = positionOf(handle);
      return {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [lng, lat] },
        properties: { isMiddle: handle.isMiddle },
      };
    }),
  };
}
