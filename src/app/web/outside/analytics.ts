/**
 * Sends menu clicks and session length to an analytics service. Off unless an address is configured; it never blocks
 * and never shows an error.
 */
export type AnalyticsEvent =
  | { readonly name: 'menu'; readonly path: string }
  | { readonly name: 'sessionLength'; readonly minutes: number };

type Collector = (event: AnalyticsEvent) => void;

const MINIMUM_MINUTES = 0.1;
let collect: Collector = () => undefined;

/** A beacon is sent even while the page closes. */
export function collectAt(address: string): void {
  collect = (event) => void navigator.sendBeacon(address, JSON.stringify(event));
}

export function trackMenuClick(path: string): void {
  collect({ name: 'menu', path });
}

/** The event for a session of this length; very short ones are not sent. */
export function sessionLength(milliseconds: number): AnalyticsEvent | undefined {
  const minutes = milliseconds / 60_000;
  return minutes > MINIMUM_MINUTES ? { name: 'sessionLength', minutes } : undefined;
}

/** Sent when the page closes. */
export function trackSessionLength(): () => void {
  const startedAt = Date.now();
  const send = () => {
    const event = sessionLength(Date.now() - startedAt);
    if (event) collect(event);
  };
  window.addEventListener('pagehide', send);
  return () => window.removeEventListener('pagehide', send);
}
