import { UnstyledButton } from '@mantine/core';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { lazy, memo, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { columnLabel } from '#kernel/list-phrases.ts';
import { isSame } from '#ui/store/is-same.ts';
import { leadingColumn } from '../columns/column-choice.ts';
import type { Resizing } from './column-resizer.tsx';
import classes from './list-table.module.css';
import { isNumeric, type ListColumn } from './list-table-model.ts';

// Nobody drags a column before the rows are there.
const ColumnResizer = lazy(() => import('./column-resizer.tsx'));

interface HeaderCellProps extends Resizing {
  readonly column: ListColumn;
  readonly definition: ListDefinition;
  /** In pixels, where the user chose it. */
  readonly width: number | undefined;
  readonly onSort: (column: string) => void;
}

const SIGNS = { asc: IconArrowUp, desc: IconArrowDown } as const;
const WORDS = { asc: 'ascending', desc: 'descending' } as const;

/** A heading; a click sorts by it, another click reverses the order. */
function Heading({ column, definition, width, onSort, ...resizing }: HeaderCellProps): ReactNode {
  const { t } = useTranslation();
  const { id, sortable, sorted } = column;
  const label = t(columnLabel(definition.id, id));
  const Sign = sorted ? SIGNS[sorted] : IconArrowsSort;
  return (
    <th
      scope="col"
      aria-label={label}
      data-column={id}
      data-end={isNumeric(definition.columns[id]?.kind) || undefined}
      data-leading={id === leadingColumn(definition) || undefined}
      aria-sort={sorted ? WORDS[sorted] : sortable ? 'none' : undefined}
    >
      {sortable ? (
        <UnstyledButton className={classes.sort!} data-sorted={sorted} onClick={() => onSort(id)}>
          <span className={classes.heading}>{label}</span>
          <Sign size="0.95rem" className={classes.sign!} aria-hidden />
        </UnstyledButton>
      ) : (
        <span className={classes.heading}>{label}</span>
      )}
      <Suspense fallback={null}>
        <ColumnResizer column={id} label={label} width={width} {...resizing} />
      </Suspense>
    </th>
  );
}

export const HeaderCell = memo(Heading, isSame);
