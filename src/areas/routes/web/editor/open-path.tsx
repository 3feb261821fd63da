import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { readPath } from '#areas/routes/contract/path.calls.ts';
import type { PathView, RouteView } from '#areas/routes/contract/path.shapes.ts';
import type { PathKind } from '#areas/routes/rules/route-limits.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { failureText, reasonText } from '#ui/feedback/error-text.ts';
import { DetailSkeleton } from '#ui/feedback/skeletons.tsx';
import type { DraftPlace } from '#ui/form/draft-store.ts';
import type { RoutePlace } from './editor-context.ts';
import { PathEditor } from './path-editor.tsx';
import type { Sessions } from './sessions.ts';
import { newDraft } from './state/path-draft.ts';
import { newSession, openSession, received } from './state/session.ts';
import { withKeptDraft } from './use-kept-draft.ts';

interface OpenPathProps {
  readonly sessions: Sessions;
  readonly draftPlace: DraftPlace;
  readonly route: RouteView | null;
  readonly load: RoutePlace;
  readonly unload: RoutePlace;
  readonly onCreated: (path: PathView) => void;
}

/** A path that is not stored yet. */
export function NewPath({
  name,
  kind,
  sessions,
  ...props
}: OpenPathProps & { readonly name: string; readonly kind: PathKind }): ReactNode {
  const { draftPlace } = props;
  const store = sessions.open('new', () => withKeptDraft(newSession(newDraft(name, kind)), draftPlace));
  return <PathEditor store={store} {...props} />;
}

/** A stored path; what others store of it appears at once, or waits beside what is being changed. */
export function StoredPath({ id, sessions, ...props }: OpenPathProps & { readonly id: string }): ReactNode {
  const { t } = useTranslation();
  const { draftPlace } = props;
  const reply = useCall(readPath, { params: { id }, query: {} });
  const path = reply.data?.path;
  const store = useMemo(
    () => sessions.find(id) ?? (path && sessions.open(id, () => withKeptDraft(openSession(path), draftPlace))),
    [sessions, id, path, draftPlace],
  );
  useEffect(() => {
    if (path && store) store.set(received(store.get(), path));
  }, [path, store]);
  if (store) return <PathEditor store={store} {...props} />;
  if (reply.isError) {
    return (
      <ErrorState
        title={failureText('load', t('routes.what.path'), t)}
        text={reasonText(reply.error, t)}
        onRetry={() => void reply.refetch()}
      />
    );
  }
  return <DetailSkeleton />;
}
