import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { ReactNode } from 'react';
import { Flag } from '#ui/feedback/flag.tsx';
import type { Option } from './option.ts';
import classes from './option-line.module.css';

interface OptionLineProps {
  readonly option: Option;
  readonly chosen: boolean;
}

export function OptionLine({ option, chosen }: OptionLineProps): ReactNode {
  return (
    <span className={classes.line}>
      {option.flag && <Flag country={option.flag} />}
      <span className={classes.words}>
        <span>{option.label}</span>
        {option.detail && <span className={classes.detail}>{option.detail}</span>}
      </span>
      {chosen && <IconCheck className={classes.check} size="1rem" aria-hidden />}
    </span>
  );
}
