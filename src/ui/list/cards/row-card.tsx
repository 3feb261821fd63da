import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { columnLabel } from '#kernel/list-phrases.ts';
import { isSame } from '#ui/store/is-same.ts';
import { isEmptyValue } from '../cells/text-of.ts';
import { leadingColumn } from '../columns/column-choice.ts';
import { CellContent } from '../table/cell-content.tsx';
import type { ListRow } from '../table/list-table-model.ts';
import { opensItsLink } from '../table/open-row.ts';
import type { RowParts, RowSource } from '../table/row-parts.ts';
import classes from './list-cards.module.css';

interface RowCardProps {
  readonly source: RowSource;
  readonly parts: RowParts;
  readonly row: ListRow;
  /** The visible columns. */
  readonly columns: readonly string[];
  /** Columns with cells of the screen's own, which decide themselves whether there is something to show. */
  readonly own: readonly string[];
  readonly mark: ReactNode;
  readonly menu: ReactNode;
  /** What the screen shows instead. */
  readonly card: ReactNode;
}

/** Name on top, status beside it, everything else in pairs; empty values are left out. */
export const RowCard = memo(function RowCard(props: RowCardProps): ReactNode {
  const { source, parts, row, columns, own, mark, menu, card } = props;
  const { t } = useTranslation();
  const { definition } = source;
  const leading = leadingColumn(definition);
  // Of several columns with chips, the one named status where there is one.
  const chips = columns.filter((id) => definition.columns[id]?.kind === 'status');
  const status = chips.find((id) => id === 'status') ?? chips[0];
  const hasValue = (id: string) =>
    own.includes(id) || !isEmptyValue(definition.columns[id]?.kind ?? 'text', row.original[id]);
  const content = (id: string) => (
    <CellContent source={source} parts={parts} row={row.original} column={id} leading={id === leading} />
  );
  const frame = {
    className: classes.card,
    'data-selected': row.selected || undefined,
    'data-gone': row.gone || undefined,
    ...(parts.href === undefined ? {} : opensItsLink),
  };
  if (card !== undefined) return <article {...frame}>{card}</article>;
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
}, isSame);
