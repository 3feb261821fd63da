import { TextInput } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import type { ReactNode } from 'react';
import classes from './assign-form.module.css';

interface SearchInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Takes the focus itself, because the dialog around it would give it to the close button. */
export function SearchInput({ label, value, onChange }: SearchInputProps): ReactNode {
  return (
    <TextInput
      className={classes.search!}
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size="1.1rem" aria-hidden />}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data-autofocus
      autoFocus
    />
  );
}
