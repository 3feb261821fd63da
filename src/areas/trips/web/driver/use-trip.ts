import { useCallback, useEffect, useMemo, useState } from 'react';
import type { DriverTrip } from '#areas/trips/contract/driver-trip.calls.ts';
import { ApiError } from '#ui/api/api-error.ts';
import { logOnly } from '#ui/log/log.ts';
import { useStore } from '#ui/store/store.ts';
import type { WaitingAction } from './queue/queue-item.ts';
import { BrowserQueueStorage } from './queue/queue-storage.ts';
import { type QueueState, TripQueue } from './queue/trip-queue.ts';
import type { TripApi } from './trip-api.ts';
import { tripAfter, tripNow } from './trip-now.ts';

interface Kept {
  readonly trip: DriverTrip;
  readonly at: string;
}

export interface TripState {
  readonly trip: DriverTrip | null;
  /** When the trip on the screen was last read, if it could not be read again. */
  readonly keptAt: string | null;
  readonly error: ApiError | null;
  readonly queue: TripQueue;
  readonly waiting: QueueState;
  readonly reload: () => Promise<void>;
}

export const storage = new BrowserQueueStorage();

/** The trip from the server or, without network, from the last read; and the queue. */
export function useTrip(tripApi: TripApi): TripState {
  const [state, setState] = useState<Pick<TripState, 'trip' | 'keptAt' | 'error'>>({
    trip: null,
    keptAt: null,
    error: null,
  });

  const reload = useCallback(async () => {
    try {
      const trip = await tripApi.read();
      setState({ trip, keptAt: null, error: null });
      await keep(tripApi.key, trip);
    } catch (cause) {
      const error = cause instanceof ApiError ? cause : new ApiError(0, {});
      const kept = error.isTransport
        ? ((await storage.keptTrip(tripApi.key).catch(unkept)) as Kept | undefined)
        : undefined;
      setState(kept ? { trip: kept.trip, keptAt: kept.at, error: null } : { trip: null, keptAt: null, error });
    }
  }, [tripApi]);

  const queue = useMemo(() => {
    const taken = async (action: WaitingAction) => {
      setState((before) => (before.trip ? { ...before, trip: tripAfter(before.trip, action) } : before));
      await keepAfter(tripApi.key, action);
    };
    return new TripQueue(tripApi.key, storage, tripApi, { taken, settled: () => void reload() });
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
  await storage.keepTrip(key, { trip, at: new Date().toISOString() } satisfies Kept).catch(unkept);
}

async function keepAfter(key: string, action: WaitingAction): Promise<void> {
  const kept = (await storage.keptTrip(key).catch(unkept)) as Kept | undefined;
  if (kept) await keep(key, tripAfter(kept.trip, action));
}

function unkept(error: unknown): undefined {
  logOnly('this device keeps nothing', error);
}
