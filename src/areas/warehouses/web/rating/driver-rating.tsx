import type { ReactNode } from 'react';
import type { TripVisitProps } from '#areas/trips/contract/trip-slots.ts';
import { VisitRating } from './visit-rating.tsx';

/** Asks a driver about a warehouse they left, by account or by their personal link. */
export default function DriverRating({ visit: { _id, place, stars }, alias, onRated }: TripVisitProps): ReactNode {
  const by = alias === null ? ({ kind: 'account' } as const) : ({ kind: 'driverLink', alias } as const);
  return <VisitRating visit={{ _id, warehouse: place, stars }} by={by} onRated={onRated} />;
}
