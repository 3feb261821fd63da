/**
 * Menu clicks and session length, for whoever wants to count them. Off unless a collector is set by configuration;
 * it never blocks and never fails loudly.
 */
export type AnalyticsEvent =
  | { readonly name: 'menu'; readonly path: string }
  | { readonly name: 'sessionLength'; readonly minutes: number };

type Collector = (event: AnalyticsEvent) => void;

const MINIMUM_MINUTES = 0.1;
let collect: Collector = () => undefined;

export function setCollector(next: Collector): void {
  collect = next;
}

export function trackMenuClick(path: string): void {
  collect({ name: 'menu', path });
}

/** Sent when the page goes away, only for sessions longer than six seconds. */
export function trackSessionLength(startedAt: number): () => void {
  const send = () => {
    const minutes = (Date.now() - startedAt) / 60_000;
    if (minutes > MINIMUM_MINUTES) collect({ name: 'sessionLength', minutes });
  };
  window.addEventListener('pagehide', send);
  return () => window.removeEventListener('pagehide', send);
}
