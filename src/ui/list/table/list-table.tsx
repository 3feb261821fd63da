import { Checkbox } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listTitle } from '#kernel/list-phrases.ts';
import { type ColumnWidths, shownWidths, useColumnWidths, useDensity } from '../columns/table-look.ts';
import type { AnyListProps } from '../list-props.ts';
import { HeaderCell } from './header-cell.tsx';
import classes from './list-table.module.css';
import type { ListTable } from './list-table-model.ts';
import { SkeletonRows } from './skeleton-rows.tsx';
import { TableRow } from './table-row.tsx';

interface ListTableProps {
  readonly props: AnyListProps;
  readonly table: ListTable;
  readonly loading: boolean;
  /** The rows are about to be replaced. */
  readonly outdated: boolean;
  readonly size: number;
}

/** The rows as a table that scrolls under fixed headings. */
export function ListTableView({ props, table, loading, outdated, size }: ListTableProps): ReactNode {
  const { t } = useTranslation();
  const { definition, bulkActions = [], rowActions } = props;
  const selectable = bulkActions.length > 0;
  const { columns, selected } = table;
  const [density] = useDensity();
  const [stored, store] = useColumnWidths(definition);
  const [moved, setMoved] = useState<ColumnWidths | null>(null);
  const widths = moved ?? stored;
  const done = (next: ColumnWidths) => {
    store(next);
    setMoved(null);
  };
  // Kept while a column is dragged, which changes nothing in the rows.
  const rows = useMemo(
    () =>
      loading ? (
        <SkeletonRows
          rows={size}
          columns={Object.fromEntries(
            table.columns.map(({ id }) => [id, props.definition.columns[id]?.kind ?? 'text'] as const),
          )}
          before={selectable}
          after={props.rowActions !== undefined}
        />
      ) : (
        table.rows.map((row) => (
          <TableRow key={row.id} props={props} row={row} columns={table.columns} selectable={selectable} />
        ))
      ),
    [props, table, loading, size, selectable],
  );
  return (
    <table
      className={classes.table}
      aria-busy={loading || outdated}
      data-density={density}
      {...sizeOf(
        widths,
        props,
        columns.map(({ id }) => id),
      )}
    >
      <caption className={classes.caption}>{t(listTitle(definition.id))}</caption>
      <Columns props={props} widths={widths} shown={columns.map(({ id }) => id)} />
      <thead>
        <tr>
          {selectable && (
            <th className={classes.mark} scope="col">
              <Checkbox
                size="xs"
                aria-label={t('ui.list.row.selectPage')}
                checked={selected === 'all'}
                indeterminate={selected === 'some'}
                disabled={loading}
                onChange={table.toggleAll}
              />
            </th>
          )}
          {columns.map((column) => (
            <HeaderCell
              key={column.id}
              column={column}
              definition={definition}
              width={widths[column.id]}
              onMove={setMoved}
              onDone={done}
            />
          ))}
          {rowActions && (
            <th className={classes.tools} scope="col">
              <span className={classes.hidden}>{t('ui.list.row.tools')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody data-outdated={outdated || undefined}>{rows}</tbody>
    </table>
  );
}

interface ColumnsProps {
  readonly props: AnyListProps;
  readonly widths: ColumnWidths;
  readonly shown: readonly string[];
}

/** The chosen widths. The last column takes what is left, and at least its own. */
function Columns({ props, widths, shown }: ColumnsProps): ReactNode {
  if (Object.keys(widths).length === 0) return null;
  const sized = shownWidths(props.definition, widths, shown);
  return (
    <colgroup>
      {props.bulkActions?.length ? <col className={classes.markColumn} /> : null}
      {sized.map(({ id, width }, place) => (
        <col key={id} style={place < sized.length - 1 ? { width } : undefined} />
      ))}
      {props.rowActions && <col className={classes.toolsColumn} />}
    </colgroup>
  );
}

function sizeOf(widths: ColumnWidths, { definition, bulkActions, rowActions }: AnyListProps, shown: readonly string[]) {
  if (Object.keys(widths).length === 0) return {};
  const sum = shownWidths(definition, widths, shown).reduce((total, { width }) => total + width, 0);
  const others = `${bulkActions?.length ? 'var(--mark-width)' : '0rem'} + ${rowActions ? 'var(--tools-width)' : '0rem'}`;
  return { 'data-sized': true, style: { minWidth: `calc(${sum}px + ${others})` } };
}
