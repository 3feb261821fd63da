import { Checkbox } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { isSame } from '#ui/store/is-same.ts';
import type { ColumnWidths } from '../columns/table-look.ts';
import type { Resizing } from './column-resizer.tsx';
import { HeaderCell } from './header-cell.tsx';
import classes from './list-table.module.css';
import type { ListColumn, ListTable } from './list-table-model.ts';

interface TableHeadProps extends Resizing {
  readonly definition: ListDefinition;
  readonly columns: readonly ListColumn[];
  readonly widths: ColumnWidths;
  /** How many rows of the page are selected, where rows can be selected. */
  readonly selected: ListTable['selected'] | undefined;
  readonly onToggleAll: ListTable['toggleAll'];
  readonly onSort: (column: string) => void;
  readonly isLoading: boolean;
  readonly hasTools: boolean;
}

/** The headings; they stay as they are while the rows below change. */
export const TableHead = memo(function TableHead(props: TableHeadProps): ReactNode {
  const { definition, columns, widths, selected, onToggleAll, onSort, isLoading, hasTools, ...resizing } = props;
  const { t } = useTranslation();
  return (
    <thead>
      <tr>
        {selected && (
          <th className={classes.mark} scope="col">
            <Checkbox
              size="xs"
              aria-label={t('ui.list.row.selectPage')}
              checked={selected === 'all'}
              indeterminate={selected === 'some'}
              disabled={isLoading}
              onChange={() => onToggleAll(selected !== 'all')}
            />
          </th>
        )}
        {columns.map((column) => (
          <HeaderCell
            key={column.id}
            column={column}
            definition={definition}
            width={widths[column.id]}
            onSort={onSort}
            {...resizing}
          />
        ))}
        {hasTools && (
          <th className={classes.tools} scope="col">
            <span className={classes.hidden}>{t('ui.list.row.tools')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}, isSame);
