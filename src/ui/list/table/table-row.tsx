import { memo, type ReactNode } from 'react';
import { isSame } from '#ui/store/is-same.ts';
import { leadingColumn } from '../columns/column-choice.ts';
import { CellContent } from './cell-content.tsx';
import classes from './list-table.module.css';
import { isNumeric, type ListRow } from './list-table-model.ts';
import { opensItsLink } from './open-row.ts';
import { RowActions } from './row-actions.tsx';
import { RowMark } from './row-mark.tsx';
import type { RowParts, RowSource } from './row-parts.ts';
import type { Selection } from './use-selection.ts';

interface TableRowProps {
  readonly source: RowSource;
  readonly parts: RowParts;
  readonly row: ListRow;
  /** The visible columns. */
  readonly columns: readonly string[];
  /** Where rows can be selected. */
  readonly onToggle: Selection['toggle'] | undefined;
  readonly hasTools: boolean;
}

/** Drawn again only when what it shows has changed: the list around it is drawn several times for each page. */
export const TableRow = memo(function TableRow(props: TableRowProps): ReactNode {
  const { source, parts, row, columns, onToggle, hasTools } = props;
  const { definition } = source;
  const leading = leadingColumn(definition);
  const opens = parts.href !== undefined;
  return (
    <tr
      data-opens={opens || undefined}
      data-selected={row.selected || undefined}
      data-gone={row.gone || undefined}
      {...(opens ? opensItsLink : {})}
    >
      {onToggle && (
        <td className={classes.mark}>
          <RowMark row={row} name={parts.name} onToggle={onToggle} />
        </td>
      )}
      {columns.map((id) => (
        <td
          key={id}
          data-end={isNumeric(definition.columns[id]?.kind) || undefined}
          data-leading={id === leading || undefined}
        >
          <CellContent source={source} parts={parts} row={row.original} column={id} leading={id === leading} />
        </td>
      ))}
      {hasTools && (
        <td className={classes.tools}>
          {parts.hasActions && <RowActions row={row.original} name={parts.name} actionsNow={source.actionsNow} />}
        </td>
      )}
    </tr>
  );
}, isSame);
