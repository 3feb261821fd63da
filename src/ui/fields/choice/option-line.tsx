import type { ReactNode } from 'react';
import { Flag } from '#ui/feedback/flag.tsx';
import type { Option } from './option.ts';
import classes from './option-line.module.css';

export function OptionLine({ option }: { readonly option: Option }): ReactNode {
  return (
    <span className={classes.line}>
      {option.flag && <Flag country={option.flag} />}
      <span className={classes.words}>
        <span>{option.label}</span>
        {option.detail && <span className={classes.detail}>{option.detail}</span>}
      </span>
    </span>
  );
}
