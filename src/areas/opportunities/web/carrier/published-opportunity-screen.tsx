import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { ExternalRecord } from './external-record.tsx';

/** An opportunity that another company offers. */
export default function PublishedOpportunityScreen(): ReactNode {
  const { opportunityId = '' } = useParams();
  return <ExternalRecord id={opportunityId} />;
}
