import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { readOpportunity } from '#areas/opportunities/contract/opportunity.calls.ts';
import { readPostulation } from '#areas/opportunities/contract/postulation.calls.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { FormSkeleton } from '#ui/feedback/skeletons.tsx';
import { FormScreen } from '#ui/form/form-screen.tsx';
import { useStaysOpen } from '#ui/form/use-stays-open.ts';
import { OpportunityFailure } from '../opportunity-failure.tsx';
import { APPLICANTS_TAB, recordAddress } from '../record-addresses.ts';
import { AwardForm } from './award-form.tsx';
import { awardRefusal } from './award-refusal.ts';

/** The award of an application: its operation with everything filled in. Saving accepts, leaving accepts nothing. */
export default function AwardScreen(): ReactNode {
  const { t } = useTranslation();
  const { opportunityId = '', postulationId = '' } = useParams();
  const opportunityReply = useCall(readOpportunity, { params: { id: opportunityId } }, { staleTime: 0 });
  const postulationReply = useCall(readPostulation, { params: { id: postulationId } }, { staleTime: 0 });
  const opportunity = opportunityReply.data?.opportunity;
  const found = postulationReply.data?.postulation;
  const postulation = found?.opportunityId === opportunityId ? found : undefined;
  const isFresh = opportunityReply.isFetchedAfterMount && postulationReply.isFetchedAfterMount;
  const refusal = opportunity && postulation ? awardRefusal(opportunity, postulation) : null;
  const isOpen = useStaysOpen(
    postulationId,
    isFresh && opportunity !== undefined && postulation !== undefined && !refusal,
  );
  const backTo = `${recordAddress('own', opportunityId)}?${new URLSearchParams({ tab: APPLICANTS_TAB })}`;
  const toRecord = (
    <Button component={Link} to={backTo} variant="default">
      {t('opportunities.record.award.toRecord')}
    </Button>
  );
  const reread = () => Promise.all([opportunityReply.refetch(), postulationReply.refetch()]);
  const body = () => {
    const error = opportunityReply.error ?? postulationReply.error;
    if (error && (!opportunity || !postulation))
      return <OpportunityFailure error={error} onRetry={() => void reread()} action={toRecord} />;
    if (!opportunity || !isFresh) return <FormSkeleton fields={12} />;
    if (!postulation)
      return (
        <ErrorState
          title={t('opportunities.record.award.refused')}
          text={t('opportunities.record.award.notPossible')}
          action={toRecord}
        />
      );
    if (!isOpen)
      return (
        <ErrorState
          title={t('opportunities.record.award.refused')}
          text={t(refusal ?? 'opportunities.record.award.notPossible')}
          action={toRecord}
        />
      );
    return (
      <AwardForm
        opportunity={opportunity}
        postulation={postulation}
        refusal={refusal}
        backTo={backTo}
        onRefused={reread}
      />
    );
  };
  return (
    <FormScreen
      title={t('opportunities.record.award.title', { code: opportunity?.code ?? '' })}
      text={opportunity?.description}
      backTo={backTo}
    >
      {body()}
    </FormScreen>
  );
}
