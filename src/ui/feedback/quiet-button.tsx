import { ActionIcon, UnstyledButton } from '@mantine/core';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import classes from './quiet-button.module.css';

const LOOK = clsx(
  'mantine-focus-auto mantine-active mantine-ActionIcon-root',
  ActionIcon.classes.root,
  UnstyledButton.classes.root,
  classes.quiet,
);

/** The library's subtle grey icon button, drawn without its machinery: every row of a list has some. */
export function QuietButton({ className, children, ...others }: ComponentProps<'button'>): ReactNode {
  return (
    <button type="button" {...others} className={clsx(LOOK, className)} data-variant="subtle">
      <span className={ActionIcon.classes.icon}>{children}</span>
    </button>
  );
}
