import { Progress, RingProgress, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Tone } from '#kernel/tone.ts';
import classes from './progress.module.css';

const SIZES = { sm: 60, md: 80, lg: 120 } as const;
const STROKES = { sm: 6, md: 8, lg: 10 } as const;
const LABELS = { sm: 'xs', md: 'sm', lg: 'lg' } as const;

interface ProgressProps {
  /** What the bar measures; read out with the number. */
  readonly label: string;
  /** From 0 to 1. */
  readonly value: number;
  readonly tone?: Tone;
}

interface ProgressCircleProps extends ProgressProps {
  readonly size?: keyof typeof SIZES;
}

const percent = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 100);

export function ProgressCircle({ label, value, tone = 'active', size = 'md' }: ProgressCircleProps): ReactNode {
  const whole = percent(value);
  return (
    <RingProgress
      size={SIZES[size]}
      thickness={STROKES[size]}
      roundCaps
      rootColor="var(--surface-line)"
      sections={[{ value: whole, color: `var(--tone-${tone}-line)` }]}
      role="progressbar"
      aria-label={label}
      aria-valuenow={whole}
      aria-valuemin={0}
      aria-valuemax={100}
      label={
        <Text component="span" className={classes.inside} size={LABELS[size]} aria-hidden>
          {whole}%
        </Text>
      }
    />
  );
}

interface ProgressBarProps extends ProgressProps {
  /** A text about the state of long work: `12 de 50 registros`. */
  readonly detail?: string;
}

export function ProgressBar({ label, value, tone = 'active', detail }: ProgressBarProps): ReactNode {
  const whole = percent(value);
  return (
    <div className={classes.bar}>
      <div className={classes.head}>
        <span className={classes.label}>{label}</span>
        <span className={classes.number}>{detail ?? `${whole}%`}</span>
      </div>
      <Progress.Root size="md">
        <Progress.Section value={whole} color={`var(--tone-${tone}-line)`} aria-label={label} />
      </Progress.Root>
    </div>
  );
}
