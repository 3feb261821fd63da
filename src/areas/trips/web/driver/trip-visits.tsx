import { useNetwork } from '@mantine/hooks';
import { type ReactNode, Suspense } from 'react';
import type { DriverTrip } from '#areas/trips/contract/driver-trip.calls.ts';
import { type TripVisitProps, tripVisit } from '#areas/trips/contract/trip-slots.ts';
import { OptionalPart } from '#ui/feedback/optional-part.tsx';
import { SlotView } from '#ui/slots/slots.tsx';

interface TripVisitsProps extends Pick<TripVisitProps, 'alias' | 'onRated'> {
  readonly trip: DriverTrip;
}

/** The places that the truck has left; nothing is asked about them without network. */
export function TripVisits({ trip, ...props }: TripVisitsProps): ReactNode {
  const { online } = useNetwork();
  if (!online) return null;
  return trip.bookings.map(({ _id, place, visit }) => {
    if (!visit) return null;
    return (
      <OptionalPart key={_id}>
        <Suspense fallback={null}>
          <SlotView of={tripVisit} props={{ ...props, visit: { _id, place, stars: visit.stars } }} />
        </Suspense>
      </OptionalPart>
    );
  });
}
