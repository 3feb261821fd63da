import type { ReactNode } from 'react';
import { textOf } from '../cells/text-of.ts';
import { leadingColumn } from '../columns/column-choice.ts';
import type { AnyListProps } from '../list-props.ts';
import { CellContent } from './cell-content.tsx';
import classes from './list-table.module.css';
import { isNumeric, type ListColumn, type ListRow } from './list-table-model.ts';
import { opensItsLink } from './open-row.ts';
import { RowActions } from './row-actions.tsx';
import { RowMark } from './row-mark.tsx';

interface TableRowProps {
  readonly props: AnyListProps;
  readonly row: ListRow;
  readonly columns: readonly ListColumn[];
  readonly selectable: boolean;
}

export function TableRow({ props, row, columns, selectable }: TableRowProps): ReactNode {
  const { definition, rowActions, rowHref } = props;
  const leading = leadingColumn(definition);
  const name = props.rowName?.(row.original) ?? textOf(row.original[leading]);
  const opens = rowHref?.(row.original) !== undefined;
  return (
    <tr
      data-opens={opens || undefined}
      data-selected={row.selected || undefined}
      data-gone={row.gone || undefined}
      {...(opens ? opensItsLink : {})}
    >
      {selectable && (
        <td className={classes.mark}>
          <RowMark row={row} name={name} />
        </td>
      )}
      {columns.map(({ id }) => (
        <td
          key={id}
          data-end={isNumeric(definition.columns[id]?.kind) || undefined}
          data-leading={id === leading || undefined}
        >
          <CellContent props={props} row={row.original} column={id} leading={id === leading} />
        </td>
      ))}
      {rowActions && (
        <td className={classes.tools}>
          <RowActions actions={rowActions(row.original)} name={name} />
        </td>
      )}
    </tr>
  );
}
