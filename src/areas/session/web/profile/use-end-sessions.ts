import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { endSession, listSessions, signOutEverywhere } from '#areas/session/contract/session.calls.ts';
import { queryKey, useApi } from '#ui/api/api-context.tsx';
import { ApiError } from '#ui/api/api-error.ts';
import { useDialogs } from '#ui/dialog/dialog-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';

const NOT_FOUND = 404;

export interface EndSessions {
  readonly busy: boolean;
  readonly endOne: (id: string) => Promise<void>;
  readonly endOthers: (ids: readonly string[]) => Promise<void>;
  /** Whether this session ends too. */
  readonly endAll: () => Promise<void>;
}

export function useEndSessions(): EndSessions {
  const { t } = useTranslation();
  const api = useApi();
  const queries = useQueryClient();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const { signOut } = useSignedIn();
  const what = t('session.profile.sessions.what');

  const ending = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids) await api.call(endSession, { params: { id } }).catch(unlessGone);
    },
    onSuccess: (_, ids) => snackbar.success(t('session.profile.sessions.ended', { count: ids.length })),
    onError: (error) => snackbar.failure('remove', what, error),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKey(listSessions).slice(0, -1) }),
  });
  const leaving = useMutation({
    mutationFn: () => api.call(signOutEverywhere, {}),
    onSuccess: () => signOut(),
    onError: (error) => snackbar.failure('remove', what, error),
  });

  return {
    busy: ending.isPending || leaving.isPending,
    endOne: async (id) => ending.mutate([id]),
    endOthers: async (ids) => {
      if (await dialogs.warn(t('session.profile.sessions.confirmOthers'))) ending.mutate(ids);
    },
    endAll: async () => {
      if (await dialogs.warn(t('session.profile.sessions.confirmAll'))) leaving.mutate();
    },
  };
}

/** A session that has already ended counts as success. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === NOT_FOUND)) throw error;
}
