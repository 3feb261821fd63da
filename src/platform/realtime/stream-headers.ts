/** Of every event stream. */
export const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Proxies such as nginx buffer replies by default.
  'x-accel-buffering': 'no',
  // An ended stream must leave no idle connection that delays a stopping server.
  connection: 'close',
} as const;
