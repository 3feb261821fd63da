import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './cell.module.css';

/** Marks a missing value: a dash on the screen, a word for screen readers. */
export function None(): ReactNode {
  const { t } = useTranslation();
  return (
    <span className={classes.none}>
      <span aria-hidden>–</span>
      <VisuallyHidden>{t('ui.list.none')}</VisuallyHidden>
    </span>
  );
}
