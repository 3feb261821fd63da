import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import type { Store } from '#ui/store/store.ts';
import editorClasses from '../editor.module.css';
import { useEditor } from '../editor-context.ts';
import { discarded, isDirty, type Session } from '../state/session.ts';

interface SaveBarProps {
  readonly store: Store<Session>;
  readonly isAsking: boolean;
  readonly isSaving: boolean;
  readonly onSave: () => void;
}

/** Always in reach: whether there is something to save, and the button that does. */
export function SaveBar({ store, isAsking, isSaving, onSave }: SaveBarProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { session, isReadOnly } = useEditor();
  if (isReadOnly) return null;
  const dirty = isDirty(session);
  const isNew = session.stored === null;
  const discard = () => {
    const before = store.get();
    store.set(discarded(before));
    snackbar.success(t('routes.editor.draft.undone'), { undo: () => store.set(before) });
  };
  const state = isAsking
    ? t('routes.editor.way.asking')
    : dirty
      ? t('routes.editor.save.unsaved')
      : t(isNew ? 'routes.editor.save.new' : 'routes.editor.save.stored');
  return (
    <div className={editorClasses.saveBar}>
      <span className={editorClasses.saveState} role="status">
        {state}
      </span>
      {dirty && (
        <Button variant="subtle" onClick={discard} disabled={isSaving}>
          {t('routes.editor.draft.discard')}
        </Button>
      )}
      <Button loading={isSaving} disabled={(!dirty && !isNew) || isAsking} onClick={onSave}>
        {t('routes.editor.save.save')}
      </Button>
    </div>
  );
}
