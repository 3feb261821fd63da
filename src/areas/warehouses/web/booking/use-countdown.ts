import { useEffect, useRef, useState } from 'react';

/** Seconds that are left, ticking once a second; `over` runs once when nothing is left. */
export function useCountdown(seconds: number | null, startedAt: number, over: () => void): number | null {
  const [now, setNow] = useState(() => Date.now());
  const end = useRef(over);
  end.current = over;
  useEffect(() => {
    if (seconds === null) return;
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() - startedAt < seconds * 1000) return;
      clearInterval(timer);
      end.current();
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds, startedAt]);
  return seconds === null ? null : Math.max(0, Math.ceil(seconds - (now - startedAt) / 1000));
}
