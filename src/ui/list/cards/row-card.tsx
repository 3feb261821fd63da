import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { columnLabel } from '#kernel/list-phrases.ts';
import { isEmptyValue, textOf } from '../cells/text-of.ts';
import { leadingColumn } from '../columns/column-choice.ts';
import type { AnyListProps } from '../list-props.ts';
import { CellContent } from '../table/cell-content.tsx';
import type { ListRow } from '../table/list-table-model.ts';
import { opensItsLink } from '../table/open-row.ts';
import { RowActions } from '../table/row-actions.tsx';
import { RowMark } from '../table/row-mark.tsx';
import classes from './list-cards.module.css';

interface RowCardProps {
  readonly props: AnyListProps;
  readonly row: ListRow;
  /** The visible columns. */
  readonly columns: readonly string[];
}

/** Name on top, status beside it, everything else in pairs; empty values are left out. */
export function RowCard({ props, row, columns }: RowCardProps): ReactNode {
  const { t } = useTranslation();
  const { definition, bulkActions = [], card, cells, rowActions, rowHref } = props;
  const leading = leadingColumn(definition);
  const name = props.rowName?.(row.original) ?? textOf(row.original[leading]);
  // Of several columns with chips, the one named status where there is one.
  const chips = columns.filter((id) => definition.columns[id]?.kind === 'status');
  const status = chips.find((id) => id === 'status') ?? chips[0];
  const hasValue = (id: string) =>
    cells?.[id] !== undefined || !isEmptyValue(definition.columns[id]?.kind ?? 'text', row.original[id]);
  const content = (id: string) => <CellContent props={props} row={row.original} column={id} leading={id === leading} />;
  const frame = {
    className: classes.card,
    'data-selected': row.selected || undefined,
    'data-gone': row.gone || undefined,
    ...(rowHref?.(row.original) === undefined ? {} : opensItsLink),
  };
  const mark = bulkActions.length > 0 && <RowMark row={row} name={name} large />;
  const menu = rowActions && <RowActions actions={rowActions(row.original)} name={name} />;
  if (card) {
    const tools = (
      <>
        {mark}
        {menu}
      </>
    );
    return <article {...frame}>{card(row.original, tools)}</article>;
  }
  return (
    <article {...frame}>
      <header className={classes.head}>
        {mark}
        <span className={classes.name}>{content(leading)}</span>
        {status !== undefined && hasValue(status) && content(status)}
        {menu}
      </header>
      <dl className={classes.facts}>
        {columns
          .filter((id) => id !== leading && id !== status && hasValue(id))
          .map((id) => (
            <div key={id} className={classes.fact}>
              <dt>{t(columnLabel(definition.id, id))}</dt>
              <dd>{content(id)}</dd>
            </div>
          ))}
      </dl>
    </article>
  );
}
