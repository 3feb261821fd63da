import { Button, VisuallyHidden } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldName } from '#ui/fields/field-names.ts';
import { useEntries, useFieldValue } from '#ui/fields/form-values.ts';
import { useReorder } from '../use-reorder.ts';
import classes from './entries.module.css';
import { EntryFrame } from './entry-frame.tsx';

interface EntryListProps<Entry> {
  /** The field that holds the list: `stages`, `stages.0.tasks`. */
  readonly path: FieldName<readonly Entry[]>;
  /** Depth of the list within lists of its kind. */
  readonly level?: 1 | 2 | 3;
  readonly max: number;
  /** The field that names an entry. */
  readonly nameField: keyof Entry & string;
  readonly words: {
    /** `Etapa 2`. */
    readonly one: (number: number) => string;
    readonly add: string;
    readonly remove: (name: string) => string;
  };
  readonly make: () => Entry;
  /** Further ways to add an entry, beside the button that adds an empty one. */
  readonly otherAdds?: (add: (entry: Entry) => void) => ReactNode;
  readonly children: (path: FieldName<Entry>) => ReactNode;
}

/** Entries that are added, removed and reordered; every move is announced to screen readers. */
export function EntryList<Entry>(props: EntryListProps<Entry>): ReactNode {
  const { path, level = 1, max, nameField, words, make, otherAdds, children } = props;
  const { t } = useTranslation();
  const { entries, append, remove, move } = useEntries(path);
  const values = useFieldValue(path) ?? [];
  const [announcement, setAnnouncement] = useState('');
  const nameOf = (index: number) => String(values[index]?.[nameField] || t('ui.form.entries.unnamed'));
  const moveTo = (from: number, to: number) => {
    move(from, to);
    setAnnouncement(t('ui.form.entries.moved', { name: nameOf(from), number: to + 1, count: entries.length }));
  };
  const { list, dragged, handle } = useReorder(entries.length, moveTo);
  return (
    <div className={classes.list}>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <ol ref={list} className={classes.list}>
        {entries.map(({ id, name }, index) => (
          <li key={id}>
            <EntryFrame
              level={level}
              label={words.one(index + 1)}
              name={nameOf(index)}
              index={index}
              count={entries.length}
              removeLabel={words.remove(nameOf(index))}
              handle={handle(index)}
              isDragged={dragged === index}
              onMove={moveTo}
              onRemove={remove}
            >
              {children(name)}
            </EntryFrame>
          </li>
        ))}
      </ol>
      <div className={classes.add}>
        <Button
          variant={level === 1 ? 'light' : 'default'}
          size={level === 1 ? 'sm' : 'compact-sm'}
          leftSection={<IconPlus size="1rem" aria-hidden />}
          disabled={entries.length >= max}
          onClick={() => append(make())}
        >
          {words.add}
        </Button>
        {entries.length < max && otherAdds?.((entry) => append(entry))}
      </div>
    </div>
  );
}
