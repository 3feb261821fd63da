import { Button, Select, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readPath } from '#areas/routes/contract/path.calls.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { useEditor } from '../editor-context.ts';
import { draftOf } from '../state/path-draft.ts';
import { takenFrom, withJoined } from '../state/way.ts';
import type { SourceDialogProps } from './source-dialog.ts';

/** The line and the stopovers of another path, as they are or reversed; or its line joined to the present one. */
export default function CopySource({ opened, onClose }: SourceDialogProps): ReactNode {
  const { t } = useTranslation();
  const api = useApi();
  const snackbar = useSnackbar();
  const { route, session, draft, edit } = useEditor();
  const others = (route?.paths ?? []).filter(({ _id }) => _id !== session.stored?._id);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const id = chosen ?? others[0]?._id ?? null;
  const take = async (how: 'copied' | 'reversed' | 'joined') => {
    if (!id) return;
    setBusy(true);
    try {
      const other = draftOf((await api.call(readPath, { params: { id }, query: {} })).path);
      edit((before) =>
        how === 'joined' ? withJoined(before, other.line) : takenFrom(before, other, how === 'reversed'),
      );
      onClose();
    } catch (error) {
      snackbar.failure('load', t('routes.what.path'), error);
    }
    setBusy(false);
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      busy={isBusy}
      title={t('routes.editor.copy.title')}
      actions={
        <>
          {draft.line.length > 1 && (
            <Button variant="default" disabled={!id || isBusy} onClick={() => void take('joined')}>
              {t('routes.editor.way.joinPath')}
            </Button>
          )}
          <Button variant="default" disabled={!id || isBusy} onClick={() => void take('reversed')}>
            {t('routes.editor.copy.reverse')}
          </Button>
          <Button disabled={!id || isBusy} onClick={() => void take('copied')}>
            {t('routes.editor.copy.take')}
          </Button>
        </>
      }
    >
      {others.length === 0 ? (
        <Text c="dimmed">{t('routes.editor.copy.none')}</Text>
      ) : (
        <Select
          data-autofocus
          label={t('routes.editor.copy.path')}
          data={others.map(({ _id, name }) => ({ value: _id, label: name }))}
          value={id}
          allowDeselect={false}
          onChange={setChosen}
        />
      )}
    </Dialog>
  );
}
