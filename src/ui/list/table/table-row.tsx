import type { ReactNode } from 'react';
import { textOf } from '../cells/text-of.ts';
import { leadingColumn } from '../columns/column-choice.ts';
import type { AnyListProps } from '../list-props.ts';
import { CellContent } from './cell-content.tsx';
import { isNumeric } from './is-numeric.ts';
import classes from './list-table.module.css';
import { opensItsLink } from './open-row.ts';
import { RowActions } from './row-actions.tsx';
import { RowMark } from './row-mark.tsx';
import type { ListRow } from './use-list-table.ts';

interface TableRowProps {
  readonly props: AnyListProps;
  readonly row: ListRow;
  readonly selectable: boolean;
}

export function TableRow({ props, row, selectable }: TableRowProps): ReactNode {
  const { definition, rowActions, rowHref } = props;
  const leading = leadingColumn(definition);
  const name = textOf(row.original[leading]);
  const opens = rowHref?.(row.original) !== undefined;
  return (
    <tr
      data-opens={opens || undefined}
      data-selected={row.getIsSelected() || undefined}
      {...(opens ? opensItsLink : {})}
    >
      {selectable && (
        <td className={classes.mark}>
          <RowMark row={row} name={name} />
        </td>
      )}
      {row.getVisibleCells().map(({ column: { id } }) => (
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
