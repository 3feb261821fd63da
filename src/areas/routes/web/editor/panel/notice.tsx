import type { ReactNode } from 'react';
import classes from './panel.module.css';

interface NoticeProps {
  readonly tone?: 'info' | 'warning';
  readonly children: ReactNode;
  /** Buttons. */
  readonly actions?: ReactNode;
}

/** One sentence about the path, said to screen readers as it appears. */
export function Notice({ tone = 'info', children, actions }: NoticeProps): ReactNode {
  return (
    <div className={classes.notice} data-tone={tone} role="status">
      <span className={classes.noticeWords}>{children}</span>
      {actions}
    </div>
  );
}
