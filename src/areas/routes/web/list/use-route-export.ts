import { useTranslation } from 'react-i18next';
import { useApi } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { saveBlob } from '#ui/media/save-file.ts';
import { exportRoutes, ROUTE_EXPORT_MAX } from '../../contract/route-file.calls.ts';

interface ExportedRoute {
  readonly _id: string;
  readonly name: string;
}

/** Saves routes as one file; true once it is saved. */
export function useRouteExport(): (routes: readonly ExportedRoute[]) => Promise<boolean> {
  const { t } = useTranslation();
  const api = useApi();
  const snackbar = useSnackbar();
  return async (routes) => {
    if (routes.length > ROUTE_EXPORT_MAX) {
      snackbar.warning(t('routes.list.actions.tooMany', { count: ROUTE_EXPORT_MAX }));
      return false;
    }
    try {
      const reply = await api.send(exportRoutes, { query: { ids: routes.map(({ _id }) => _id).join(',') } });
      const name = routes.length === 1 ? routes[0]!.name : t('routes.list.actions.fileName');
      saveBlob(await reply.blob(), `${name}.geojson`);
      return true;
    } catch (error) {
      snackbar.failure('download', t('routes.list.actions.all'), error);
      return false;
    }
  };
}
