import { useMap } from '@vis.gl/react-maplibre';
import type { ReactNode } from 'react';
import type { Mode } from '#ui/theme/map-colors.ts';
import type { Drawing } from '../map-props.ts';
import { DrawingToolbar } from './drawing-toolbar.tsx';
import { useDrawing } from './use-drawing.ts';

interface DrawingLayerProps {
  readonly drawing: Drawing;
  readonly mode: Mode;
}

/** Drawing on the map; loaded only where drawing is allowed. */
export default function DrawingLayer({ drawing, mode }: DrawingLayerProps): ReactNode {
  const { current: map } = useMap();
  const control = useDrawing(map?.getMap(), mode, drawing);
  return <DrawingToolbar tools={drawing.tools} control={control} />;
}
