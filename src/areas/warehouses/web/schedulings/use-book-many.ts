import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { addDays } from '#kernel/dates.ts';
import { createId } from '#kernel/ids.ts';
import type { ApiClient } from '#ui/api/api-client.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { ApiError } from '#ui/api/api-error.ts';
import { findShifts, holdPlace, releasePlace, scheduleOrder } from '../../contract/booking.calls.ts';
import type { BookingView } from '../../contract/booking.shapes.ts';

export interface From {
  readonly date: string;
  /** HH:mm; later times of the day, and any time of the days after it. */
  readonly time: string;
}

export type Outcome = { readonly booked: BookingView } | { readonly error: ApiError | null };

/** So many days are looked at for each booking, beginning with the chosen one. */
const DAYS = 3;

/** Holds and books one after the other, so that each sees what the one before it took. */
export function useBookMany() {
  const api = useApi();
  const queries = useQueryClient();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [isRunning, setRunning] = useState(false);
  const isStopped = useRef(false);
  const run = async (ids: readonly string[], from: From): Promise<void> => {
    isStopped.current = false;
    setRunning(true);
    for (const id of ids) {
      if (isStopped.current) break;
      const outcome = await bookFirst(api, id, from);
      setOutcomes((before) => new Map(before).set(id, outcome));
    }
    setRunning(false);
    await Promise.all(['scheduling', 'loadingOrder'].map((area) => queries.invalidateQueries({ queryKey: [area] })));
  };
  const stop = () => {
    isStopped.current = true;
  };
  return { outcomes, isRunning, run, stop };
}

/** The first free time from a moment on; where somebody else is faster, the next one. */
async function bookFirst(api: ApiClient, schedulingId: string, from: From): Promise<Outcome> {
  try {
    for (let ahead = 0; ahead < DAYS; ahead += 1) {
      const date = addDays(from.date, ahead);
      const { schedules } = await api.call(findShifts, { query: { schedulingId, date } });
      const free = schedules.filter(({ scheduleStatus }) => scheduleStatus).map(({ startTime }) => startTime);
      const times = [...new Set(free)].filter((time) => ahead > 0 || time >= from.time);
      for (const startTime of times) {
        const booked = await bookAt(api, schedulingId, date, startTime);
        if (booked) return { booked };
      }
    }
    return { error: null };
  } catch (error) {
    if (error instanceof ApiError) return { error };
    throw error;
  }
}

/** Undefined where somebody else was faster; every other refusal is final. */
async function bookAt(api: ApiClient, schedulingId: string, dateScheduling: string, startTime: string) {
  const key = createId();
  try {
    await api.call(holdPlace, { params: { key }, body: { schedulingId, dateScheduling, startTime } });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'bookings.taken') return undefined;
    throw error;
  }
  try {
    return (await api.call(scheduleOrder, { body: { schedulingId, holdKey: key } })).scheduling;
  } catch (error) {
    await api.call(releasePlace, { params: { key } }).catch(() => undefined);
    throw error;
  }
}
