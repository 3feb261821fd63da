import { useTranslation } from 'react-i18next';
import { watchOpportunity } from '#areas/opportunities/contract/lane.calls.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { CARRIER_REFRESH } from '../carrier-refresh.ts';

/** Keeps an eye on a load, or no longer. */
export function useWatching(): (id: string, watched: boolean) => void {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const watching = useAction(watchOpportunity, {
    refresh: CARRIER_REFRESH,
    onDone: ({ watched }) =>
      snackbar.success(t(watched ? 'opportunities.lanes.watched' : 'opportunities.lanes.unwatched')),
    onFailed: (error) => snackbar.failure('update', t('opportunities.carrier.what'), error),
  });
  return (id, watched) => watching.mutate({ params: { id }, body: { watched } });
}
