import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicantView } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { rejectPostulation } from '#areas/opportunities/contract/postulation.calls.ts';
import { useAction } from '#ui/api/api-context.tsx';
import { useSnackbar } from '#ui/feedback/use-snackbar.tsx';
import { OPPORTUNITY_REFRESH } from '../opportunity-refresh.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { applicantName } from './applicant-name.ts';

interface RejectDialogProps {
  /** Undefined while none is asked about. */
  readonly applicant: ApplicantView | undefined;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Rejects one application, with a reason its applicant reads. */
export function RejectDialog({ applicant, opened, onClose }: RejectDialogProps): ReactNode {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const queries = useQueryClient();
  const name = applicant ? applicantName(applicant) : '';
  const rejecting = useAction(rejectPostulation, {
    refresh: OPPORTUNITY_REFRESH,
    onDone: () => {
      snackbar.success(t('opportunities.record.reject.done', { name }));
      onClose();
    },
    onFailed: (error) => {
      snackbar.failure('update', t('opportunities.record.reject.what'), error);
      void queries.invalidateQueries({ queryKey: ['opportunity'] });
    },
  });
  return (
    <ReasonDialog
      opened={opened}
      title={t('opportunities.record.reject.title', { name })}
      text={t('opportunities.record.reject.text')}
      button={t('opportunities.record.reject.button')}
      busy={rejecting.isPending}
      onConfirm={(reason) => applicant && rejecting.mutate({ params: { id: applicant._id }, body: { reason } })}
      onClose={onClose}
    />
  );
}
