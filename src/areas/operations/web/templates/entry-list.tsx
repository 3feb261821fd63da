import { Button, VisuallyHidden } from '@mantine/core';
import { useId } from '@mantine/hooks';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { type ReactNode, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import classes from './editor.module.css';
import { EntryFrame } from './entry-frame.tsx';

interface EntryListProps {
  /** Where the form keeps the list: `stages`, `stages.0.tasks`. */
  readonly path: string;
  readonly level: 'stage' | 'task' | 'question';
  readonly max: number;
  /** The field an entry is called by. */
  readonly nameField: 'name' | 'label';
  readonly make: () => object;
  readonly children: (path: string) => ReactNode;
}

const WORDS = {
  stage: { one: 'stage', add: 'addStage', remove: 'removeStage' },
  task: { one: 'task', add: 'addTask', remove: 'removeTask' },
  question: { one: 'question', add: 'addQuestion', remove: 'removeQuestion' },
} as const;

/** Stages, tasks or questions: added, taken away and put in order; every move is told to those who cannot see it. */
export function EntryList({ path, level, max, nameField, make, children }: EntryListProps): ReactNode {
  const { t } = useTranslation();
  const { control } = useFormContext();
  const { fields, append, remove, move } = useFieldArray({ control, name: path });
  const values = (useWatch({ control, name: path }) ?? []) as readonly Readonly<Record<string, string>>[];
  const [told, setTold] = useState('');
  const live = useId();
  const words = WORDS[level];
  const form = (key: string, params?: Record<string, string | number>) =>
    t(`operations.templates.form.${key}`, params ?? {});
  const nameOf = (index: number) => values[index]?.[nameField] || form('unnamed');
  const moveTo = (from: number, to: number) => {
    move(from, to);
    setTold(form('moved', { name: nameOf(from), number: to + 1, count: fields.length }));
  };
  return (
    <div className={classes.list}>
      <VisuallyHidden id={live} role="status">
        {told}
      </VisuallyHidden>
      {fields.map(({ id }, index) => (
        <EntryFrame
          key={id}
          level={level}
          label={form(words.one, { number: index + 1 })}
          name={nameOf(index)}
          index={index}
          count={fields.length}
          removeLabel={form(words.remove, { name: nameOf(index) })}
          onMove={moveTo}
          onRemove={remove}
        >
          {children(`${path}.${index}`)}
        </EntryFrame>
      ))}
      <Button
        className={classes.add!}
        variant={level === 'stage' ? 'light' : 'default'}
        size={level === 'stage' ? 'sm' : 'compact-sm'}
        leftSection={<IconPlus size="1rem" aria-hidden />}
        disabled={fields.length >= max}
        onClick={() => append(make())}
      >
        {form(words.add)}
      </Button>
    </div>
  );
}
