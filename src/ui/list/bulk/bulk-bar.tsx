import { ActionIcon, Button } from '@mantine/core';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyRow, BulkAction } from '../list-props.ts';
import type { Selection } from '../table/use-selection.ts';
import classes from './bulk-bar.module.css';

interface BulkBarProps {
  readonly actions: readonly BulkAction<AnyRow>[];
  readonly selection: Selection;
}

/** Shown under the list while rows are selected; sticks to the lower edge of the screen where the list is longer. */
export default function BulkBar({ actions, selection }: BulkBarProps): ReactNode {
  const { t } = useTranslation();
  const { rows, clear } = selection;
  const words = t(rows.length === 1 ? 'ui.list.bulk.one' : 'ui.list.bulk.many', { number: rows.length });
  return (
    <section className={classes.bar} aria-label={t('ui.list.bulk.title')} data-thumb="bulk">
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('ui.list.bulk.clear')} onClick={clear}>
        <IconX size="1.1rem" aria-hidden />
      </ActionIcon>
      <span className={classes.words} role="status">
        {words}
      </span>
      <div className={classes.actions}>
        {actions.map(({ id, label, icon, danger = false, disabled = false, onAct }) => (
          <Button
            key={id}
            variant="default"
            size="sm"
            className={classes.action!}
            data-danger={danger || undefined}
            disabled={disabled}
            leftSection={icon}
            onClick={() => onAct(rows, clear)}
          >
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}
