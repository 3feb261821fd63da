import { UnstyledButton } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { ReactNode } from 'react';
import type { Tone } from '#kernel/tone.ts';
import classes from './panel.module.css';

export interface Pick {
  readonly value: string;
  readonly label: string;
  readonly chosen: boolean;
  readonly tone?: Tone | undefined;
}

interface PickListProps {
  readonly label: string;
  readonly picks: readonly Pick[];
  readonly onPick: (value: string) => void;
}

/** A short list of fixed values. */
export function PickList({ label, picks, onPick }: PickListProps): ReactNode {
  return (
    <ul aria-label={label} className={classes.picks}>
      {picks.map(({ value, label: word, chosen, tone }) => (
        <li key={value}>
          <UnstyledButton className={classes.pick!} aria-pressed={chosen} onClick={() => onPick(value)}>
            {tone && <span className={classes.dot} data-tone={tone} />}
            <span className={classes.word}>{word}</span>
            {chosen && <IconCheck size="1rem" className={classes.check!} aria-hidden />}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
