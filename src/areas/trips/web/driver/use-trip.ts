import { useCallback, useEffect, useMemo, useState } from 'react';
import type { DriverTrip } from '#areas/trips/contract/driver-trip.calls.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { logOnly } from '#ui/log/log.ts';
import { useStore } from '#ui/store/store.ts';
import type { WaitingAction } from './queue/queue-item.ts';
import { storage } from './queue/queue-storage.ts';
import { createTripQueue, type QueueState, type TripQueue } from './queue/trip-queue.ts';
import type { TripApi } from './trip-api.ts';
import { afterFailure, type KeptTrip, type ReadTrip, tripAfter, tripNow } from './trip-now.ts';

export interface TripState extends ReadTrip {
  readonly queue: TripQueue;
  readonly waiting: QueueState;
  readonly reload: () => Promise<void>;
}

/** The trip from the server or, without network, from the last read; and the queue. */
export function useTrip(tripApi: TripApi): TripState {
  const [state, setState] = useState<ReadTrip>({ trip: null, keptAt: null, error: null });

  const reload = useCallback(async () => {
    try {
      const trip = await tripApi.read();
      setState({ trip, keptAt: null, error: null });
      await keep(tripApi.key, trip);
    } catch (cause) {
      const error = cause instanceof ApiError ? cause : new ApiError(0, {});
      const kept = error.isTransport
        ? ((await storage.kept(tripApi.key).catch(unkept)) as KeptTrip | undefined)
        : undefined;
      setState((before) => afterFailure(before, error, kept));
    }
  }, [tripApi]);

  const queue = useMemo(() => {
    const taken = async (action: WaitingAction) => {
      setState((before) => (before.trip ? { ...before, trip: tripAfter(before.trip, action) } : before));
      await keepAfter(tripApi.key, action);
    };
    return createTripQueue(tripApi.key, storage, tripApi, { taken, settled: () => void reload() });
  }, [tripApi, reload]);
  const waiting = useStore(queue.store);

  useEffect(() => {
    void reload();
    queue.start().catch(unkept);
    const back = () => void queue.wake().then(reload);
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('online', back);
      queue.stop();
    };
  }, [queue, reload]);

  const trip = useMemo(() => state.trip && tripNow(state.trip, waiting.items), [state.trip, waiting.items]);
  return { ...state, trip, queue, waiting, reload };
}

/** Stored for the next visit, which may have no network. */
export async function keep(key: string, trip: DriverTrip): Promise<void> {
  await storage.keep(key, { trip, at: new Date().toISOString() } satisfies KeptTrip).catch(unkept);
}

async function keepAfter(key: string, action: WaitingAction): Promise<void> {
  const kept = (await storage.kept(key).catch(unkept)) as KeptTrip | undefined;
  if (kept) await keep(key, tripAfter(kept.trip, action));
}

function unkept(error: unknown): undefined {
  logOnly('this device keeps nothing', error);
}
