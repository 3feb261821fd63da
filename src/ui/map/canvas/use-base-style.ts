import type { MapRef } from '@vis.gl/react-maplibre';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';

/**
 * Sets the first style of the map, and later ones without losing what is drawn: the map's own way of changing it would
 * remove the layers of the drawing tools.
 */
export function useBaseStyle(map: MapRef | null, style: StyleSpecification): StyleSpecification {
  const [first] = useState(style);
  const current = useRef(first);
  useEffect(() => {
    if (!map || current.current === style) return;
    const base = current.current;
    current.current = style;
    map.getMap().setStyle(style, { transformStyle: (shown, next) => keepDrawn(shown, next, base) });
  }, [map, style]);
  return first;
}

/** Whether the map shows a layer by now: a new style takes a moment, and what is put below a missing layer is lost. */
export function useHasLayer(map: MapRef | null, layer: string, isExpected: boolean): boolean {
  const [isThere, setThere] = useState(isExpected);
  useEffect(() => {
    if (!map) return;
    const look = () => setThere(map.getLayer(layer) !== undefined);
    map.on('styledata', look);
    return () => {
      map.off('styledata', look);
    };
  }, [map, layer]);
  return isThere;
}

/**
 * Moves what is drawn to a new base map: trucks, routes and drawings stay, each just below the same layer as before,
 * and nothing of the old base map.
 */
export function keepDrawn(
  shown: StyleSpecification | undefined,
  next: StyleSpecification,
  base: StyleSpecification,
): StyleSpecification {
  if (!shown) return next;
  const isBase = new Set(next.layers.map(({ id }) => id));
  const drawn = Object.entries(shown.sources).filter(([id]) => !(id in base.sources) && !(id in next.sources));
  const kept = shown.layers.filter((layer) => 'source' in layer && drawn.some(([id]) => id === layer.source));
  const below = new Map<string | undefined, LayerSpecification[]>();
  for (const layer of kept) {
    const above = shown.layers.slice(shown.layers.indexOf(layer)).find(({ id }) => isBase.has(id))?.id;
    below.set(above, [...(below.get(above) ?? []), layer]);
  }
  return {
    ...next,
    sources: { ...next.sources, ...Object.fromEntries(drawn) },
    layers: [
      ...next.layers.flatMap((layer) => [...(below.get(layer.id) ?? []), layer]),
      ...(below.get(undefined) ?? []),
    ],
  };
}
