import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './list-screen.module.css';

/** Says that the shown rows could not be refreshed. */
export function StaleNotice({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={classes.notice} role="alert">
      <span>{t('ui.feedback.tableError.text')}</span>
      <Button variant="default" size="compact-sm" onClick={onRetry}>
        {t('ui.feedback.retry')}
      </Button>
    </div>
  );
}
