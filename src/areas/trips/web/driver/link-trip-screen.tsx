import { type ReactNode, useMemo } from 'react';
import { useParams } from 'react-router';
import { followLinkedTrip } from '#areas/trips/contract/driver-trip.calls.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { PublicPage, PublicPageState } from '#ui/public-page/public-page.tsx';
import { usePageChanges } from '#ui/public-page/use-page-changes.ts';
import { linkTripApi } from './trip-api.ts';
import { TripView } from './trip-view.tsx';
import { useTrip } from './use-trip.ts';

/** The trip of a driver with a personal link. */
export default function LinkTripScreen(): ReactNode {
  const { loadOrderId = '' } = useParams();
  const api = useApi();
  const tripApi = useMemo(() => linkTripApi(api, loadOrderId), [api, loadOrderId]);
  const state = useTrip(tripApi);
  const stream = state.trip && { call: followLinkedTrip, input: { params: { loadOrderId } } };
  usePageChanges(stream, () => void state.reload());
  if (!state.trip) return <PublicPageState error={state.error} onRetry={() => void state.reload()} />;
  return (
    <PublicPage company={state.trip.company}>
      <TripView tripApi={tripApi} state={state} trip={state.trip} alias={loadOrderId} />
    </PublicPage>
  );
}
