import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { shownName } from '#ui/media/media-file.ts';
import { type FileItem, type FileValue, itemsOf, withItem, withItemBack, withName, withoutItem } from './file-value.ts';

interface FieldFilesOptions {
  readonly value: FileValue;
  readonly onChange: (value: FileValue) => void;
  readonly limit: number;
  /** The owner of the value saves every change at once, and shows its own notices. */
  readonly immediate: boolean;
  readonly onRemoved?: (report: 'removed') => void;
}

interface FieldFiles {
  readonly items: readonly FileItem[];
  readonly add: (item: FileItem) => void;
  readonly remove: (at: number) => void;
  readonly rename: (at: number, name: string) => void;
}

/** The files of a value in any of its forms, and the actions on them. */
export function useFieldFiles({ value, onChange, limit, immediate, onRemoved }: FieldFilesOptions): FieldFiles {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  // Uploads finish while the form changes: each file is added to the form's value at that moment.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  const change = (next: FileValue) => {
    latest.current = next;
    onChange(next);
  };
  const items = itemsOf(value);
  return {
    items,
    add: (item) => change(withItem(latest.current, item, limit)),
    remove: (at) => {
      const before = latest.current;
      const { value: rest, report } = withoutItem(before, at);
      const name = (items[at] && shownName(items[at])) || t('ui.upload.unnamed');
      change(rest);
      if (report) onRemoved?.(report);
      const undo = () => change(withItemBack(latest.current, before, at, limit));
      if (!immediate) snackbar.success(t('ui.upload.removed', { name }), { undo });
    },
    rename: (at, name) => {
      change(withName(latest.current, at, name));
      if (!immediate) snackbar.success(t('ui.upload.renaming.done'));
    },
  };
}
