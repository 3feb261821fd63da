import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './cell.module.css';

/** The place of a value that is not there: a stroke to the eye, a word to the ear. */
export function None(): ReactNode {
  const { t } = useTranslation();
  return (
    <span className={classes.none}>
      <span aria-hidden>–</span>
      <VisuallyHidden>{t('ui.list.none')}</VisuallyHidden>
    </span>
  );
}
