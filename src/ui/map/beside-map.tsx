import type { ReactNode } from 'react';
import classes from './beside-map.module.css';

interface BesideMapProps {
  /** Null: it is hidden, and the rest has the whole width. */
  readonly map: ReactNode;
  /** What the map does not show. */
  readonly notice?: ReactNode;
  /** About what is selected, below the map. */
  readonly card?: ReactNode;
  /** What stands beside the map has many columns. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A map with what it shows beside it; on a phone the map is above. */
export function BesideMap({ map, notice, card, isWide = false, children }: BesideMapProps): ReactNode {
  const hasMap = map !== null;
  return (
    <div className={classes.frame}>
      <div className={classes.sides} data-map={hasMap || undefined} data-wide={isWide || undefined}>
        {hasMap && (
          <div className={classes.place}>
            <div className={classes.map}>{map}</div>
            {notice}
            {card}
          </div>
        )}
        <div className={classes.beside}>{children}</div>
      </div>
    </div>
  );
}
