import { useEffect, useRef, useState } from 'react';
import type { CallReply } from '#kernel/api-call.ts';
import { createId } from '#kernel/ids.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { ApiError } from '#ui/api/api-error.ts';
import { holdPlace, releasePlace } from '../../contract/booking.calls.ts';
import type { FreeTime } from '../../contract/booking.shapes.ts';

export type Hold = CallReply<typeof holdPlace>['hold'] & { readonly heldAt: number };

export interface Choice {
  readonly dateScheduling: string;
  readonly startTime: string;
  readonly dockId?: string;
}

interface Refusal {
  readonly message: string;
  /** Free times nearby, where somebody else was faster. */
  readonly nearest: readonly FreeTime[];
}

/**
 * The place that is held on the server while somebody decides. Another choice moves it; leaving the form gives it back,
 * unless it was booked.
 */
export function useHold(
  target: { readonly schedulingId: string } | { readonly warehouseId: string; readonly action: 'load' | 'unload' },
) {
  const api = useApi();
  const [hold, setHold] = useState<Hold | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, setBusy] = useState(false);
  const key = useRef(createId());
  const held = useRef(false);
  const give = useRef(() => {});
  give.current = () => {
    if (!held.current) return;
    held.current = false;
    void api.call(releasePlace, { params: { key: key.current } }).catch(() => undefined);
    key.current = createId();
  };
  useEffect(() => () => give.current(), []);

  const choose = async (choice: Choice): Promise<Hold | null> => {
    setBusy(true);
    setRefusal(null);
    try {
      const { hold: taken } = await api.call(holdPlace, {
        params: { key: key.current },
        body: { ...target, ...choice },
      });
      held.current = true;
      const current = { ...taken, heldAt: Date.now() };
      setHold(current);
      return current;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { nearest = [] } = error.facts as { readonly nearest?: readonly FreeTime[] };
      setRefusal({ message: error.message, nearest });
      return null;
    } finally {
      setBusy(false);
    }
  };

  return {
    hold,
    refusal,
    isBusy,
    choose,
    /** Nothing is chosen any more. */
    clear: () => {
      give.current();
      setHold(null);
      setRefusal(null);
    },
    /** It belongs to a booking now and is not given back. */
    keep: () => {
      held.current = false;
      setHold(null);
    },
  };
}
