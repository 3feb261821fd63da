import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowInstant } from '#ui/session/zone.ts';
import type { Store } from '#ui/store/store.ts';
import editorClasses from '../editor.module.css';
import { useEditor } from '../editor-context.ts';
import { draftOf } from '../state/path-draft.ts';
import { discarded, isDirty, type Session } from '../state/session.ts';
import type { Viewed } from '../use-path-editor.ts';
import { Notice } from './notice.tsx';

interface PathNoticesProps {
  readonly store: Store<Session>;
  readonly viewed: Viewed | null;
  readonly onView: (viewed: Viewed | null) => void;
}

/** What one should know about the path as a whole: archived, a draft, another version, what others stored. */
export function PathNotices({ store, viewed, onView }: PathNoticesProps): ReactNode {
  const { t } = useTranslation();
  const { session, route } = useEditor();
  if (viewed) return <Wrapped>{<ViewedNotice store={store} viewed={viewed} onView={onView} />}</Wrapped>;
  return (
    <Wrapped>
      {route === null && <Notice>{t('routes.editor.route.later')}</Notice>}
      {route?.archived && <Notice tone="warning">{t('routes.editor.route.archived')}</Notice>}
      {session.stored?.archived && <Notice tone="warning">{t('routes.editor.paths.archivedNotice')}</Notice>}
      <DraftNotice store={store} />
      {session.theirs && isDirty(session) && <TheirsNotice onView={onView} />}
    </Wrapped>
  );
}

const Wrapped = ({ children }: { readonly children: ReactNode }) => (
  <div className={editorClasses.notices}>{children}</div>
);

function DraftNotice({ store }: { readonly store: Store<Session> }): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const { session } = useEditor();
  if (session.restoredAt === null || !isDirty(session)) return null;
  return (
    <Notice
      actions={
        <Button size="compact-sm" variant="default" onClick={() => store.set(discarded(store.get()))}>
          {t('routes.editor.draft.discard')}
        </Button>
      }
    >
      {t('routes.editor.draft.restored', { at: showInstant(new Date(session.restoredAt)) })}
    </Notice>
  );
}

function TheirsNotice({ onView }: { readonly onView: (viewed: Viewed) => void }): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const { theirs } = useEditor().session;
  if (!theirs) return null;
  const name = theirs.changedBy ?? t('routes.editor.theirs.someone');
  return (
    <Notice
      tone="warning"
      actions={
        <Button size="compact-sm" variant="default" onClick={() => onView({ path: theirs, kind: 'theirs' })}>
          {t('routes.editor.theirs.see')}
        </Button>
      }
    >
      {t('routes.editor.theirs.changed', { name, at: showInstant(theirs.changedAt) })}
    </Notice>
  );
}

function ViewedNotice({ store, viewed, onView }: PathNoticesProps & { readonly viewed: Viewed }): ReactNode {
  const { t } = useTranslation();
  const showInstant = useShowInstant();
  const { edit, session } = useEditor();
  const { path, kind } = viewed;
  const by = path.changedBy ?? t('routes.editor.theirs.someone');
  const at = showInstant(path.changedAt);
  const take = () => {
    if (kind === 'theirs') store.set(discarded(store.get()));
    else edit(() => draftOf(path));
    onView(null);
  };
  const isArchived = session.stored?.archived === true;
  return (
    <Notice
      tone="warning"
      actions={
        <>
          <Button size="compact-sm" variant="default" onClick={() => onView(null)}>
            {t('routes.editor.viewing.close')}
          </Button>
          {!isArchived && (
            <Button size="compact-sm" onClick={take}>
              {kind === 'theirs' ? t('routes.editor.viewing.discardMine') : t('routes.editor.viewing.take')}
            </Button>
          )}
        </>
      }
    >
      {t(`routes.editor.viewing.${kind}`, { number: path.number, at, by })}
    </Notice>
  );
}
