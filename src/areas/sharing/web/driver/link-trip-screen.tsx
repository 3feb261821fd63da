import { type ReactNode, useMemo } from 'react';
import { useParams } from 'react-router';
import { linkDoor } from '#areas/trips/web/driver/door.ts';
import { TripView } from '#areas/trips/web/driver/trip-view.tsx';
import { useTrip } from '#areas/trips/web/driver/use-trip.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { NothingYet, OutsidePage } from '../client/outside-page.tsx';

/** The trip of a driver who came by a personal link. */
export default function LinkTripScreen(): ReactNode {
  const { loadOrderId = '' } = useParams();
  const api = useApi();
  const door = useMemo(() => linkDoor(api, loadOrderId), [api, loadOrderId]);
  const state = useTrip(door);
  if (!state.trip) return <NothingYet error={state.error} onRetry={() => void state.reload()} />;
  return (
    <OutsidePage company={state.trip.company}>
      <TripView door={door} state={state} trip={state.trip} />
    </OutsidePage>
  );
}
