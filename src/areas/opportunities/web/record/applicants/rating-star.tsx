import { VisuallyHidden } from '@mantine/core';
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import classes from './applicant-card.module.css';

const STARS = 5;

/** A rating as the driver card shows it: one star and its number, with one decimal. */
export function RatingStar({ value }: { readonly value: number }): ReactNode {
  const { t } = useTranslation();
  const rating = useNumbers().rating(value);
  return (
    <span className={classes.rating}>
      <IconStarFilled size="0.95rem" className={classes.star!} aria-hidden />
      <span aria-hidden>{rating}</span>
      <VisuallyHidden>{t('ui.feedback.rating', { value: rating, count: STARS })}</VisuallyHidden>
    </span>
  );
}
