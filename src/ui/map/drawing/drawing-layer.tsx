import { useMap } from '@vis.gl/react-maplibre';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import type { Mode } from '#ui/theme/map-colors.ts';
import type { Drawing } from '../map-props.ts';
import { DrawingToolbar } from './drawing-toolbar.tsx';
import { isLarge } from './shape-feature.ts';
import { useDrawing } from './use-drawing.ts';

const LineEditor = lazy(() => import('../line-editing/line-editor.tsx'));

interface DrawingLayerProps {
  readonly drawing: Drawing;
  readonly mode: Mode;
  readonly hasLabels: boolean;
}

/** Drawing on the map; loaded only where drawing is allowed. */
export default function DrawingLayer({ drawing, mode, hasLabels }: DrawingLayerProps): ReactNode {
  const { current: map } = useMap();
  const control = useDrawing(map?.getMap(), mode, drawing);
  const isTaken = useRef(false);
  const { tools, shapes, onChange } = drawing;
  const large = shapes.filter(isLarge).find(({ id }) => id === control.selected);
  return (
    <>
      <DrawingToolbar tools={tools} control={control} />
      {large && (
        <Suspense>
          <LineEditor
            key={large.id}
            isSilent
            editing={{
              line: large.ring,
              closed: true,
              tone: 'done',
              tool: 'move',
              onChange: (ring) => onChange(shapes.map((shape) => (shape.id === large.id ? { ...large, ring } : shape))),
            }}
            mode={mode}
            hasLabels={hasLabels}
            isTaken={isTaken}
          />
        </Suspense>
      )}
    </>
  );
}
