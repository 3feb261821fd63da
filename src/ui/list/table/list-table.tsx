import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listTitle } from '#kernel/list-phrases.ts';
import { useSame } from '#ui/store/use-same.ts';
import { type ColumnWidths, shownWidths, useColumnWidths, useDensity } from '../columns/table-look.ts';
import type { AnyListProps } from '../list-props.ts';
import { withSort } from '../state/list-state.ts';
import type { ListControl } from '../state/use-list-state.ts';
import classes from './list-table.module.css';
import type { ListTable } from './list-table-model.ts';
import { partsOf, useRowSource } from './row-parts.ts';
import { SkeletonRows } from './skeleton-rows.tsx';
import { nextSort } from './sort-text.ts';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';

interface ListTableProps {
  readonly props: AnyListProps;
  readonly table: ListTable;
  readonly control: ListControl;
  readonly loading: boolean;
  /** The rows are about to be replaced. */
  readonly outdated: boolean;
}

/** The rows as a table that scrolls under fixed headings. */
export function ListTableView({ props, table, control, loading, outdated }: ListTableProps): ReactNode {
  const { t } = useTranslation();
  const { definition, bulkActions = [], rowActions } = props;
  const { change, state } = control;
  const selectable = bulkActions.length > 0;
  const columns = useSame(table.columns);
  const shown = useSame(columns.map(({ id }) => id));
  const source = useRowSource(props);
  const [density] = useDensity();
  const [stored, store] = useColumnWidths(definition);
  const [moved, setMoved] = useState<ColumnWidths | null>(null);
  const widths = moved ?? stored;
  const done = useCallback(
    (next: ColumnWidths) => {
      store(next);
      setMoved(null);
    },
    [store],
  );
  const sort = useCallback(
    (id: string) =>
      change((before) => withSort(before, nextSort(before.sort, id, definition.columns[id]?.kind ?? 'text'))),
    [change, definition],
  );
  return (
    <table
      className={classes.table}
      aria-busy={loading || outdated}
      data-density={density}
      {...sizeOf(widths, props, shown)}
    >
      <caption className={classes.caption}>{t(listTitle(definition.id))}</caption>
      <Columns props={props} widths={widths} shown={shown} />
      <TableHead
        definition={definition}
        columns={columns}
        widths={widths}
        selected={selectable ? table.selected : undefined}
        onToggleAll={table.toggleAll}
        onSort={sort}
        onMove={setMoved}
        onDone={done}
        isLoading={loading}
        hasTools={rowActions !== undefined}
      />
      <tbody data-outdated={outdated || undefined}>
        {loading ? (
          <SkeletonRows
            rows={state.size}
            columns={Object.fromEntries(shown.map((id) => [id, definition.columns[id]?.kind ?? 'text'] as const))}
            before={selectable}
            after={rowActions !== undefined}
          />
        ) : (
          table.rows.map((row) => (
            <TableRow
              key={row.id}
              source={source}
              parts={partsOf(props, row.original, shown)}
              row={row}
              columns={shown}
              onToggle={selectable ? table.toggle : undefined}
              hasTools={rowActions !== undefined}
            />
          ))
        )}
      </tbody>
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
