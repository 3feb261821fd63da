import { useTranslation } from 'react-i18next';
import { confirmPostulation } from '#areas/opportunities/contract/postulation.calls.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { CARRIER_REFRESH } from '../carrier-refresh.ts';

interface Confirming {
  readonly confirm: (postulationId: string) => void;
  readonly busy: boolean;
}

/** Confirms an application after its opportunity changed, so that it counts again. */
export function useConfirming(): Confirming {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const confirming = useAction(confirmPostulation, {
    refresh: CARRIER_REFRESH,
    onDone: () => snackbar.success(t('opportunities.carrier.done.confirmed')),
    onFailed: (error) => snackbar.failure('update', t('opportunities.carrier.application'), error),
  });
  return { confirm: (id) => confirming.mutate({ params: { id } }), busy: confirming.isPending };
}
