import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listTitle } from '#kernel/list-phrases.ts';
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
  const { columns, rows, selected } = table;
  return (
    <table className={classes.table} aria-busy={loading || outdated}>
      <caption className={classes.caption}>{t(listTitle(definition.id))}</caption>
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
            <HeaderCell key={column.id} column={column} definition={definition} />
          ))}
          {rowActions && (
            <th className={classes.tools} scope="col">
              <span className={classes.hidden}>{t('ui.list.row.tools')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody data-outdated={outdated || undefined}>
        {loading ? (
          <SkeletonRows
            rows={size}
            columns={Object.fromEntries(columns.map(({ id }) => [id, definition.columns[id]?.kind ?? 'text']))}
            before={selectable}
            after={rowActions !== undefined}
          />
        ) : (
          rows.map((row) => <TableRow key={row.id} props={props} row={row} columns={columns} selectable={selectable} />)
        )}
      </tbody>
    </table>
  );
}
