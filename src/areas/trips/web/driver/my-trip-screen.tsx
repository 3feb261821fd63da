import { Stack } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useApi } from '#ui/api/api-context.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { DetailSkeleton } from '#ui/feedback/skeletons.tsx';
import { LinkGone } from '#ui/public-page/public-page.tsx';
import { useRecordChange } from '#ui/realtime/realtime-context.tsx';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { accountTripApi } from './trip-api.ts';
import { TripView } from './trip-view.tsx';
import { useTrip } from './use-trip.ts';

/** The trip of a driver who is signed in. */
export default function MyTripScreen(): ReactNode {
  const { t } = useTranslation();
  const { loadOrderId = '' } = useParams();
  const api = useApi();
  const { userId } = useSignedIn();
  const tripApi = useMemo(() => accountTripApi(api, userId, loadOrderId), [api, userId, loadOrderId]);
  const state = useTrip(tripApi);
  useRecordChange('order', loadOrderId, () => void state.reload());
  if (state.error?.status === 404) return <LinkGone />;
  if (state.error) return <ErrorState title={t('ui.publicPage.unreachable')} onRetry={() => void state.reload()} />;
  if (!state.trip) return <DetailSkeleton />;
  return (
    <Stack maw="44rem" mx="auto" w="100%" gap="md">
      <TripView tripApi={tripApi} state={state} trip={state.trip} />
    </Stack>
  );
}
