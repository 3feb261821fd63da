import { ActionIcon, Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { type ReactNode, useRef } from 'react';
import { FormSection } from '#ui/form/layout.tsx';
import classes from './repeater.module.css';

interface RepeaterProps {
  readonly title: string;
  readonly text: string;
  /** Keys of the entries, in their order. */
  readonly keys: readonly string[];
  readonly max: number;
  readonly addLabel: string;
  readonly entryLabel: (index: number) => string;
  readonly removeLabel: (index: number) => string;
  readonly onAdd: () => void;
  readonly onRemove: (index: number) => void;
  readonly children: (index: number) => ReactNode;
}

/** A list of small forms inside a form, empty at first. */
export function Repeater(props: RepeaterProps): ReactNode {
  const { title, text, keys, max, addLabel, entryLabel, removeLabel, onAdd, onRemove, children } = props;
  const addButton = useRef<HTMLButtonElement>(null);
  const remove = (index: number) => {
    onRemove(index);
    // Moves the focus, because the focused button was removed with its entry.
    addButton.current?.focus();
  };
  return (
    <FormSection title={title} text={text}>
      {keys.map((key, index) => (
        <fieldset key={key} className={classes.entry} aria-label={entryLabel(index)}>
          <div className={classes.fields}>{children(index)}</div>
          <ActionIcon
            className={classes.remove!}
            variant="subtle"
            color="gray"
            size="lg"
            onClick={() => remove(index)}
            aria-label={removeLabel(index)}
            title={removeLabel(index)}
          >
            <IconTrash size="1.15rem" stroke={1.6} aria-hidden />
          </ActionIcon>
        </fieldset>
      ))}
      <Button
        ref={addButton}
        className={classes.add!}
        variant="default"
        leftSection={<IconPlus size="1.1rem" aria-hidden />}
        disabled={keys.length >= max}
        onClick={onAdd}
      >
        {addLabel}
      </Button>
    </FormSection>
  );
}
