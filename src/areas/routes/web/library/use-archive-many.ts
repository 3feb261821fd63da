import { useTranslation } from 'react-i18next';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import type { updateGeofences } from '../../contract/geofence.calls.ts';
import type { updatePlaces } from '../../contract/place.calls.ts';
import type { LibraryRecord } from './use-archive.tsx';
import { isRefusal, useRefusal } from './use-archive.tsx';

/** Archives the selected records, or brings them back where all of them are archived; all or none. */
export function useArchiveMany(call: typeof updatePlaces | typeof updateGeofences, what: 'place' | 'geofence') {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { refuse, dialog } = useRefusal();
  const archiving = useAction(call);
  const write = (ids: readonly string[], archived: boolean, onDone?: () => void): void =>
    archiving.mutate(
      { body: { ids: [...ids], archived } },
      {
        onSuccess: ({ changed }) => {
          onDone?.();
          const undo = () => write(ids, !archived);
          snackbar.success(
            t(archived ? 'routes.library.bulk.archived' : 'routes.library.bulk.restored', { count: changed }),
            { undo },
          );
        },
        onError: (error) => {
          if (isRefusal(error)) refuse({ title: t('routes.library.bulk.nothing'), error });
          else snackbar.failure('update', t(`routes.what.${what}`), error);
        },
      },
    );
  const send = (rows: readonly LibraryRecord[], clear: () => void) => {
    const isBack = rows.every(({ archived }) => archived);
    const changing = rows.filter(({ archived }) => archived === isBack);
    write(
      changing.map(({ _id }) => _id),
      !isBack,
      clear,
    );
  };
  return { send, refusal: dialog };
}
