import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './snackbar.module.css';

export interface SnackbarAction {
  readonly label: string;
  readonly run: () => void;
}

interface SnackbarMessageProps {
  readonly text: string;
  readonly detail: string | undefined;
  readonly action: SnackbarAction | undefined;
  readonly onDone: () => void;
}

export function SnackbarMessage({ text, detail, action, onDone }: SnackbarMessageProps): ReactNode {
  const run = () => {
    action?.run();
    onDone();
  };
  return (
    <span className={classes.message}>
      <span className={classes.words}>
        <span className={classes.text}>{text}</span>
        {detail && <span className={classes.detail}>{detail}</span>}
      </span>
      {action && (
        <UnstyledButton className={classes.action} onClick={run}>
          {action.label}
        </UnstyledButton>
      )}
    </span>
  );
}
