import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listTitle } from '#kernel/list-phrases.ts';
import type { AnyListProps } from '../list-props.ts';
import type { ListTable } from '../table/list-table-model.ts';
import classes from './list-cards.module.css';
import { RowCard } from './row-card.tsx';

/** As many as a phone shows at once. */
const CARDS = ['first', 'second', 'third', 'fourth'];

interface ListCardsProps {
  readonly props: AnyListProps;
  readonly table: ListTable;
  readonly loading: boolean;
  readonly outdated: boolean;
}

/** The same rows on a phone: one card each, full width. */
export function ListCards({ props, table, loading, outdated }: ListCardsProps): ReactNode {
  const { t } = useTranslation();
  if (loading) return <CardSkeletons />;
  const columns = table.columns.map(({ id }) => id);
  return (
    <ul
      className={classes.cards}
      aria-label={t(listTitle(props.definition.id))}
      aria-busy={outdated}
      data-outdated={outdated || undefined}
    >
      {table.rows.map((row) => (
        <li key={row.id}>
          <RowCard props={props} row={row} columns={columns} />
        </li>
      ))}
    </ul>
  );
}

function CardSkeletons(): ReactNode {
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
