import type { OrderRecord } from '#areas/load-orders/server/index.ts';
import type { LocationQuestion } from '#areas/trips/contract/driver-trip.calls.ts';
import { definePort } from '#platform/ports.ts';
import type { TripReading } from './trip-bookings.ts';

/** The open question of where the driver of an order is; whoever asks may see the order. */
export const locationQuestion =
  definePort<(reading: TripReading, order: OrderRecord) => Promise<LocationQuestion | null>>('trips.locationQuestion');
