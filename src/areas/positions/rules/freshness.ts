import type { GpsSettings } from './gps-defaults.ts';

/** How far what is shown of a truck can be trusted; one that is silent is still shown where it was. */
export const FRESHNESS = ['live', 'late', 'silent', 'never'] as const;
export type Freshness = (typeof FRESHNESS)[number];

type Expected = Pick<GpsSettings, 'intervalSeconds' | 'silenceMinutes'>;

/** One lost message makes nobody late. */
export const LIVE_INTERVALS = 3;
/** Devices that report every few seconds may pass a tunnel. */
export const LIVE_AT_LEAST_SECONDS = 120;

const SECOND = 1000;

/** How many seconds after the last message a device counts as late, and as silent; never silent before it is late. */
export function freshnessLimits({ intervalSeconds, silenceMinutes }: Expected) {
  const lateAfter = Math.max(LIVE_INTERVALS * intervalSeconds, LIVE_AT_LEAST_SECONDS);
  return { lateAfter, silentAfter: Math.max(silenceMinutes * 60, lateAfter) };
}

export function freshnessOf(contactAt: Date | null, now: Date, expected: Expected): Freshness {
  return freshnessAt(contactAt?.getTime() ?? null, now.getTime(), freshnessLimits(expected));
}

/** The same in milliseconds, with the limits worked out before: thousands of trucks are asked about every second. */
export function freshnessAt(
  contactAt: number | null,
  now: number,
  { lateAfter, silentAfter }: ReturnType<typeof freshnessLimits>,
): Freshness {
  if (contactAt === null) return 'never';
  const seconds = (now - contactAt) / SECOND;
  if (seconds <= lateAfter) return 'live';
  return seconds <= silentAfter ? 'late' : 'silent';
}
