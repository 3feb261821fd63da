import type { ReactNode } from 'react';
import { BackCard } from './back-card.tsx';
import classes from './form.module.css';

interface FormScreenProps {
  readonly title: string;
  /** What is being changed. */
  readonly text?: string | undefined;
  /** Where back leads when the screen was opened directly. */
  readonly backTo: string;
  readonly children: ReactNode;
}

/** A form on a screen of its own. */
export function FormScreen({ title, text, backTo, children }: FormScreenProps): ReactNode {
  return (
    <div className={classes.screen} data-form-screen>
      <BackCard title={title} backTo={backTo} {...(text === undefined ? {} : { text })} />
      {children}
    </div>
  );
}
