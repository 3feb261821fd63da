import { useMap } from '@vis.gl/react-maplibre';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { positionOf } from '../geometry/mercator.ts';
import type { View } from '../trucks/view.ts';
import classes from './mark-field.module.css';

interface MarkFieldProps {
  /** What the children are laid out for, around its middle. */
  readonly view: View;
  readonly children: ReactNode;
}

/** Elements over the map that move with it as one: a single style changes in a frame, however many there are. */
export function MarkField({ view, children }: MarkFieldProps): ReactNode {
  const { current: map } = useMap();
  const [field] = useState(() => {
    const made = document.createElement('div');
    made.className = classes.field!;
    // React has its own listener here; the map below must not take it for a click on itself.
    return made;
  });
  useEffect(() => {
    if (!map) return;
    map.getCanvasContainer().append(field);
    const keep = (event: Event) => event.stopPropagation();
    field.addEventListener('click', keep);
    return () => {
      field.removeEventListener('click', keep);
      field.remove();
    };
  }, [map, field]);
  useLayoutEffect(() => {
    if (!map) return;
    const middle = positionOf(view.centre);
    const follow = () => {
      const { x, y } = map.project([middle.lng, middle.lat]);
      field.style.transform = `translate(${x}px, ${y}px) scale(${2 ** (map.getZoom() - view.zoom)})`;
    };
    follow();
    map.on('move', follow);
    return () => {
      map.off('move', follow);
    };
  }, [map, field, view]);
  return createPortal(children, field);
}
