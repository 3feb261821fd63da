import { Progress } from '@mantine/core';
import type { ReactNode } from 'react';
import { DOCUMENT_TONES } from '../vehicle-texts.tsx';
import classes from './completion-cell.module.css';

interface CompletionCellProps {
  /** From 0 to 100. */
  readonly percentage: number;
  readonly state: keyof typeof DOCUMENT_TONES;
}

/** The completion of the required documents; the next column has the meaning of the colour in words. */
export function CompletionCell({ percentage, state }: CompletionCellProps): ReactNode {
  return (
    <span className={classes.completion}>
      <Progress
        className={classes.bar!}
        size="sm"
        value={percentage}
        color={`var(--tone-${DOCUMENT_TONES[state]}-line)`}
        aria-hidden
      />
      <span className={classes.number}>{`${percentage}%`}</span>
    </span>
  );
}
