import { Alert } from '@mantine/core';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WRITE_OPPORTUNITIES } from '#areas/opportunities/contract/opportunity.permissions.ts';
import type { OpportunityView } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { CardsSkeleton } from '#ui/feedback/skeletons.tsx';
import { useNumbers } from '#ui/i18n/use-numbers.ts';
import { useHolds } from '#ui/permission/permission-context.tsx';
import { RecordScreen } from '#ui/record/record-screen.tsx';
import { type RecordTab, RecordTabs } from '#ui/record/record-tabs.tsx';
import { TimeLeftChip } from '../carrier/parts/time-left-chip.tsx';
import { Highlights } from './highlights.tsx';
import { OpportunityActions } from './opportunity-actions.tsx';
import { StateChip } from './opportunity-texts.tsx';
import { listAddress, type RecordPlace } from './record-addresses.ts';
import { SummaryPanel } from './summary-panel.tsx';

const ApplicantsPanel = lazy(() => import('./applicants/applicants-panel.tsx'));
const ShareSection = lazy(async () => ({ default: (await import('../share/share-section.tsx')).ShareSection }));
const TimelinePanel = lazy(() => import('./timeline-panel.tsx'));

interface OpportunityRecordProps {
  readonly opportunity: OpportunityView;
  readonly place: RecordPlace;
}

/** An own opportunity: its state and next step on top, its data, applicants and timeline below. */
export function OpportunityRecord({ opportunity, place }: OpportunityRecordProps): ReactNode {
  const { t } = useTranslation();
  const { code, description, cancelReason } = opportunity;
  return (
    <RecordScreen
      title={code}
      text={description}
      backTo={listAddress(place)}
      status={
        <>
          <StateChip opportunity={opportunity} />
          <TimeLeftChip endsAt={opportunity.endsAt} />
        </>
      }
      actions={<OpportunityActions opportunity={opportunity} place={place} />}
    >
      {cancelReason && (
        <Alert
          color="red"
          variant="light"
          icon={<IconBan size="1.2rem" aria-hidden />}
          title={t('opportunities.record.cancelReason')}
        >
          {cancelReason}
        </Alert>
      )}
      <Highlights opportunity={opportunity} />
      <RecordTabs label={t('opportunities.record.tabs.label')} tabs={useTabs(opportunity, place)} />
    </RecordScreen>
  );
}

/** Once it was published the applicants are what people come for; that does not change while they look at it. */
function useTabs(opportunity: OpportunityView, place: RecordPlace): readonly RecordTab[] {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const isWriter = useHolds(WRITE_OPPORTUNITIES);
  const [leadsWithData] = useState(opportunity.state === 'created');
  const { applicants: count } = opportunity;
  const summary: RecordTab = {
    id: 'summary',
    label: t('opportunities.record.tabs.summary'),
    content: () => <SummaryPanel opportunity={opportunity} />,
  };
  const name = t('opportunities.record.tabs.applicants');
  const applicants: RecordTab = {
    id: 'applicants',
    label: count > 0 ? `${name} (${numbers.show(count)})` : name,
    content: () => (
      <Suspense fallback={<CardsSkeleton />}>
        <ApplicantsPanel opportunity={opportunity} place={place} />
      </Suspense>
    ),
  };
  const timeline: RecordTab = {
    id: 'timeline',
    label: t('opportunities.record.tabs.timeline'),
    content: () => (
      <Suspense fallback={<CardsSkeleton />}>
        <TimelinePanel id={opportunity._id} />
      </Suspense>
    ),
  };
  const share: RecordTab = {
    id: 'share',
    label: t('opportunities.share.tab'),
    content: () => (
      <Suspense fallback={<CardsSkeleton />}>
        <ShareSection opportunityId={opportunity._id} />
      </Suspense>
    ),
  };
  const more = isWriter ? [share, timeline] : [timeline];
  return leadsWithData ? [summary, applicants, ...more] : [applicants, summary, ...more];
}
