import { useEffect, useRef, useState } from 'react';
import type { LiveTruck } from '../../contract/live.shapes.ts';
import type { WallMode } from './map-state.ts';

const SHOWN_MS = 15_000;

/** Fills the screen while the map hangs on a wall and keeps it awake; leaving the full screen leaves the wall. */
export function useWall(wall: WallMode | null, onLeave: () => void): void {
  const leave = useRef(onLeave);
  leave.current = onLeave;
  const isOn = wall !== null;
  useEffect(() => {
    if (!isOn) return;
    const changed = () => document.fullscreenElement === null && leave.current();
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && leave.current();
    document.addEventListener('fullscreenchange', changed);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('fullscreenchange', changed);
      document.removeEventListener('keydown', press);
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, [isOn]);
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isLeft = false;
    // A hidden page loses it.
    const hold = () => {
      if (document.visibilityState !== 'visible') return;
      navigator.wakeLock.request('screen').then(
        (held) => {
          lock = held;
          if (isLeft) void held.release();
        },
        // Refused, for example while the battery is low: the map stays as it is.
        () => undefined,
      );
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, [isOn]);
}

/** By a click only: browsers refuse it otherwise, and then the map fills the window. */
export const fillScreen = (): void => void document.documentElement.requestFullscreen?.().catch(() => undefined);

/** One truck after the other, in the order of the list: those in alert where there are any. */
export function useTour(isOn: boolean, trucks: readonly LiveTruck[]): LiveTruck | undefined {
  const [shown, setShown] = useState<string | null>(null);
  const latest = useRef(trucks);
  latest.current = trucks;
  useEffect(() => {
    if (!isOn) return;
    const next = () =>
      setShown((before) => {
        const seen = toured(latest.current);
        return seen[(seen.findIndex(({ id }) => id === before) + 1) % seen.length]?.id ?? null;
      });
    next();
    const timer = setInterval(next, SHOWN_MS);
    return () => clearInterval(timer);
  }, [isOn]);
  return isOn ? trucks.find(({ id }) => id === shown) : undefined;
}

function toured(trucks: readonly LiveTruck[]): readonly LiveTruck[] {
  const placed = trucks.filter(({ lat }) => lat !== null);
  const inAlert = placed.filter(({ state }) => state === 'alert');
  return inAlert.length > 0 ? inAlert : placed;
}
