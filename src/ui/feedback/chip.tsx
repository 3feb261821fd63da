import type { ReactNode } from 'react';
import type { Tone } from '#kernel/tone.ts';
import classes from './chip.module.css';

interface ChipProps {
  readonly tone: Tone;
  readonly icon?: ReactNode;
  readonly title?: string;
  readonly children: ReactNode;
}

/** A small coloured label; the word always says what the colour means. */
export function Chip({ tone, icon, title, children }: ChipProps): ReactNode {
  return (
    <span className={classes.chip} data-tone={tone} title={title}>
      {icon}
      <span className={classes.word}>{children}</span>
    </span>
  );
}

interface StatusChipProps {
  readonly tone: Tone;
  readonly label: string;
}

/** A status: the same colour and word everywhere. Each area has the table of both. */
export function StatusChip({ tone, label }: StatusChipProps): ReactNode {
  return (
    <Chip tone={tone} icon={<span className={classes.dot} />}>
      {label}
    </Chip>
  );
}
