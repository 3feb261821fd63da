import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './form.module.css';

/** Above a form that stays open although its record was ended elsewhere (see `useStaysOpen`). */
export function EndedNotice(): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={classes.ended} role="alert">
      <IconAlertCircle size="1.1rem" aria-hidden />
      <span className={classes.draftText}>{t('ui.form.changed.ended')}</span>
    </div>
  );
}
