import type { OrderRecord } from '#areas/load-orders/server/index.ts';
import type { TripBooking } from '#areas/trips/contract/driver-trip.calls.ts';
import type { RequestContext } from '#platform/http/route.ts';
import { definePort } from '#platform/ports.ts';

export type TripReading = Pick<RequestContext<unknown>, 'trx' | 'services' | 'now' | 'caller'>;
type BookingsOf = (reading: TripReading, order: OrderRecord) => Promise<TripBooking[]>;

/** When the truck of a trip is expected at the docks of its places; whoever asks may see the order. */
export const tripBookings = definePort<BookingsOf>('trips.bookings');
