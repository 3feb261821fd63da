import { useEffect, useState } from 'react';
import { isOpen } from '#areas/load-orders/rules/order-status.ts';
import { listMyTrips, type MyTrip } from '#areas/trips/contract/driver-trip.calls.ts';
import { useApi, useCall } from '#ui/api/api-context.tsx';
import { ApiError } from '#ui/api/api-error.ts';
import { logOnly } from '#ui/log/log.ts';
import { useSignedIn } from '#ui/session/signed-in.ts';
import { ACCOUNT_TRIPS, storage } from './queue/queue-storage.ts';
import { accountTripApi } from './trip-api.ts';
import { keep } from './use-trip.ts';

interface Kept {
  readonly trips: readonly MyTrip[];
  readonly at: string;
}

/** The driver's trips from the server or, without network, from the last read. */
export function useMyTrips() {
  const api = useApi();
  const { userId } = useSignedIn();
  const { data, error, isError, refetch } = useCall(listMyTrips, {});
  const [kept, setKept] = useState<Kept>();
  const name = `${ACCOUNT_TRIPS}${userId}`;
  const isCutOff = !data && error instanceof ApiError && error.isTransport;

  useEffect(() => {
    if (!data) return;
    storage.keep(name, { trips: data.trips, at: new Date().toISOString() } satisfies Kept).catch(unkept);
    // Stores every trip, because the driver may lose the network before opening it.
    for (const { _id } of data.trips.filter(({ loadingOrderStatus }) => isOpen(loadingOrderStatus))) {
      const tripApi = accountTripApi(api, userId, _id);
      tripApi.read().then((trip) => keep(tripApi.key, trip), unkept);
    }
    // With the script that draws the codes of its tickets.
    Promise.all([import('./my-trip-screen.tsx'), import('qrcode')]).catch(unkept);
  }, [api, data, name, userId]);

  useEffect(() => {
    if (isCutOff) storage.kept(name).then((found) => setKept(found as Kept | undefined), unkept);
  }, [isCutOff, name]);

  const trips = data?.trips ?? kept?.trips;
  return { trips, keptAt: data ? null : (kept?.at ?? null), isError: isError && !trips, refetch };
}

function unkept(error: unknown): void {
  logOnly('this device keeps nothing', error);
}
