import type { ReactNode } from 'react';
import type { OpportunityView } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { RecordColumns } from '#ui/record/record-columns.tsx';
import { FreightSection, LoadSection, PublicationSection } from './facts-sections.tsx';
import { LaneSection } from './lane-section.tsx';
import { OrdersSection } from './orders-section.tsx';
import { ReadersSection } from './readers-section.tsx';

/** Everything about the offer itself, in two columns where there is room. */
export function SummaryPanel({ opportunity }: { readonly opportunity: OpportunityView }): ReactNode {
  return (
    <RecordColumns
      first={
        <>
          <LoadSection opportunity={opportunity} />
          <FreightSection opportunity={opportunity} />
          <ReadersSection opportunity={opportunity} />
        </>
      }
      second={
        <>
          <OrdersSection opportunity={opportunity} />
          <LaneSection opportunity={opportunity} />
          <PublicationSection opportunity={opportunity} />
        </>
      }
    />
  );
}
