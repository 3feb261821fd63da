import type { CSSProperties, ReactNode } from 'react';
import classes from './board.module.css';
import { placeOf, type Shown } from './board-time.ts';

/** Where the day has got to. */
export function NowLine({ shown, now }: { readonly shown: Shown; readonly now: number }): ReactNode {
  const place = placeOf(shown, now, now + 1);
  if (!place) return null;
  return <span className={classes.now} style={{ '--share': place.left } as CSSProperties} aria-hidden />;
}
