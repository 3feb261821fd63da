import type { MapRef } from '@vis.gl/react-maplibre';
import type { StyleSpecification } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import { keepDrawn } from './keep-drawn.ts';

/**
 * Gives the map the style to begin with, and changes it later without what is drawn being lost: the map's own way of
 * changing it takes the drawing tools' layers away under their hands.
 */
export function useBaseStyle(map: MapRef | null, style: string | StyleSpecification): string | StyleSpecification {
  const [first] = useState(style);
  const current = useRef(first);
  useEffect(() => {
    if (!map || current.current === style) return;
    // An address that led nowhere left nothing behind to be kept.
    const options = typeof current.current === 'string' ? { diff: false } : { transformStyle: keepDrawn };
    current.current = style;
    map.getMap().setStyle(style, options);
  }, [map, style]);
  return first;
}
