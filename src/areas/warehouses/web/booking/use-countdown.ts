import { useEffect, useRef, useState } from 'react';

/**
 * Seconds that are left since a moment of the page's own clock, ticking once a second; `over` runs once when nothing is
 * left.
 */
export function useCountdown(seconds: number, startedAt: number, over: () => void): number {
  const [now, setNow] = useState(() => performance.now());
  const end = useRef(over);
  end.current = over;
  useEffect(() => {
    setNow(performance.now());
    const timer = setInterval(() => {
      setNow(performance.now());
      if (performance.now() - startedAt < seconds * 1000) return;
      clearInterval(timer);
      end.current();
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds, startedAt]);
  return Math.max(0, Math.ceil(seconds - Math.max(0, now - startedAt) / 1000));
}
