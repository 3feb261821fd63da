import { useTranslation } from 'react-i18next';
import {
  changeOpportunities,
  publishOpportunity,
  unpublishOpportunity,
} from '#areas/opportunities/contract/opportunity.calls.ts';
import { useAction } from '#ui/api/api-context.tsx';
import type { ApiError } from '#ui/api/api-error.ts';
import { useDialogs } from '#ui/dialog/dialog-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';

export type ListStep = 'publish' | 'unpublish';

const DONE = { publish: 'published', unpublish: 'unpublished' } as const;

interface Steps {
  readonly one: (step: ListStep, id: string) => void;
  /** All of them or none, after a question; `clear` empties the selection. */
  readonly many: (step: ListStep, ids: readonly string[], clear: () => void) => Promise<void>;
}

/** Publishes opportunities of the list, or takes them back. */
export function useOpportunitySteps(): Steps {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const dialogs = useDialogs();
  const failed = (error: ApiError) => snackbar.failure('update', t('opportunities.form.what'), error);
  const publish = useAction(publishOpportunity, {
    onDone: () => snackbar.success(t('opportunities.form.published', { count: 1 })),
    onFailed: failed,
  });
  const unpublish = useAction(unpublishOpportunity, {
    onDone: () => snackbar.success(t('opportunities.form.unpublished', { count: 1 })),
    onFailed: failed,
  });
  const changing = useAction(changeOpportunities, {
    onFailed: (error) => snackbar.failure('update', t('opportunities.form.whatMany'), error),
  });
  return {
    one: (step, id) => (step === 'publish' ? publish : unpublish).mutate({ params: { id } }),
    many: async (step, ids, clear) => {
      const count = ids.length;
      if (!(await dialogs.warn(t(`opportunities.form.ask.${step}`, { count })))) return;
      changing.mutate(
        { body: { ids: [...ids], action: step } },
        {
          onSuccess: () => {
            snackbar.success(t(`opportunities.form.${DONE[step]}`, { count }));
            clear();
          },
        },
      );
    },
  };
}
