import { Marker } from '@vis.gl/react-maplibre';
import type { ReactNode } from 'react';
import type { Position } from '#kernel/position.ts';
import classes from './highlight-dot.module.css';

/** The point that is shown by what is beside the map. An element, not a layer: moving it draws nothing else again. */
export function HighlightDot({ at }: { readonly at: Position }): ReactNode {
  return (
    <Marker longitude={at.lng} latitude={at.lat} className={classes.place!}>
      <span className={classes.dot} data-testid="highlight" aria-hidden />
    </Marker>
  );
}
