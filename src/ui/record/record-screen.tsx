import type { ReactNode } from 'react';
import { BackCard } from '#ui/form/back-card.tsx';
import classes from './record-screen.module.css';

interface RecordScreenProps {
  readonly title: string;
  readonly text?: string;
  /** Where back leads when the screen was opened directly. */
  readonly backTo: string;
  /** The status of the record, beside its name. */
  readonly status?: ReactNode;
  /** The actions; on a phone they are at the bottom. A button that only opens a menu has `data-menu`. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** One record on a screen of its own: its name and actions above its details. */
export function RecordScreen({ title, text, backTo, status, actions, children }: RecordScreenProps): ReactNode {
  return (
    <article className={classes.screen} aria-label={title}>
      <BackCard title={title} backTo={backTo} {...(text === undefined ? {} : { text })}>
        {status}
        <span className={classes.actions}>{actions}</span>
      </BackCard>
      {children}
    </article>
  );
}
