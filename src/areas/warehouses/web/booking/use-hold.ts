import { useEffect, useRef, useState } from 'react';
import type { CallReply } from '#kernel/api-call.ts';
import { createId } from '#kernel/ids.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { ApiError } from '#ui/api/api-error.ts';
import { holdPlace, releasePlace } from '../../contract/booking.calls.ts';
import type { FreeTime } from '../../contract/booking.shapes.ts';

/** `heldAt` is a moment of the page's own clock, which nobody puts forward or back. */
export type Hold = CallReply<typeof holdPlace>['hold'] & { readonly heldAt: number };

export interface Choice {
  readonly dateScheduling: string;
  readonly startTime: string;
  readonly dockId?: string;
}

export interface Refusal {
  readonly error: ApiError;
  /** Free times nearby, where somebody else was faster. */
  readonly nearest: readonly FreeTime[];
}

export const refusalOf = (error: ApiError): Refusal => ({
  error,
  nearest: (error.facts as { readonly nearest?: readonly FreeTime[] }).nearest ?? [],
});

/**
 * The place that is held on the server while somebody decides. Another choice moves it; leaving the form or the page
 * gives it back, unless it was booked. One request after the other, so that none overtakes another.
 */
export function useHold(schedulingId: string) {
  const api = useApi();
  const [key] = useState(createId);
  const [hold, setHold] = useState<Hold | null>(null);
  const [wanted, setWanted] = useState<Choice | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const isHeld = useRef(false);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const latest = useRef<Choice | null>(null);

  const giveBack = useRef(() => {});
  giveBack.current = () => {
    latest.current = null;
    if (!isHeld.current) return;
    isHeld.current = false;
    const release = () => api.call(releasePlace, { params: { key } }, { keepalive: true }).catch(() => undefined);
    last.current = last.current.then(release);
  };
  useEffect(() => {
    const leave = () => {
      // Nothing that waits is sent any more once the page is gone.
      if (isHeld.current) void api.call(releasePlace, { params: { key } }, { keepalive: true }).catch(() => undefined);
      isHeld.current = false;
      setHold(null);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      giveBack.current();
    };
  }, [api, key]);

  const take = async (choice: Choice): Promise<void> => {
    // Overtaken by another choice, or the form is closed.
    if (latest.current !== choice) return;
    try {
      const reply = await api.call(holdPlace, { params: { key }, body: { schedulingId, ...choice } });
      if (latest.current === choice) setHold({ ...reply.hold, heldAt: performance.now() });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (latest.current === choice) setRefusal(refusalOf(error));
    } finally {
      if (latest.current === choice) setWanted(null);
    }
  };
  const choose = (choice: Choice): Promise<void> => {
    isHeld.current = true;
    latest.current = choice;
    setWanted(choice);
    setRefusal(null);
    const done = last.current.then(() => take(choice));
    last.current = done.catch(() => undefined);
    return done;
  };
  return {
    key,
    hold,
    /** Chosen, and not yet answered. */
    wanted,
    refusal,
    choose,
    /** Nothing is chosen any more. */
    clear: () => {
      giveBack.current();
      setHold(null);
      setWanted(null);
      setRefusal(null);
    },
    /** It belongs to a booking now and is not given back. */
    keep: () => {
      isHeld.current = false;
      setHold(null);
    },
  };
}
