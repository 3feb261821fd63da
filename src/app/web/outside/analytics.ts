/**
 * Menu clicks and session length, for whoever wants to count them. Off unless an address is configured; it never
 * blocks and never fails loudly.
 */
export type AnalyticsEvent =
  | { readonly name: 'menu'; readonly path: string }
  | { readonly name: 'sessionLength'; readonly minutes: number };

type Collector = (event: AnalyticsEvent) => void;

const MINIMUM_MINUTES = 0.1;
let collect: Collector = () => undefined;

/** A beacon also leaves while the page goes away. */
export function collectAt(address: string): void {
  collect = (event) => void navigator.sendBeacon(address, JSON.stringify(event));
}

export function trackMenuClick(path: string): void {
  collect({ name: 'menu', path });
}

/** What is told of a session of this length; the shortest are nobody's business. */
export function sessionLength(milliseconds: number): AnalyticsEvent | undefined {
  const minutes = milliseconds / 60_000;
  return minutes > MINIMUM_MINUTES ? { name: 'sessionLength', minutes } : undefined;
}

/** Told when the page goes away. */
export function trackSessionLength(): () => void {
  const startedAt = Date.now();
  const send = () => {
    const event = sessionLength(Date.now() - startedAt);
    if (event) collect(event);
  };
  window.addEventListener('pagehide', send);
  return () => window.removeEventListener('pagehide', send);
}
