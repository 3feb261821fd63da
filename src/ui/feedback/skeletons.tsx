import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './skeletons.module.css';

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** Announces the loading to screen readers once, however many shapes are drawn. */
function Waiting({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={className} role="status" aria-busy="true" aria-label={t('ui.feedback.loading')}>
      {children}
    </div>
  );
}

/** The rows of a list, as high as the real ones, so that the layout does not jump. */
export function TableSkeleton({
  rows = 10,
  columns = 5,
}: {
  readonly rows?: number;
  readonly columns?: number;
}): ReactNode {
  return (
    <Waiting className={classes.table}>
      {range(rows).map((row) => (
        <div key={row} className={classes.row}>
          {range(columns).map((column) => (
            <Skeleton key={column} height="0.8rem" width={`${55 + ((row * 7 + column * 13) % 40)}%`} />
          ))}
        </div>
      ))}
    </Waiting>
  );
}

export function FormSkeleton({ fields = 6 }: { readonly fields?: number }): ReactNode {
  return (
    <Waiting className={classes.form}>
      {range(fields).map((field) => (
        <div key={field} className={classes.field}>
          <Skeleton height="0.8rem" width="35%" />
          <Skeleton height="2.25rem" />
        </div>
      ))}
    </Waiting>
  );
}

export function CardsSkeleton({ cards = 3 }: { readonly cards?: number }): ReactNode {
  return (
    <Waiting className={classes.cards}>
      {range(cards).map((card) => (
        <div key={card} className={classes.card}>
          <Skeleton height="1rem" width="60%" />
          <Skeleton height="0.8rem" width="85%" />
          <Skeleton height="0.8rem" width="45%" />
        </div>
      ))}
    </Waiting>
  );
}

/** A record: a heading, then pairs of label and value. */
export function DetailSkeleton({ lines = 8 }: { readonly lines?: number }): ReactNode {
  return (
    <Waiting className={classes.detail}>
      <Skeleton height="1.5rem" width="40%" />
      <div className={classes.form}>
        {range(lines).map((line) => (
          <div key={line} className={classes.field}>
            <Skeleton height="0.7rem" width="30%" />
            <Skeleton height="0.9rem" width={`${50 + ((line * 17) % 40)}%`} />
          </div>
        ))}
      </div>
    </Waiting>
  );
}
