import { Checkbox, CheckIcon } from '@mantine/core';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListRow } from './list-table-model.ts';
import own from './row-mark.module.css';
import type { Selection } from './use-selection.ts';

interface RowMarkProps {
  readonly row: ListRow;
  readonly onToggle: Selection['toggle'];
  readonly name: string;
  readonly large?: boolean;
}

const { classes } = Checkbox;

/** Selects a row; with Shift all rows since the last one. The library's checkbox, without what only single ones need. */
export function RowMark({ row, name, onToggle, large = false }: RowMarkProps): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={clsx(classes.inner, own.mark)} data-large={large || undefined}>
      <input
        type="checkbox"
        className={clsx('mantine-focus-auto mantine-Checkbox-input', classes.input)}
        aria-label={t('ui.list.row.select', { name })}
        checked={row.selected}
        onChange={({ nativeEvent }) => onToggle(row.id, (nativeEvent as unknown as MouseEvent).shiftKey === true)}
      />
      <CheckIcon className={classes.icon} />
    </div>
  );
}
