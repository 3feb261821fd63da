import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { screens } from '#areas/opportunities/area.ts';
import type { ExternalRow } from '#areas/opportunities/contract/opportunity.list.ts';
import { publicationTypeOf } from '#areas/opportunities/rules/publication.ts';
import { addressOf } from '#kernel/screens.ts';
import { ExternalList } from './external-list.tsx';
import { TypeTabs } from './type-tabs.tsx';

const recordOf = ({ _id }: ExternalRow): string => addressOf(screens.publishedOpportunity, { opportunityId: _id });

/** What other companies offer to the own one, by publication type; an unknown type leads to private ones. */
export default function ReceivedScreen(): ReactNode {
  const { publicationType: asked } = useParams();
  const publicationType = publicationTypeOf(asked);
  if (asked !== publicationType) {
    return <Navigate to={addressOf(screens.publishedOpportunities, { publicationType })} replace />;
  }
  return (
    <>
      <TypeTabs open={publicationType} />
      <ExternalList key={publicationType} list="received" query={{ publicationType }} addressOf={recordOf} />
    </>
  );
}
