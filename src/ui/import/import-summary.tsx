import { Text, Title } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './import-dialog.module.css';
import { type ImportCounts, summaryKind } from './import-state.ts';

interface ImportSummaryProps {
  readonly counts: ImportCounts;
  readonly fileName: string;
  /** What was skipped in the file. */
  readonly note?: string | undefined;
  readonly isCreating: boolean;
}

/** What the import will do: create, update, or both. */
export function ImportSummary({ counts, fileName, note, isCreating }: ImportSummaryProps): ReactNode {
  const { t } = useTranslation();
  const { inserted, updated } = counts;
  const isNothing = summaryKind(counts) === 'nothing';
  return (
    <section className={classes.summary} aria-live="polite">
      <Text className={classes.file!} size="sm">
        <IconFileSpreadsheet size="1.2rem" aria-hidden />
        <span>{fileName}</span>
      </Text>
      {isNothing ? (
        <Text>{t('ui.import.summary.nothing')}</Text>
      ) : (
        <>
          <Title order={3}>
            {isCreating ? t('ui.import.creating', { count: inserted + updated }) : t('ui.import.summary.title')}
          </Title>
          <ul className={classes.counts}>
            {inserted > 0 && (
              <Count icon={IconPlus} tone="success" text={t('ui.import.summary.new', { count: inserted })} />
            )}
            {updated > 0 && (
              <Count icon={IconRefresh} tone="info" text={t('ui.import.summary.updates', { count: updated })} />
            )}
          </ul>
        </>
      )}
      {note && (
        <Text size="sm" c="dimmed">
          {note}
        </Text>
      )}
    </section>
  );
}

interface CountProps {
  readonly icon: Icon;
  readonly tone: 'success' | 'info';
  readonly text: string;
}

function Count({ icon: Mark, tone, text }: CountProps): ReactNode {
  return (
    <li className={classes.count}>
      <span className={classes.mark} data-tone={tone}>
        <Mark size="1.1rem" aria-hidden />
      </span>
      {text}
    </li>
  );
}
