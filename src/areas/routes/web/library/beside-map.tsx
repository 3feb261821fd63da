import type { ReactNode } from 'react';
import classes from './beside-map.module.css';

interface BesideMapProps {
  readonly map: ReactNode;
  /** What the map does not show. */
  readonly notice?: ReactNode;
  /** About what is selected, below the map. */
  readonly card?: ReactNode;
  readonly children: ReactNode;
}

/** A map with what it shows beside it; on a phone the map is above. */
export function BesideMap({ map, notice, card, children }: BesideMapProps): ReactNode {
  return (
    <div className={classes.frame}>
      <div className={classes.sides}>
        <div className={classes.place}>
          <div className={classes.map}>{map}</div>
          {notice}
          {card}
        </div>
        <div className={classes.beside}>{children}</div>
      </div>
    </div>
  );
}
