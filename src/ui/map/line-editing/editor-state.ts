import type { Map as MapLibre } from 'maplibre-gl';
import type { Position } from '#kernel/position.ts';
import { type FlatLine, positionOf, spotOf, worldPixels } from '../geometry/mercator.ts';
import type { LineEditing } from '../map-props.ts';
import type { Handle } from './handles.ts';
import { grabbed } from './handles.ts';
import type { MovingSketch } from './moving-sketch.ts';
import { type SnapTarget, snap } from './snapping.ts';

/** Pixels. */
const SNAP_RADIUS = 12;
const POINTER_REACH = 12;
const FINGER_REACH = 24;

/** Everything that handlers of the pointer and of keys read; always of the last render. */
export interface EditorState {
  readonly editing: LineEditing;
  readonly flat: FlatLine;
  readonly handles: readonly Handle[];
  readonly targets: readonly SnapTarget[];
  readonly selected: number;
  readonly select: (index: number, options?: { readonly focus?: boolean }) => void;
  readonly announce: (event: 'added' | 'removed' | 'takenBack' | 'at', index: number, at?: Position) => void;
}

export interface Editor {
  readonly map: MapLibre;
  readonly sketch: MovingSketch;
  readonly state: () => EditorState;
}

interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** The handle under the pointer. */
export function handleAt({ map, state }: Editor, { x, y }: Pixel, isTouch: boolean): Handle | undefined {
  const pixels = worldPixels(map.getZoom());
  return grabbed(state().handles, spotOf(map.unproject([x, y])), pixels, isTouch ? FINGER_REACH : POINTER_REACH);
}

export interface Aim {
  readonly at: Position;
  readonly isSnapped: boolean;
}

/** Where the pointer points: held by another line, and while drawing by the line itself. */
export function aimAt({ map, state }: Editor, { x, y }: Pixel): Aim {
  const { targets, editing, flat } = state();
  const spot = spotOf(map.unproject([x, y]));
  // The last point does not attract: the next one would never get away from it.
  const own = editing.tool === 'draw' ? [{ flat, count: Math.max(0, flat.count - 1) }] : [];
  const held = snap(spot, [...targets, ...own], SNAP_RADIUS / worldPixels(map.getZoom()));
  return { at: positionOf(held ?? spot), isSnapped: held !== undefined };
}
