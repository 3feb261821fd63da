import { ActionIcon, Button } from '@mantine/core';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '#ui/feedback/chip.tsx';
import { useEditor } from '../editor-context.ts';
import type { ArchivedFence } from '../use-archived-fences.ts';
import { Notice } from './notice.tsx';
import classes from './panel.module.css';

/** What keeps the path from being saved, with the way to remove it. */
export function ArchivedFences({ fences }: { readonly fences: readonly ArchivedFence[] }): ReactNode {
  const { t } = useTranslation();
  const { edit, isReadOnly } = useEditor();
  if (fences.length === 0) return null;
  const remove = (ids: readonly string[]) =>
    edit((before) => ({ ...before, fenceIds: before.fenceIds.filter((id) => !ids.includes(id)) }));
  return (
    <>
      {!isReadOnly && (
        <Notice
          tone="warning"
          actions={
            fences.length > 1 && (
              <Button size="compact-sm" variant="default" onClick={() => remove(fences.map(({ id }) => id))}>
                {t('routes.editor.fences.removeAll')}
              </Button>
            )
          }
        >
          {t('routes.editor.fences.archived', { count: fences.length })}
        </Notice>
      )}
      <ul className={classes.list}>
        {fences.map(({ id, name }) => {
          const shown = name ?? t('routes.editor.fences.gone');
          const label = t('routes.editor.fences.remove', { name: shown });
          return (
            <li key={id} className={classes.row}>
              <span className={classes.rowWords}>{shown}</span>
              {name !== null && <Chip tone="warning">{t('routes.editor.fences.archivedOne')}</Chip>}
              {!isReadOnly && (
                <ActionIcon variant="subtle" color="gray" aria-label={label} title={label} onClick={() => remove([id])}>
                  <IconTrash size="1rem" aria-hidden />
                </ActionIcon>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
