import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListRow } from './list-table-model.ts';

interface RowMarkProps {
  readonly row: ListRow;
  readonly name: string;
  readonly large?: boolean;
}

/** Selects a row; with Shift all rows since the last one. */
export function RowMark({ row, name, large = false }: RowMarkProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Checkbox
      size={large ? 'md' : 'xs'}
      aria-label={t('ui.list.row.select', { name })}
      checked={row.selected}
      onChange={({ nativeEvent }) => row.toggle((nativeEvent as unknown as MouseEvent).shiftKey === true)}
    />
  );
}
