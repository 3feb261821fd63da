import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Tone } from '#kernel/tone.ts';
import classes from './notice.module.css';

interface NoticeProps {
  readonly tone: Extract<Tone, 'neutral' | 'warning' | 'danger'>;
  readonly icon: Icon;
  readonly title?: string;
  /** An alert is read out at once, a status when there is time. */
  readonly role?: 'alert' | 'status';
  readonly children?: ReactNode;
}

/** Something to read before going on. */
export function Notice({ tone, icon: Mark, title, role, children }: NoticeProps): ReactNode {
  return (
    <div className={classes.notice} data-tone={tone} role={role}>
      <Mark size="1.25rem" className={classes.icon!} aria-hidden />
      <div className={classes.words}>
        {title && <strong>{title}</strong>}
        {children}
      </div>
    </div>
  );
}
