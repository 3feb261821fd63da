import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createPath, readPath, updatePath } from '#areas/routes/contract/path.calls.ts';
import type { PathView } from '#areas/routes/contract/path.shapes.ts';
import { createRoute } from '#areas/routes/contract/route.calls.ts';
import { queryKey, useAction, useApi } from '#ui/api/api-context.tsx';
import { ApiError } from '#ui/api/api-error.ts';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import type { Store } from '#ui/store/store.ts';
import type { Editor } from './editor-context.ts';
import { bodyOf, type PathDraft } from './state/path-draft.ts';
import { type Session, saved } from './state/session.ts';

/** Somebody stored the path since it was opened. */
export interface Conflict {
  readonly by: string | null;
  readonly at: string;
}

interface SaveOptions {
  readonly store: Store<Session>;
  readonly route: Editor['route'];
  readonly loadId: string;
  readonly unloadId: string;
  /** A new path was stored. */
  readonly onCreated: (path: PathView) => void;
  readonly onRefused: (fields: Readonly<Record<string, string>>) => void;
}

export interface Save {
  readonly isSaving: boolean;
  readonly conflict: Conflict | null;
  readonly dismiss: () => void;
  /** With `onTop` mine becomes the newest version, after theirs. */
  readonly save: (options?: { readonly onTop?: boolean }) => Promise<void>;
}

/** Stores the draft: a new version of its path, a new path, or a new route with its first path. */
export function useSave({ store, route, loadId, unloadId, onCreated, onRefused }: SaveOptions): Save {
  const { t } = useTranslation();
  const api = useApi();
  const queries = useQueryClient();
  const snackbar = useSnackbar();
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const making = useAction(createRoute);
  const creating = useAction(createPath, { refresh: ['route', 'routeGeofence'] });
  const updating = useAction(updatePath, { refresh: ['route', 'routeGeofence'] });

  const make = async (name: string) => {
    const body = { loadId, unloadId, ...(name === '' ? {} : { name }) };
    const made = await making.mutateAsync({ body }).catch((error: unknown) => {
      throw error instanceof ApiError ? new RouteRefused(error) : error;
    });
    return made.route._id;
  };
  const create = async (draft: PathDraft) => {
    // The pair decides: whoever tries again gets the route that is there.
    const routeId = route?._id ?? (await make(draft.routeName.trim()));
    return (await creating.mutateAsync({ params: { id: routeId }, body: bodyOf(draft) })).path;
  };
  const update = async (stored: PathView, draft: PathDraft, onTop: boolean) => {
    const id = stored._id;
    const newest = onTop ? (await api.call(readPath, { params: { id }, query: {} })).path : stored;
    const body = { path: bodyOf(draft), version: newest.version };
    return (await updating.mutateAsync({ params: { id }, body })).path;
  };

  const save: Save['save'] = async ({ onTop = false } = {}) => {
    const { stored, history } = store.get();
    const draft = history.present;
    setSaving(true);
    setConflict(null);
    onRefused({});
    try {
      const path = stored ? await update(stored, draft, onTop) : await create(draft);
      queries.setQueryData(queryKey(readPath, { params: { id: path._id }, query: {} }), { path });
      store.set(saved(store.get(), path, draft));
      if (!stored) onCreated(path);
      snackbar.success(t('routes.editor.saved', { name: path.name, number: path.number }));
    } catch (error) {
      const by = conflictOf(error);
      if (by) return setConflict(by);
      const reason = error instanceof RouteRefused ? error.cause : error;
      if (reason instanceof ApiError) onRefused(fieldsOf(reason, error instanceof RouteRefused));
      const what = error instanceof RouteRefused ? t('routes.what.route') : t('routes.what.path');
      snackbar.failure(stored ? 'update' : 'create', what, reason);
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, conflict, dismiss: () => setConflict(null), save };
}

function conflictOf(error: unknown): Conflict | null {
  if (!(error instanceof ApiError) || error.code !== 'request.staleVersion') return null;
  const { changedBy, changedAt } = error.facts as { changedBy?: string | null; changedAt?: string };
  return { by: changedBy ?? null, at: changedAt ?? new Date().toISOString() };
}

/** The route itself was refused, not its first path. */
class RouteRefused extends Error {
  override readonly name = 'RouteRefused';
  override readonly cause: ApiError;
  constructor(cause: ApiError) {
    super(cause.message);
    this.cause = cause;
  }
}

/** By the names of the draft's own fields. */
const fieldsOf = (error: ApiError, isOfRoute: boolean): Record<string, string> =>
  Object.fromEntries(
    Object.entries(error.fields).map(([name, { message }]) => [
      isOfRoute ? 'routeName' : name.replace(/^path\./, ''),
      message,
    ]),
  );
