import { Button } from '@mantine/core';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { screens } from '#areas/opportunities/area.ts';
import type { ExternalOpportunity } from '#areas/opportunities/contract/opportunity.shapes.ts';
import { readExternalOpportunity } from '#areas/opportunities/contract/postulation.calls.ts';
import { addressOf } from '#kernel/screens.ts';
import { useCall } from '#ui/api/api-context.tsx';
import { StatusChip } from '#ui/feedback/chip.tsx';
import { DetailSkeleton } from '#ui/feedback/skeletons.tsx';
import { RecordColumns } from '#ui/record/record-columns.tsx';
import { RecordScreen } from '#ui/record/record-screen.tsx';
import { useCanOpen } from '#ui/routing/can-open.ts';
import { Notice } from './parts/notice.tsx';
import { PostulationChip } from './parts/postulation-chip.tsx';
import { LaneSection } from './record/lane-section.tsx';
import { LoadSection } from './record/load-section.tsx';
import { OfferSection } from './record/offer-section.tsx';
import { OwnApplications } from './record/own-applications.tsx';
import { RecordActions } from './record/record-actions.tsx';
import { RecordFailure } from './record/record-failure.tsx';
import { WatchButton } from './record/watch-button.tsx';

const CarrierDialogs = lazy(() => import('./dialogs/carrier-dialogs.tsx'));

/** An opportunity of another company, as a carrier sees it before the award. */
export function ExternalRecord({ id }: { readonly id: string }): ReactNode {
  const reply = useCall(readExternalOpportunity, { params: { id } });
  const backTo = useBackTo(reply.data?.opportunity);
  // Taken out of the audience in the meantime reads the same as unknown.
  if (reply.isError && (!reply.data || reply.error.isGone)) {
    return <RecordFailure error={reply.error} backTo={backTo} onRetry={() => void reply.refetch()} />;
  }
  if (!reply.data) return <DetailSkeleton lines={10} />;
  return <Record opportunity={reply.data.opportunity} backTo={backTo} />;
}

interface RecordProps {
  readonly opportunity: ExternalOpportunity;
  readonly backTo: string;
}

function Record({ opportunity, backTo }: RecordProps): ReactNode {
  const { t } = useTranslation();
  const { code, description, state, origin, destination, endedBy } = opportunity;
  const [last] = opportunity.postulations;
  return (
    <RecordScreen
      title={`${origin.cityName} → ${destination.cityName}`}
      text={[code, description].filter(Boolean).join(' · ')}
      backTo={backTo}
      status={
        <>
          {state !== 'published' && (
            <StatusChip
              tone={state === 'cancelled' ? 'danger' : 'neutral'}
              label={endedBy ? t(`opportunities.endedBy.${endedBy}`) : t(`opportunities.states.${state}`)}
            />
          )}
          {last && <PostulationChip state={last.state} />}
        </>
      }
      actions={
        <>
          {!opportunity.isOwn && <WatchButton opportunity={opportunity} />}
          <RecordActions opportunity={opportunity} />
        </>
      }
    >
      {opportunity.isOwn && <OwnNotice id={opportunity._id} />}
      <RecordColumns
        first={
          <>
            <OwnApplications opportunity={opportunity} />
            <OfferSection opportunity={opportunity} />
          </>
        }
        second={
          <>
            <LaneSection opportunity={opportunity} />
            <LoadSection opportunity={opportunity} />
          </>
        }
      />
      <Suspense fallback={null}>
        <CarrierDialogs />
      </Suspense>
    </RecordScreen>
  );
}

/** Own opportunities have a record of their own. */
function OwnNotice({ id }: { readonly id: string }): ReactNode {
  const { t } = useTranslation();
  const canOpen = useCanOpen();
  const address = [screens.opportunity, screens.marketOpportunity]
    .map((screen) => addressOf(screen, { opportunityId: id }))
    .find(canOpen);
  return (
    <Notice tone="neutral" icon={IconInfoCircle} title={t('errors.opportunities.own')}>
      {address && (
        <Button component={Link} to={address} variant="default" size="compact-md">
          {t('opportunities.carrier.actions.open')}
        </Button>
      )}
    </Notice>
  );
}

/** The list it was found in. */
function useBackTo(opportunity: ExternalOpportunity | undefined): string {
  const canOpen = useCanOpen();
  const type = opportunity?.publicationType ?? 'private';
  const received = addressOf(screens.publishedOpportunities, { publicationType: type });
  const market = addressOf(screens.marketplace);
  const lists = type === 'marketplace' ? [market, received] : [received, market];
  return [...lists, addressOf(screens.myPostulations)].find(canOpen) ?? '/';
}
