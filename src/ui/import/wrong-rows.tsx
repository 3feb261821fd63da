import { Button, Text, Title } from '@mantine/core';
import IconFileDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs';
import IconTableDown from '@tabler/icons-react/dist/esm/icons/IconTableDown.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportState, WrongRows } from './import-state.ts';
import classes from './wrong-rows.module.css';

interface WrongRowsSummaryProps {
  readonly state: Extract<ImportState, { step: 'mixed' | 'creatingRight' | 'partly' }>;
}

/** How many rows are right and how many are not, before and after the right ones were created. */
export function WrongRowsSummary({ state }: WrongRowsSummaryProps): ReactNode {
  const { t } = useTranslation();
  const { inserted, updated, wrong } = state;
  const right = inserted + updated;
  const isDone = state.step === 'partly';
  const textOf = () => {
    if (wrong.rows === 0) return t('ui.import.wrong.columns');
    if (isDone) return t('ui.import.wrong.left', { count: wrong.rows });
    const others = right > 0 ? t('ui.import.wrong.right', { count: right }) : t('ui.import.wrong.none');
    return `${t('ui.import.wrong.rows', { count: wrong.rows })} ${others}`;
  };
  return (
    <div className={classes.summary} data-tone={isDone ? 'success' : 'danger'} role={isDone ? 'status' : 'alert'}>
      <Title order={2} size="h3">
        {isDone ? t('ui.import.wrong.done', { count: right }) : t('ui.import.error.title')}
      </Title>
      <Text size="sm">{textOf()}</Text>
    </div>
  );
}

interface WrongRowsTableProps {
  readonly wrong: WrongRows;
  readonly onCorrected: (url: string) => void;
  readonly onReport: (url: string) => void;
}

/** The wrong rows with their reasons, and the files to correct them with. */
export function WrongRowsTable({ wrong, onCorrected, onReport }: WrongRowsTableProps): ReactNode {
  const { t } = useTranslation();
  const { problems, problemCount, corrected, report } = wrong;
  const hidden = problemCount - problems.length;
  return (
    <div className={classes.wrong}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it too */}
      <section className={classes.scroll} tabIndex={0} aria-label={t('ui.import.wrong.label')}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col" className={classes.row}>
                {t('ui.import.wrong.row')}
              </th>
              <th scope="col">{t('ui.import.wrong.column')}</th>
              <th scope="col">{t('ui.import.wrong.value')}</th>
              <th scope="col">{t('ui.import.wrong.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {problems.map(({ row, column, value, reason }) => (
              <tr key={`${row} ${column} ${reason}`}>
                <td className={classes.row}>{row}</td>
                <td>{column}</td>
                <td className={classes.value}>{value}</td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {hidden > 0 && (
        <Text size="sm" c="dimmed">
          {t('ui.import.wrong.more', { count: hidden })}
        </Text>
      )}
      <div className={classes.files}>
        {corrected && (
          <Button
            variant="default"
            leftSection={<IconTableDown size="1.1rem" aria-hidden />}
            onClick={() => onCorrected(corrected)}
          >
            {t('ui.import.wrong.correct')}
          </Button>
        )}
        {report && (
          <Button
            variant="subtle"
            leftSection={<IconFileDownload size="1.1rem" aria-hidden />}
            onClick={() => onReport(report)}
          >
            {t('ui.import.error.report')}
          </Button>
        )}
      </div>
    </div>
  );
}
