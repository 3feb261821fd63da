/** Waits, but returns early when the network comes back or the tab becomes visible. */
export function pauseUntilUseful(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const seen = () => document.visibilityState === 'visible' && end();
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
    document.addEventListener('visibilitychange', seen);
    signal.addEventListener('abort', end);
    function end() {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      document.removeEventListener('visibilitychange', seen);
      signal.removeEventListener('abort', end);
      resolve();
    }
  });
}
