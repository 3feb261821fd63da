import { Button, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readPath } from '#areas/routes/contract/path.calls.ts';
import type { PathView } from '#areas/routes/contract/path.shapes.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { useShowInstant } from '#ui/session/zone.ts';
import type { Store } from '#ui/store/store.ts';
import { received, type Session } from '../state/session.ts';
import type { Conflict, Save } from '../use-save.ts';

interface ConflictDialogProps {
  readonly saving: Save;
  readonly store: Store<Session>;
  readonly onSee: (theirs: PathView) => void;
}

/** Somebody stored the path meanwhile: who and when, and what to do with mine. */
export function ConflictDialog({ saving, store, onSee }: ConflictDialogProps): ReactNode {
  const { t } = useTranslation();
  const api = useApi();
  const snackbar = useSnackbar();
  const { conflict, dismiss, save } = saving;
  // The words stay until the dialog has faded out.
  const [shown, setShown] = useState<Conflict | null>(null);
  if (conflict && conflict !== shown) setShown(conflict);
  const see = async () => {
    const { stored } = store.get();
    if (!stored) return;
    dismiss();
    try {
      const { path } = await api.call(readPath, { params: { id: stored._id }, query: {} });
      store.set(received(store.get(), path));
      onSee(path);
    } catch (error) {
      snackbar.failure('load', t('routes.what.path'), error);
    }
  };
  return (
    <Dialog
      opened={conflict !== null}
      onClose={dismiss}
      title={t('routes.editor.conflict.title')}
      actions={
        <>
          <Button variant="default" onClick={dismiss}>
            {t('routes.editor.conflict.back')}
          </Button>
          <Button variant="default" onClick={() => void save({ onTop: true })}>
            {t('routes.editor.conflict.mine')}
          </Button>
          <Button data-autofocus onClick={() => void see()}>
            {t('routes.editor.conflict.see')}
          </Button>
        </>
      }
    >
      {shown && <ConflictText conflict={shown} />}
    </Dialog>
  );
}

function ConflictText({ conflict: { by, at } }: { readonly conflict: Conflict }): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const name = by ?? t('routes.editor.theirs.someone');
  return <Text>{t('routes.editor.conflict.text', { name, at: showInstant(at) })}</Text>;
}
