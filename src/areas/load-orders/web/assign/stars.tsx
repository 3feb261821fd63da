import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import type { ReactNode } from 'react';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import classes from './assign-form.module.css';

/** A driver's average rating; nothing without ratings. */
export function Stars({ rating }: { readonly rating: number | null }): ReactNode {
  const numbers = useNumbers();
  if (rating === null) return null;
  return (
    <span className={classes.rating}>
      <IconStarFilled size="0.85rem" aria-hidden />
      {numbers.rating(rating)}
    </span>
  );
}
