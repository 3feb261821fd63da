import type { MapRef } from '@vis.gl/react-maplibre';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';

/**
 * Sets the first style of the map, and later ones without losing what is drawn: the map's own way of changing it would
 * remove the layers of the drawing tools.
 */
export function useBaseStyle(map: MapRef | null, style: string | StyleSpecification): string | StyleSpecification {
  const [first] = useState(style);
  const current = useRef(first);
  useEffect(() => {
    if (!map || current.current === style) return;
    // A style that failed to load left nothing to keep.
    const options = typeof current.current === 'string' ? { diff: false } : { transformStyle: keepDrawn };
    current.current = style;
    map.getMap().setStyle(style, options);
  }, [map, style]);
  return first;
}

/**
 * Moves what is drawn to a new base map: trucks, routes and drawings stay, each just below the same layer as before.
 */
export function keepDrawn(before: StyleSpecification | undefined, next: StyleSpecification): StyleSpecification {
  if (!before) return next;
  const isBase = new Set(next.layers.map(({ id }) => id));
  const drawn = Object.entries(before.sources).filter(([id]) => !(id in next.sources));
  const kept = before.layers.filter((layer) => 'source' in layer && drawn.some(([id]) => id === layer.source));
  const below = new Map<string | undefined, LayerSpecification[]>();
  for (const layer of kept) {
    const above = before.layers.slice(before.layers.indexOf(layer)).find(({ id }) => isBase.has(id))?.id;
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
