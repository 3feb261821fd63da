import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { TerraDraw } from 'terra-draw';
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter';
import type { Mode } from '#ui/theme/map-colors.ts';
import type { DrawnShape, ShapeKind } from '../geometry/shape.ts';
import type { Drawing } from '../map-props.ts';
import { drawingModes } from './drawing-modes.ts';
import { toFeature, toShape, withHoles } from './shape-feature.ts';

export type Tool = ShapeKind | 'select';

export interface DrawingControl {
  readonly tool: Tool;
  readonly take: (tool: Tool) => void;
  readonly selected: string | null;
  readonly remove: () => void;
}

/** Synchronises the drawing library and the form's shapes in both directions. */
export function useDrawing(map: MapLibre | undefined, mode: Mode, { shapes, onChange }: Drawing): DrawingControl {
  const [draw, setDraw] = useState<TerraDraw | null>(null);
  const [tool, setTool] = useState<Tool>('select');
  const [selected, setSelected] = useState<string | null>(null);
  const chosen = useRef(selected);
  chosen.current = selected;
  const known = useRef<readonly DrawnShape[]>([]);
  const latest = useRef(onChange);
  latest.current = onChange;

  // A layout effect: the tools must remove their layers before the map is removed.
  useLayoutEffect(() => {
    if (!map) return;
    const started = startDrawing(map, mode);
    const notify = () => {
      known.current = withHoles(shapesOf(started), known.current);
      latest.current(known.current);
    };
    started.on('select', (id) => setSelected(String(id)));
    started.on('deselect', () => setSelected(null));
    started.on('change', (ids, type) => {
      if (type === 'delete' && known.current.some(({ id }) => ids.includes(id))) notify();
    });
    started.on('finish', (id, { action }) => {
      notify();
      if (action !== 'draw') return;
      // A new shape can be moved at once; handlers must not change the mode they run in.
      queueMicrotask(() => {
        started.setMode('select');
        started.selectFeature(id);
        setTool('select');
      });
    });
    setDraw(started);
    return () => {
      known.current = [];
      setSelected(null);
      setTool('select');
      started.stop();
    };
  }, [map, mode]);

  useEffect(() => {
    if (!draw || isSame(known.current, shapes)) return;
    // While nothing is known, removing everything reports nothing.
    known.current = [];
    const kept = shapes.some(({ id }) => id === chosen.current) ? chosen.current : null;
    draw.clear();
    draw.addFeatures(shapes.map(toFeature));
    known.current = shapes;
    // What is selected stays so when its corners were changed by hand.
    if (kept !== null) draw.selectFeature(kept);
  }, [draw, shapes]);

  return {
    tool,
    selected,
    take: (next) => {
      draw?.setMode(next);
      setTool(next);
    },
    remove: () => {
      if (!draw || selected === null) return;
      draw.deselectFeature(selected);
      draw.removeFeatures([selected]);
    },
  };
}

function startDrawing(map: MapLibre, mode: Mode): TerraDraw {
  const draw = new TerraDraw({
    adapter: new TerraDrawMapLibreGLAdapter({ map }),
    modes: drawingModes(mode),
    idStrategy: { isValidId: (id) => typeof id === 'string', getId: () => crypto.randomUUID() },
  });
  draw.start();
  draw.setMode('select');
  return draw;
}

function shapesOf(draw: TerraDraw): DrawnShape[] {
  return draw.getSnapshot().flatMap((feature) => toShape(feature) ?? []);
}

const isSame = (one: readonly DrawnShape[], other: readonly DrawnShape[]) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
