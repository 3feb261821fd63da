import type { MapRef } from '@vis.gl/react-maplibre';
import type { StyleSpecification } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import { keepDrawn } from './keep-drawn.ts';

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
