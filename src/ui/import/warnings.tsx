import { Alert } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CellProblem } from './import-calls.ts';
import classes from './import-dialog.module.css';

/** What to look at before importing; nothing of it prevents the import. */
export function Warnings({ warnings }: { readonly warnings: readonly CellProblem[] }): ReactNode {
  const { t } = useTranslation();
  if (warnings.length === 0) return null;
  return (
    <Alert
      color="yellow"
      icon={<IconAlertTriangle size="1.2rem" aria-hidden />}
      title={t('ui.import.warnings.title', { count: warnings.length })}
    >
      <ul className={classes.warnings}>
        {warnings.map(({ row, column, value, reason }) => (
          <li key={`${row} ${column} ${reason}`}>
            {t('ui.import.warnings.line', { row, column, value })}: {reason}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
