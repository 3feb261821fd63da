import { useReducedMotion } from '@mantine/hooks';
import { type RefObject, useEffect, useRef } from 'react';
import { advance, startOf } from './replay-clock.ts';
import type { ReplayBarProps } from './replay-props.ts';

/** Thirty pictures a second are smooth; where somebody asked for less motion, two are enough. */
const STEP_MS = 33;
const CALM_STEP_MS = 500;

type Running = Pick<ReplayBarProps, 'from' | 'to' | 'at' | 'onAt' | 'playing' | 'onPlaying' | 'rate'>;

/** Advances the time while it is playing, from wherever it was moved to, and not while somebody holds the slider. */
export function useReplayClock(props: Running, isHeld: RefObject<boolean>): void {
  const latest = useRef(props);
  latest.current = props;
  const step = useReducedMotion() ? CALM_STEP_MS : STEP_MS;
  const { playing } = props;
  useEffect(() => {
    if (!playing) return;
    let frame = 0;
    const { at: begin, from, to: last } = latest.current;
    let state = { at: startOf(begin, { from, to: last }), seen: performance.now() };
    let sent = begin;
    // The page shows what was sent a little later; until then it still has what it had before.
    let before = begin;
    let due = state.seen;
    const run = (now: number) => {
      frame = requestAnimationFrame(run);
      const { at, to, rate, onAt, onPlaying } = latest.current;
      const isMoved = at !== sent && at !== before;
      if (isMoved || isHeld.current) {
        sent = at;
        before = at;
        state = { at, seen: now };
      }
      state = advance(state, now, rate, to);
      if (isHeld.current || (now < due && state.at < to)) return;
      due = now + step;
      before = at;
      sent = state.at;
      onAt(state.at);
      if (state.at >= to) onPlaying(false);
    };
    frame = requestAnimationFrame(run);
    return () => cancelAnimationFrame(frame);
  }, [playing, isHeld, step]);
}
