/**
 * What a replay is of, as addresses have it: `?replay=order:<id>` or `?replay=trucks:<id>,<id>`; `?replay=trucks:` lets
 * people choose.
 */
export interface ReplayOf {
  readonly orderId?: string;
  readonly truckIds?: readonly string[];
  readonly from?: string;
  readonly to?: string;
}

const KEYS = ['replay', 'from', 'to'] as const;

export function replayIn(query: URLSearchParams): ReplayOf | null {
  const [kind, ids = ''] = (query.get('replay') ?? '').split(':');
  const [from, to] = [query.get('from'), query.get('to')];
  const span = { ...(from ? { from } : {}), ...(to ? { to } : {}) };
  if (kind === 'order') return ids === '' ? null : { orderId: ids, ...span };
  return kind === 'trucks' ? { truckIds: ids.split(',').filter(Boolean), ...span } : null;
}

export function withReplay(query: URLSearchParams, of: ReplayOf): URLSearchParams {
  const next = withoutReplay(query);
  next.set('replay', of.orderId ? `order:${of.orderId}` : `trucks:${(of.truckIds ?? []).join(',')}`);
  if (of.from) next.set('from', of.from);
  if (of.to) next.set('to', of.to);
  return next;
}

export function withoutReplay(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const key of KEYS) next.delete(key);
  return next;
}
