import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './list-cards.module.css';

/** As many as a phone shows at once. */
const CARDS = ['first', 'second', 'third', 'fourth'];

export function CardSkeletons(): ReactNode {
  return (
    <div className={classes.cards} aria-hidden>
      {CARDS.map((card) => (
        <div key={card} className={classes.card}>
          <div className={classes.head}>
            <Skeleton height="1rem" width="55%" />
          </div>
          <div className={classes.facts}>
            <Skeleton height="2.2rem" width="80%" />
            <Skeleton height="2.2rem" width="70%" />
            <Skeleton height="2.2rem" width="75%" />
          </div>
        </div>
      ))}
    </div>
  );
}
