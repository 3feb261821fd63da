const SLOW_BROWSER_MS = 500;
/** A page that never rests, such as a live map, gives way in the end. */
const LATEST_MS = 2_000;

/** Once the page has nothing else to do; not every browser says when that is. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: LATEST_MS });
  else setTimeout(work, SLOW_BROWSER_MS);
}
