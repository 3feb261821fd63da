import { ActionIcon, Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { ReactNode } from 'react';
import classes from './rows.module.css';

interface RowButtonProps {
  readonly label: string;
  readonly onClick: () => void;
}

/** Removes a row; placed at its end. */
export function RemoveRow({ label, onClick }: RowButtonProps): ReactNode {
  return (
    <ActionIcon
      className={classes.remove!}
      variant="subtle"
      color="gray"
      size="lg"
      onClick={onClick}
      aria-label={label}
    >
      <IconTrash size="1.15rem" stroke={1.6} aria-hidden />
    </ActionIcon>
  );
}

/** Adds a row below the last. */
export function AddRow({ label, onClick, disabled }: RowButtonProps & { readonly disabled: boolean }): ReactNode {
  return (
    <Button
      variant="default"
      className={classes.add!}
      disabled={disabled}
      leftSection={<IconPlus size="1.1rem" aria-hidden />}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
