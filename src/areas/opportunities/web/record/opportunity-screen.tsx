import { Button } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { readOpportunity } from '#areas/opportunities/contract/opportunity.calls.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { DetailSkeleton } from '#ui/feedback/skeletons.tsx';
import { OpportunityFailure } from './opportunity-failure.tsx';
import { OpportunityRecord } from './opportunity-record.tsx';
import { listAddress, type RecordPlace } from './record-addresses.ts';

const ExternalRecord = lazy(async () => ({
  default: (await import('../carrier/external-record.tsx')).ExternalRecord,
}));

/** One opportunity. In the marketplace those of others are shown too, as far as carriers may see them. */
export default function OpportunityScreen({ place }: { readonly place: RecordPlace }): ReactNode {
  const { t } = useTranslation();
  const { opportunityId: id = '' } = useParams();
  const reply = useCall(readOpportunity, { params: { id } });
  if (reply.isError && !reply.data) {
    if (place === 'market' && reply.error.isGone) {
      return (
        <Suspense fallback={<DetailSkeleton lines={12} />}>
          <ExternalRecord id={id} />
        </Suspense>
      );
    }
    const toList = (
      <Button component={Link} to={listAddress(place)} variant="default">
        {t('opportunities.record.toList')}
      </Button>
    );
    return <OpportunityFailure error={reply.error} onRetry={() => void reply.refetch()} action={toList} />;
  }
  if (!reply.data) return <DetailSkeleton lines={12} />;
  return <OpportunityRecord key={id} opportunity={reply.data.opportunity} place={place} />;
}
