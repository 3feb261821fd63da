import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  cancelOpportunity,
  publishOpportunity,
  unpublishOpportunity,
} from '#areas/opportunities/contract/opportunity.calls.ts';
import type { OpportunityView } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { rejectPostulations } from '#areas/opportunities/contract/postulation.calls.ts';
import { useAction } from '#ui/api/api-context.tsx';
import type { ApiError } from '#ui/api/api-error.ts';
import { useDialogs } from '#ui/dialog/dialog-context.tsx';
import type { FailedAction } from '#ui/feedback/error-text.ts';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { OPPORTUNITY_REFRESH } from './opportunity-refresh.ts';

/** The steps an opportunity can be taken through; each says what came of it. */
export function useOpportunitySteps({ _id: id, code }: OpportunityView, onDone: () => void) {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const dialogs = useDialogs();
  const queries = useQueryClient();
  // Somebody else may have been faster: the record then shows what they did.
  const failed = (action: FailedAction) => (error: ApiError) => {
    snackbar.failure(action, t('opportunities.record.what'), error);
    void queries.invalidateQueries({ queryKey: ['opportunity'] });
  };
  const said = (text: string) => () => {
    snackbar.success(text);
    onDone();
  };
  const publishing = useAction(publishOpportunity, {
    refresh: OPPORTUNITY_REFRESH,
    onDone: said(t('opportunities.record.published')),
    onFailed: failed('update'),
  });
  const unpublishing = useAction(unpublishOpportunity, {
    refresh: OPPORTUNITY_REFRESH,
    onDone: said(t('opportunities.record.unpublish.done', { code })),
    onFailed: failed('update'),
  });
  const cancelling = useAction(cancelOpportunity, {
    refresh: OPPORTUNITY_REFRESH,
    onDone: said(t('opportunities.record.cancel.done', { code })),
    onFailed: failed('cancel'),
  });
  const rejecting = useAction(rejectPostulations, {
    refresh: OPPORTUNITY_REFRESH,
    onDone: ({ rejected }) => said(t('opportunities.record.reject.allDone', { count: rejected }))(),
    onFailed: failed('update'),
  });
  const params = { id };
  return {
    publish: () => publishing.mutate({ params }),
    unpublish: async () => {
      if (await dialogs.warn(t('opportunities.record.unpublish.confirm', { code }))) unpublishing.mutate({ params });
    },
    cancel: (reason: string) => cancelling.mutate({ params, body: { reason } }),
    rejectAll: (reason: string) => rejecting.mutate({ params, body: { reason } }),
    isPublishing: publishing.isPending,
    isUnpublishing: unpublishing.isPending,
    isCancelling: cancelling.isPending,
    isRejecting: rejecting.isPending,
  };
}
