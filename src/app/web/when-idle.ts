const SLOW_BROWSER_MS = 500;

/** Once the page has nothing else to do; not every browser says when that is. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, SLOW_BROWSER_MS);
}
