import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listTitle } from '#kernel/list-phrases.ts';
import { useSame } from '#ui/store/use-same.ts';
import type { AnyListProps } from '../list-props.ts';
import type { ListRow, ListTable } from '../table/list-table-model.ts';
import { RowActions } from '../table/row-actions.tsx';
import { RowMark } from '../table/row-mark.tsx';
import { partsOf, useRowSource } from '../table/row-parts.ts';
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
  const { bulkActions = [], cells = {}, card } = props;
  const columns = useSame(table.columns.map(({ id }) => id));
  const own = useSame(Object.keys(cells));
  const source = useRowSource(props);
  if (loading) return <CardSkeletons />;
  const cardOf = (row: ListRow) => {
    const parts = partsOf(props, row.original, columns);
    const mark = bulkActions.length > 0 && <RowMark row={row} name={parts.name} onToggle={table.toggle} large />;
    const menu = parts.hasActions && <RowActions row={row.original} name={parts.name} actionsNow={source.actionsNow} />;
    const tools = (
      <>
        {mark}
        {menu}
      </>
    );
    return { parts, mark, menu, card: card?.(row.original, tools) };
  };
  return (
    <ul
      className={classes.cards}
      aria-label={t(listTitle(props.definition.id))}
      aria-busy={outdated}
      data-outdated={outdated || undefined}
    >
      {table.rows.map((row) => (
        <li key={row.id}>
          <RowCard source={source} row={row} columns={columns} own={own} {...cardOf(row)} />
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
