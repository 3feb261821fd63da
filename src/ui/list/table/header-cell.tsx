import { UnstyledButton } from '@mantine/core';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListDefinition } from '#kernel/list-definition.ts';
import { columnLabel } from '#kernel/list-phrases.ts';
import { leadingColumn } from '../columns/column-choice.ts';
import classes from './list-table.module.css';
import { isNumeric, type ListColumn } from './list-table-model.ts';

interface HeaderCellProps {
  readonly column: ListColumn;
  readonly definition: ListDefinition;
}

const SIGNS = { asc: IconArrowUp, desc: IconArrowDown } as const;
const WORDS = { asc: 'ascending', desc: 'descending' } as const;

/** A heading; a click sorts by it, another click reverses the order. */
export function HeaderCell({ column, definition }: HeaderCellProps): ReactNode {
  const { t } = useTranslation();
  const label = t(columnLabel(definition.id, column.id));
  const end = isNumeric(definition.columns[column.id]?.kind) || undefined;
  const leading = column.id === leadingColumn(definition) || undefined;
  if (!column.sortable) {
    return (
      <th scope="col" data-end={end} data-leading={leading}>
        {label}
      </th>
    );
  }
  const { sorted } = column;
  const Sign = sorted ? SIGNS[sorted] : IconArrowsSort;
  return (
    <th scope="col" data-end={end} data-leading={leading} aria-sort={sorted ? WORDS[sorted] : 'none'}>
      <UnstyledButton className={classes.sort!} data-sorted={sorted} onClick={column.sort}>
        {label}
        <Sign size="0.95rem" className={classes.sign!} aria-hidden />
      </UnstyledButton>
    </th>
  );
}
