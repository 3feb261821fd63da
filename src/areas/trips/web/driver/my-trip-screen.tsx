import { Stack } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { type ReactNode, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { tripVisits } from '#areas/trips/contract/trip-slots.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { OptionalPart } from '#ui/feedback/optional-part.tsx';
import { DetailSkeleton } from '#ui/feedback/skeletons.tsx';
import { LinkGone } from '#ui/public-page/public-page.tsx';
import { useRecordChange } from '#ui/realtime/realtime-context.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { SlotView } from '#ui/slots/slots.tsx';
import { accountTripApi } from './trip-api.ts';
import { TripView } from './trip-view.tsx';
import { useTrip } from './use-trip.ts';

/** The trip of a driver who is signed in. */
export default function MyTripScreen(): ReactNode {
  const { t } = useTranslation();
  const { loadOrderId = '' } = useParams();
  const api = useApi();
  const { userId } = useSignedIn();
  const { online } = useNetwork();
  const tripApi = useMemo(() => accountTripApi(api, userId, loadOrderId), [api, userId, loadOrderId]);
  const state = useTrip(tripApi);
  useRecordChange('order', loadOrderId, () => void state.reload());
  if (state.error?.status === 404) return <LinkGone />;
  if (state.error) return <ErrorState title={t('ui.publicPage.unreachable')} onRetry={() => void state.reload()} />;
  if (!state.trip) return <DetailSkeleton />;
  return (
    <Stack maw="44rem" mx="auto" w="100%" gap="md">
      <TripView tripApi={tripApi} state={state} trip={state.trip} />
      {online && (
        <OptionalPart>
          <Suspense fallback={null}>
            <SlotView of={tripVisits} props={{ orderId: loadOrderId }} />
          </Suspense>
        </OptionalPart>
      )}
    </Stack>
  );
}
