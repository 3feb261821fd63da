import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallInput, CallReply } from '#kernel/api-call.ts';
import { createId } from '#kernel/ids.ts';
import { useApi } from '#ui/api/api-context.tsx';
import { ApiError } from '#ui/api/api-error.ts';
import { reasonText } from '#ui/feedback/error-text.ts';
import { holdPlace, releasePlace } from '../../contract/booking.calls.ts';
import type { FreeTime } from '../../contract/booking.shapes.ts';

type HoldReply = CallReply<typeof holdPlace>;
/** `heldAt` is a moment of the page's own clock, which nobody puts forward or back. */
export type Hold = HoldReply['hold'] & { readonly heldAt: number };

export interface Choice {
  readonly dateScheduling: string;
  readonly startTime: string;
  readonly dockId?: string;
}

export interface Refusal {
  readonly message: string;
  /** Free times nearby, where somebody else was faster. */
  readonly nearest: readonly FreeTime[];
}

export function refusalOf({ message, facts }: Pick<ApiError, 'message' | 'facts'>): Refusal {
  const { nearest = [] } = facts as { readonly nearest?: readonly FreeTime[] };
  return { message, nearest };
}

type Target = CallInput<typeof holdPlace>['body'] extends infer Body
  ? Body extends unknown
    ? Omit<Body, keyof Choice>
    : never
  : never;

/** The place that somebody of the platform holds for a booking, or for an order that is being written. */
export function useHold(target: Target) {
  const api = useApi();
  return useHeldPlace({
    hold: (key, choice) =>
      api.call(holdPlace, { params: { key }, body: { ...target, ...choice } as CallInput<typeof holdPlace>['body'] }),
    release: (key) => api.call(releasePlace, { params: { key } }, { keepalive: true }),
  });
}

interface HoldCalls {
  readonly hold: (key: string, choice: Choice) => Promise<HoldReply>;
  /** Also sent while the page is being left. */
  readonly release: (key: string) => Promise<unknown>;
}

/**
 * The place that is held on the server while somebody decides. Another choice moves it; leaving the form or the page
 * gives it back, unless it was booked. One request after the other, so that none overtakes another.
 */
export function useHeldPlace(calls: HoldCalls) {
  const { t } = useTranslation();
  const [key] = useState(createId);
  const [hold, setHold] = useState<Hold | null>(null);
  const [wanted, setWanted] = useState<Choice | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const isHeld = useRef(false);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const latest = useRef<Choice | null>(null);
  const send = useRef(calls);
  send.current = calls;
  const release = useRef(() => send.current.release(key).catch(() => undefined));

  const giveBack = useRef(() => {
    latest.current = null;
    if (!isHeld.current) return;
    isHeld.current = false;
    last.current = last.current.then(release.current);
  });
  useEffect(() => {
    const leave = () => {
      // Nothing that waits is sent any more once the page is gone.
      if (isHeld.current) void release.current();
      isHeld.current = false;
      setHold(null);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      giveBack.current();
    };
  }, []);

  const take = async (choice: Choice): Promise<void> => {
    // Overtaken by another choice, or the form is closed.
    if (latest.current !== choice) return;
    try {
      const reply = await send.current.hold(key, choice);
      if (latest.current === choice) setHold({ ...reply.hold, heldAt: performance.now() });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (latest.current === choice) setRefusal(refusalOf({ message: reasonText(error, t), facts: error.facts }));
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
  const clear = () => {
    giveBack.current();
    setHold(null);
    setWanted(null);
    setRefusal(null);
  };
  return {
    key,
    hold,
    /** Chosen, and not yet answered. */
    wanted,
    refusal,
    choose,
    /** Nothing is chosen any more. */
    clear,
    /** The hold was over before it was booked. */
    refuse: (why: Refusal) => {
      clear();
      setRefusal(why);
    },
    /** It belongs to a booking now and is not given back. */
    keep: () => {
      isHeld.current = false;
      setHold(null);
    },
  };
}
export type HeldPlace = ReturnType<typeof useHeldPlace>;
